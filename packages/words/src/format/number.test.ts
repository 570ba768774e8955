import { expect, test } from 'vitest'
import { number } from './number.ts'

test('thousands, decimals and the minus sign are those of the language', () => {
  expect(number('en-GB', 1234.56, 1)).toBe('1,234.6')
  expect(number('de', 1234.56, 1)).toBe('1.234,6')
  expect(number('en-GB', -2.04, 1, 1)).toBe('−2.0')
})

test('zero has no sign', () => {
  expect(number('en-GB', -0.04, 1)).toBe('0')
})
