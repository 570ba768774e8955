import { expect, test } from 'vitest'
import { parsePriceBasis } from '../../price-unit.ts'
import { monthlyPrices } from '../price-data.fixture.ts'
import type { MonthlySeries } from './price-series.ts'
import { requestedDisplay, resolveDisplay } from './shown-price.ts'

const series = (commodity: string, unitWritten: string, currency = 'USD'): MonthlySeries => ({
  id: commodity,
  commodity,
  name: commodity,
  priceType: 'retail',
  currency,
  unitWritten,
  basis: parsePriceBasis(unitWritten),
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices: monthlyPrices('2026-08', [100]),
})
const farm = { unit: 'quintal' as const, currency: 'NIO' }
const rates = [
  { base: 'USD', quote: 'NIO', rate: 36.5, date: '2026-07-20' },
  { base: 'USD', quote: 'NIO', rate: 40, date: '2026-11-20' },
]

test.each([undefined, 'USD'])(
  'C6 shows a price quoted in US cents in dollars when the requested currency is %j',
  (wanted) => {
    const plywood = series('named:plywood', 'sheets', 'USX')
    const { currency, factor, notes } = resolveDisplay(plywood, undefined, wanted)
    expect({ currency, factor, notes }).toEqual({ currency: 'USD', factor: 0.01, notes: [] })
  },
)

test('Z2 converts a price to the farm’s unit and currency at the rate nearest to its month', () => {
  const { factor, currency, per } = requestedDisplay({}, series('maize', '($/mt)'), { rates, farm })
  expect([factor, currency, per]).toEqual([expect.closeTo(3.65), 'NIO', 'quintal'])
})

test('Z2 keeps the published currency without an exchange rate, and the unit without a weight', () => {
  expect(requestedDisplay({}, series('maize', '($/mt)'), { rates: [], farm })).toMatchObject({
    currency: 'USD',
    per: 'quintal',
    notes: [],
  })
  expect(requestedDisplay({}, series('eggs', 'Dozen', 'NIO'), { rates, farm })).toMatchObject({
    factor: 1,
    currency: 'NIO',
    per: { written: 'dozen' },
    notes: [],
  })
})

test('S12 treats a price as current for three months, and as the last known price afterwards', () => {
  const isLast = (today: string) => requestedDisplay({}, series('maize', 'KG'), { rates: [], today }).isLast
  expect([isLast('2026-11'), isLast('2026-12')]).toEqual([undefined, true])
})
