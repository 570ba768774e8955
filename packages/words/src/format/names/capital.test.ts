import { expect, test } from 'vitest'
import { capital } from './capital.ts'

test.each([
  ['en-GB', 'palm oil', 'Palm oil'],
  ['en-GB', 'DAP', 'DAP'],
  ['tr', 'incir', 'İncir'],
  ['hi', 'मक्का', 'मक्का'],
  ['en-GB', '', ''],
])('%s: %o begins a heading as %o', (tag, text, heading) => expect(capital(tag, text)).toBe(heading))
