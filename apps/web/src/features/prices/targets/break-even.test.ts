import { expect, test } from 'vitest'
import { worldMaize } from '../series/price-series.fixture.ts'
import { shownAs } from '../series/shown-price.ts'
import { shownBreakEven } from './break-even.ts'

// 95,000 KES a hectare over 3.8 t is 25,000 a tonne, and 1,000 more to the market.
const costs = { currency: 'KES', costPerHa: 95_000, yieldTPerHa: 3.8, haulagePerT: 1000 }
const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }]

test.each([
  ['a tonne in shillings', 't', 'KES', 26_000],
  ['a bag of 90 kg in shillings', 'bag', 'KES', 2340],
  ['a tonne in dollars', 't', 'USD', 200],
] as const)('by %s', (_title, unit, currency, price) =>
  expect(shownBreakEven(costs, shownAs(worldMaize, { unit, currency }, rates), rates)).toBeCloseTo(price, 6),
)

test('without a rate, or without a weight, there is none', () => {
  const asItIs = { unit: undefined, currency: undefined }
  expect(shownBreakEven(costs, shownAs(worldMaize, asItIs, []), [])).toBeUndefined()
  expect(
    shownBreakEven(costs, shownAs({ ...worldMaize, unit: 'Bunch' }, asItIs, rates), rates),
  ).toBeUndefined()
})
