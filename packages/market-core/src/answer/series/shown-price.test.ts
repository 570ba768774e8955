import { expect, test } from 'vitest'
import { priceBasis } from '../../price-unit.ts'
import type { MonthlySeries } from './price-series.ts'
import { displayOf } from './shown-price.ts'

const series = (commodity: string, unitWritten: string): MonthlySeries => ({
  id: commodity,
  commodity,
  name: commodity,
  priceType: 'retail',
  currency: 'KES',
  unitWritten,
  basis: priceBasis(unitWritten),
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices: [],
})

test('A8 a price of what has no weight stays as the source has it, and says so', () => {
  expect(displayOf(series('eggs', 'Dozen'), 't', undefined, [])).toMatchObject({
    factor: 1,
    per: { written: 'dozen' },
    notes: [{ code: 'no_weight', values: { per: 'dozen', wanted: 't' } }],
  })
})

test('A8 a currency without a rate is said, and the price stays in its own', () => {
  expect(displayOf(series('maize', 'KG'), 'kg', 'INR', [])).toMatchObject({
    factor: 1,
    currency: 'KES',
    notes: [{ code: 'no_rate', values: { from: 'KES', to: 'INR' } }],
  })
})

test('A8 a bushel of what is not sold by it becomes a tonne, and says so', () => {
  expect(displayOf(series('coffee-arabica', 'KG'), 'bushel', undefined, [])).toMatchObject({
    factor: 1000,
    per: 't',
    notes: [{ code: 'no_bushel', values: { commodity: 'coffee-arabica' } }],
  })
})

test.each([
  ['maize', '46 KG', { written: '46 kg' }],
  ['tomatoes', 'Pound', 'lb'],
  ['rice', '100 KG', 'quintal'],
  ['named:gold', 'troy oz', { written: 'troy oz' }],
])(
  'A15 a price of %s is told as its market sells it, per %j, where no unit is asked for',
  (id, unit, per) => {
    expect(displayOf(series(id, unit), undefined, undefined, [])).toMatchObject({ factor: 1, per, notes: [] })
  },
)

test.each([undefined, 'USD'])('C6 cents of a dollar are told in dollars: %j asked for', (wanted) => {
  const plywood = {
    ...series('named:plywood', 'sheets'),
    currency: 'USX',
    basis: { kind: 'other' as const, unit: 'sheets' },
  }
  const { currency, factor, notes } = displayOf(plywood, undefined, wanted, [])
  expect({ currency, factor, notes }).toEqual({ currency: 'USD', factor: 0.01, notes: [] })
})

test('A15 an ounce of a precious metal is one of 31.1 g', () => {
  const { factor, per } = displayOf(series('named:gold', 'troy oz'), 'g', undefined, [])
  expect([factor * 5019.97, per]).toEqual([expect.closeTo(161.4, 1), 'g'])
})
