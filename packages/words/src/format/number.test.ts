import { expect, test } from 'vitest'
import { formatNumber } from './number.ts'

test("formatNumber uses the language's separators and a real minus sign", () => {
  expect(formatNumber('en-GB', 1234.56, 1)).toBe('1,234.6')
  expect(formatNumber('de', 1234.56, 1)).toBe('1.234,6')
  expect(formatNumber('en-GB', -2.04, 1, 1)).toBe('−2.0')
})

test('formatNumber writes a value that rounds to zero without a sign', () => {
  expect(formatNumber('en-GB', -0.04, 1)).toBe('0')
})
