import { expect, test } from 'vitest'
import { formatMoney, formatPercentage, formatQuantity } from './sum-result.ts'

test('formatQuantity drops trailing zeros and keeps three digits of small values', () => {
  const values = [40, 930.2326, 133_333.33, 0.5, 0.000_453_592, 1, 0, -6.5]
  expect(values.map((value) => formatQuantity('en-GB', value))).toEqual([
    '40',
    '930.23',
    '133,333',
    '0.5',
    '0.000454',
    '1',
    '0',
    '−6.5',
  ])
})

test('formatMoney writes whole amounts without decimals and others with two', () => {
  expect([62_000, 34.375, 8884.879, 1_234_567.8, -50].map((value) => formatMoney('en-GB', value))).toEqual([
    '62,000',
    '34.38',
    '8,884.88',
    '1,234,568',
    '−50',
  ])
})

test('formatPercentage writes the percent sign as the language requires', () => {
  expect([formatPercentage('en-GB', 14.583), formatPercentage('fr', 14.583)]).toEqual([
    '14.6%',
    '14,6\u00a0%',
  ])
})
