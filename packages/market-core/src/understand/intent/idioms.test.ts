import { expect, test } from 'vitest'
import { findIntent } from './find-intent.ts'

test.each([
  ['price of maize any date will do', 'price'],
  ['whichever month you have would do price of maize', 'price'],
  ['maize when it was last written down', 'price'],
  ['look up maize for me', 'price'],
  ['what will maize do next month', 'forecast'],
  ['how far is maize down', 'change'],
])('Q20 %s', (plain, intent) => {
  expect(findIntent(plain, ['maize'])).toBe(intent)
})
