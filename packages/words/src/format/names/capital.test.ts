import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test } from 'vitest'
import { capital } from './capital.ts'

test('how names begin a heading', () =>
  checkRows(
    [
      ['en-GB', 'palm oil', 'Palm oil'],
      ['en-GB', 'DAP', 'DAP'],
      ['tr', 'incir', 'İncir'],
      ['hi', 'मक्का', 'मक्का'],
      ['en-GB', '', ''],
    ],
    ([tag, text, heading]) => expect(capital(tag, text)).toBe(heading),
  ))
