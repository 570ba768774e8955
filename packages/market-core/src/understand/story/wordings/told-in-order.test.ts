import { expect, test } from 'vitest'
import { toldInOrder } from './told-in-order.ts'

test.each([
  ['paid 1200 of freight and 300 for loading', 'paid freight 1200 and loading 300'],
  [
    'transport 4000, 400 of caixaria and 320 of lenha',
    'transport 4000, caixaria cost 400 and lenha cost 320',
  ],
])('N40 a cost stands before its figure, known or not: %s', (told, inOrder) => {
  expect(toldInOrder(told).replace(/\s+/g, ' ')).toBe(inOrder)
})

test.each([
  'transport 4000, 400000 of caixaria',
  'transport 4000, 3 of caixaria',
  'sold 40 bags, 400 of caixaria',
  'transport 4000, 400 of maize',
])('N40 a name that nobody knows is no cost beside none, or where it is far more or less: %s', (told) => {
  expect(toldInOrder(told)).toBe(told)
})

test.each([
  ['5 quintal for home kept', 'kept 5 quintal for home'],
  ['50 bags of which 8 bags for food kept', 'kept 8 bags for home'],
  ['the rest sold to 7500', 'sold the rest at 7500'],
  ['30 bags at 2000 and 5 bags at 1800 sold', 'sold 30 bags at 2000 and 5 bags at 1800'],
])('N40 what is kept and what is sold stands behind its verb: %s', (told, inOrder) => {
  expect(toldInOrder(told)).toContain(inOrder)
})

test.each(['from 2019 to 2022', '2019 to 2022', '30 bags to 2022', 'spent 6000 for home'])(
  'N40 no year is a price, and what is spent is not kept: %s',
  (told) => {
    expect(toldInOrder(told)).toBe(told)
  },
)
