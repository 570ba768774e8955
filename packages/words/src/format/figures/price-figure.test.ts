import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatPrice } from './price-figure.ts'

test('formatPrice chooses the number of decimals based on the size of the price', () =>
  checkRows(
    [
      [1_234_567.8, '1,234,568'],
      [198.4, '198'],
      [100, '100'],
      [99.96, '100.0'],
      [12.46, '12.5'],
      [10, '10.0'],
      [4.254, '4.25'],
      [1, '1.00'],
      [0.2, '0.200'],
      [0.012_345, '0.0123'],
      [0, '0.00'],
    ],
    ([value, words]) => expect(formatPrice('en-GB', value)).toBe(words),
  ))

test("formatPrice uses another language's separators", () => expect(formatPrice('de', 1234.5)).toBe('1.235'))
