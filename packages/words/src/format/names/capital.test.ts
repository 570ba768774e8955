import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { capitalise } from './capital.ts'

test('capitalise turns the first letter into a capital, as the language requires', () =>
  checkRows(
    [
      ['en-GB', 'palm oil', 'Palm oil'],
      ['en-GB', 'DAP', 'DAP'],
      ['tr', 'incir', 'İncir'],
      ['hi', 'मक्का', 'मक्का'],
      ['en-GB', '', ''],
    ],
    ([tag, text, heading]) => expect(capitalise(tag, text)).toBe(heading),
  ))
