import { expect, test } from 'vitest'
import { toPriceDisplay } from '../series/price-display.ts'
import { worldMaize } from '../series/price-series.fixture.ts'
import { convertTarget, isTargetReached } from './price-target.ts'

const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }]
const target = { price: 2340, currency: 'KES', kg: 90 }

test('a target price is converted to the shown unit and currency', () => {
  const inDollars = toPriceDisplay(worldMaize, { unit: 't', currency: 'USD' }, rates)
  const inDollarsATonne = convertTarget(target, inDollars, rates)
  expect(inDollarsATonne).toBeCloseTo(200, 9)
  expect([200, 199.9].map((price) => isTargetReached(price, inDollarsATonne ?? 0))).toEqual([true, false])
  const byTheBag = toPriceDisplay(worldMaize, { unit: 'bag', currency: 'KES' }, rates)
  expect(convertTarget(target, byTheBag, rates)).toBeCloseTo(2340, 9)
  expect(convertTarget(target, inDollars, [])).toBeUndefined()
})
