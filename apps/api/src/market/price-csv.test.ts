import type { PriceSeries } from '@smart-farming/contracts/prices'
import { expect, test } from 'vitest'
import { streamPricesCsv } from './price-csv.ts'

const series: PriceSeries = {
  id: 1,
  commodity: null,
  name: 'Rice "Thai", 5%',
  grade: null,
  scope: 'market',
  type: 'retail',
  country: 'KE',
  market: '=HYPERLINK("http://x")',
  area: null,
  unit: 'KG',
  currency: 'KES',
  period: 'month',
  since: '2026-07-15',
  latest: { date: '2026-07-15', value: 1 },
  source: { id: 'wfp', name: 'n', url: 'u', attribution: 'a', licence: 'l', licenceUrl: 'x' },
}

test('quotes commas and quotes, and disarms formulas', () => {
  const [, row] = streamPricesCsv([{ series, points: [{ date: '2026-07-15', value: 0.1 }] }]).split('\r\n')
  expect(row).toBe(
    `2026-07-15,0.1,KES,KG,,"Rice ""Thai"", 5%",retail,"'=HYPERLINK(""http://x"")",KE,month,a,,l`,
  )
})

test('writes only the header when there are no prices', () => {
  expect(streamPricesCsv([{ series, points: [] }]).split('\r\n')).toHaveLength(2)
})
