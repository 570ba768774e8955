import { expect, test } from 'vitest'
import { worldMaize } from '../series/price-series.fixture.ts'
import { shownAs } from '../series/shown-price.ts'
import { isReached, shownTarget } from './price-target.ts'

const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27' }]
const target = { price: 2340, currency: 'KES', kg: 90 }

test('a target price is converted to the shown unit and currency', () => {
  const inDollars = shownAs(worldMaize, { unit: 't', currency: 'USD' }, rates)
  const inDollarsATonne = shownTarget(target, inDollars, rates)
  expect(inDollarsATonne).toBeCloseTo(200, 9)
  expect([200, 199.9].map((price) => isReached(price, inDollarsATonne ?? 0))).toEqual([true, false])
  const byTheBag = shownAs(worldMaize, { unit: 'bag', currency: 'KES' }, rates)
  expect(shownTarget(target, byTheBag, rates)).toBeCloseTo(2340, 9)
  expect(shownTarget(target, inDollars, [])).toBeUndefined()
})
