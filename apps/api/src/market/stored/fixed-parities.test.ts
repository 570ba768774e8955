import { convertCurrency } from '@smart-farming/market-core/currency'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { addAnchorCurrencies, fixedParities } from './fixed-parities.ts'

const stored = [
  { base: 'EUR', quote: 'USD', rate: 1.08, date: '2026-06-12' },
  { base: 'EUR', quote: 'ZAR', rate: 20.1, date: '2026-06-12' },
]

test('converts dollars with the fixed parities set by law', () =>
  checkRows(
    [
      ['XOF', 655.957 / 1.08],
      ['XAF', 655.957 / 1.08],
      ['KMF', 491.96775 / 1.08],
      ['CVE', 110.265 / 1.08],
      ['BAM', 1.95583 / 1.08],
      ['LSL', 20.1 / 1.08],
    ],
    ([currency, value]) => {
      const rates = [...stored, ...fixedParities(['USD', currency])]
      expect(convertCurrency(1, 'USD', currency, rates)?.value).toBeCloseTo(value, 6)
    },
  ))

test('also requests the anchor currency of a pegged currency', () => {
  expect(addAnchorCurrencies(['USD', 'LSL'])).toEqual(['USD', 'LSL', 'ZAR'])
  expect(addAnchorCurrencies(['KES'])).toEqual(['KES'])
  expect(fixedParities(['KES', 'USD', 'EUR'])).toEqual([])
})

test('each fixed parity names its law, link and date', () => {
  const all = fixedParities(['XAF', 'XOF', 'KMF', 'CVE', 'BAM', 'NAD', 'LSL', 'SZL'])
  expect(all).toHaveLength(8)
  for (const { law, url, date } of all) {
    expect(law).toMatch(/Decision|Law|Agreement/)
    expect(url).toMatch(/^https:/)
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})
