import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatPlainNumber } from './plain-number.ts'
import { formatInputNumber } from './typed-number.ts'

test('formatInputNumber writes a number as a person would type it', () =>
  checkRows(
    [
      ['en-GB', 1234.5, 1, '1234.5'],
      ['en-GB', 12.996, 2, '13'],
      ['en-GB', -0.04, 1, '0'],
      ['en-GB', -2.2, 1, '-2.2'],
      ['de', 12.44, 1, '12,4'],
      ['sv', -2.2, 1, '-2,2'],
      ['fa', -2.2, 1, '-2.2'],
    ] as const,
    ([tag, value, decimals, text]) => expect(formatInputNumber(tag, value, decimals)).toBe(text),
  ))

test('formatPlainNumber writes all digits of a rate', () => {
  expect(formatPlainNumber('en-GB', 129.3)).toBe('129.3')
  expect(formatPlainNumber('en-GB', 1234.567_89)).toBe('1234.56789')
  expect(formatPlainNumber('de', 0.000_012_3)).toBe('0,0000123')
})
