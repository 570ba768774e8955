import { expect, test } from 'vitest'
import { formatFigure, formatPercent, formatSumAmount } from './figure.ts'

test('formatFigure writes three or more significant digits, or up to three decimals below 1', () => {
  const values = [198.4, 15.5, 5.0391, 1234.5, -0.004, 15_500, 99.96, -300, 0.1393, 0.25]
  expect(values.map((value) => formatFigure('en-GB', value))).toEqual([
    '198',
    '15.5',
    '5.04',
    '1,235',
    '-0.004',
    '15,500',
    '100.0',
    '-300',
    '0.139',
    '0.25',
  ])
})

test('formatPercent writes one decimal and no sign', () => {
  expect([-1.84, 0, 1234.56].map((percent) => formatPercent('en-GB', percent))).toEqual([
    '1.8',
    '0.0',
    '1234.6',
  ])
})

test("formatFigure and formatPercent use another language's separators", () => {
  expect([formatFigure('de', 12_345.6), formatPercent('de', 1.84)]).toEqual(['12.346', '1,8'])
})

test('formatSumAmount writes cents between 100 and 100,000, and matches formatFigure elsewhere', () => {
  const values = [1613.6064, 102.8, 12.345, 38, 250_000.4, -53_411, 4296, 99.999]
  expect(values.map((value) => formatSumAmount('en-GB', value))).toEqual([
    '1,613.61',
    '102.80',
    '12.3',
    '38.0',
    '250,000',
    '-53,411',
    '4,296',
    '100.0',
  ])
})
