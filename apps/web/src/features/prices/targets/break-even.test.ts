import { expect, test } from 'vitest'
import { toPriceDisplay } from '../series/price-display.ts'
import { worldMaize } from '../series/price-series.fixture.ts'
import { convertBreakEven } from './break-even.ts'

// 95,000 KES a hectare over 3.8 t is 25,000 a tonne, plus 1,000 for haulage.
const costs = { currency: 'KES', costPerHa: 95_000, yieldTPerHa: 3.8, haulagePerT: 1000 }
const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }]

test.each([
  ['shillings per tonne', 't', 'KES', 26_000],
  ['shillings per bag of 90 kg', 'bag', 'KES', 2340],
  ['dollars per tonne', 't', 'USD', 200],
] as const)('the break-even price is converted to %s', (_title, unit, currency, price) =>
  expect(convertBreakEven(costs, toPriceDisplay(worldMaize, { unit, currency }, rates), rates)).toBeCloseTo(
    price,
    6,
  ),
)

test('the break-even price is undefined without an exchange rate or a weight', () => {
  const asItIs = { unit: undefined, currency: undefined }
  expect(convertBreakEven(costs, toPriceDisplay(worldMaize, asItIs, []), [])).toBeUndefined()
  expect(
    convertBreakEven(costs, toPriceDisplay({ ...worldMaize, unit: 'Bunch' }, asItIs, rates), rates),
  ).toBeUndefined()
})
