import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { bare, codes, months, priceData, thing, valuesOf } from '../price-data.fixture.ts'

const price = (more: object = {}, data = priceData) =>
  answer({ kind: 'price', ...bare, things: [thing('maize')], ...more }, data)

test('I1 the newest price comes first, with unit, market and month, then its moves, then the kind of price', () => {
  const told = price()
  expect(codes(told)).toEqual(['price', 'moved', 'not_your_price'])
  expect(valuesOf(told, 'price')).toMatchObject({
    series: { commodity: 'maize', priceType: 'benchmark' },
    price: { value: 198.4, currency: 'USD', per: 't', month: '2026-08' },
  })
  expect(told.series.map(({ id }) => id)).toEqual(['wb:maize'])
})

test.each([
  ['a market', { country: 'NI', market: 'Managua' }, 'wfp:1'],
  ['a country', { country: 'NI' }, 'wfp:1'],
  ['here', 'here', 'wfp:1'],
  ['the world', 'world', 'wb:maize'],
])('I2 the series is of the place that was asked for: %s', (_, place, id) => {
  expect(price({ places: [place] }).series.map((one) => one.id)).toEqual([id])
})

test('I3 a price is told in the unit and currency asked for, with the rate', () => {
  const told = price({ unit: { kind: 'mass', unit: 'kg' }, currencies: ['EUR'] })
  expect(valuesOf(told, 'price')?.price).toMatchObject({ currency: 'EUR', per: 'kg' })
  expect(valuesOf(told, 'price')?.price.value).toBeCloseTo(0.1984 / 1.16)
  expect(codes(told)).toContain('converted')
})

test.each([
  [{ unit: { kind: 'sack', kg: 50 } }, { per: { kg: 50 } }],
  [{ unit: { kind: 'mass', unit: 'bushel' } }, { per: 'bushel' }],
  [{ currencies: ['USX'] }, { coins: true, currency: 'USD' }],
  [{ unit: { kind: 'mass', unit: 'quintal' }, places: ['here'] }, { per: { written: 'quintal (46 kg)' } }],
])('I3 bags, bushels, coins and the quintal of a market: %j', (more, shown) => {
  expect(valuesOf(price(more), 'price')?.price).toMatchObject(shown)
})

test.each([
  [{ unit: { kind: 'volume', unit: 'litre' } }, 'not_in_unit'],
  [{ unit: { kind: 'sack' } }, 'bag_weight'],
  [{ currencies: ['ZZZ'] }, 'no_rate'],
])('I4 a unit or currency that cannot be had is said, and the source’s own is shown: %j', (more, code) => {
  const told = price(more)
  expect(codes(told)).toContain(code)
  expect(valuesOf(told, 'price')?.price).toMatchObject({ value: 198.4, currency: 'USD', per: 't' })
})

test('I5 the farm’s own unit and currency count where nothing else is asked', () => {
  const told = price({}, { ...priceData, farm: { unit: 'kg', currency: 'EUR' } })
  expect(valuesOf(told, 'price')?.price).toMatchObject({ currency: 'EUR', per: 'kg' })
})

test('I6 the age of a price that is not current is said once, behind the figure', () => {
  const told = price({}, { ...priceData, today: '2027-02' })
  expect(codes(told)).toEqual(['price', 'moved', 'old_price', 'not_your_price'])
  expect(valuesOf(told, 'moved')?.isLast).toBe(true)
  expect(valuesOf(told, 'old_price')).toEqual({ months: 6 })
})

test('I7 the price of a time, or of the newest month', () =>
  checkRows(
    [
      ['a month', [{ start: '2026-02', end: '2026-02' }], ['price']],
      ['months ago', [{ monthsAgo: 3 }], ['price']],
      ['a time up to now', [{ months: 6 }], ['change']],
      ['a time that has ended', [{ start: '2025-09', end: '2026-02' }], ['range', 'variation']],
      ['two months', [{ monthsAgo: 1 }, { monthsAgo: 2 }], ['price', 'price']],
      ['a month that is missing', [{ start: '2020-01', end: '2020-01' }], ['none_then', 'price']],
    ],
    ([, times, told]) => {
      expect(codes(price({ times }))).toEqual([...told, 'not_your_price'])
    },
  ))

test.each([
  ['futures', ['kind_not_stored', 'nearest', 'price', 'moved', 'not_your_price']],
  ['retail', ['kind_not_stored', 'nearest', 'price', 'moved', 'not_your_price']],
])(
  'I8 a kind of price that is not stored is said, and the nearest is told as such: %s',
  (priceKind, told) => {
    expect(codes(price({ priceKind }))).toEqual(told)
  },
)

test('I8 a kind of price that is stored is the one told', () => {
  const told = price({ priceKind: 'wholesale' })
  expect(told.series.map(({ id }) => id)).toEqual(['wfp:1'])
  expect(codes(told)).not.toContain('kind_not_stored')
})

test('I9 of a place that no price is stored for, that is said and the farm’s country is told as the nearest', () => {
  const told = price({ places: [{ unknown: 'Nakuru' }] })
  expect(codes(told).slice(0, 3)).toEqual(['unknown_place', 'nearest', 'price'])
  expect(told.series.map(({ id }) => id)).toEqual(['wfp:1'])
  const elsewhere = price({ places: [{ unknown: 'Nakuru' }] }, { ...priceData, local: ['KE'] })
  expect(elsewhere.series.map(({ id }) => id)).toEqual(['wb:maize'])
})

test('I9 of a country without a price the world’s is told as the nearest, and of a thing without one who knows', () => {
  expect(codes(price({ places: [{ country: 'KE' }] })).slice(0, 3)).toEqual(['not_found', 'nearest', 'price'])
  const none = price({ things: [thing('vanilla')] })
  expect(codes(none)).toEqual(['not_found', 'ask_whom'])
  expect(none.answered).toBe(false)
  expect(codes(price({ things: [] }))).toEqual(['which_thing'])
})

test('I10 a doubted newest price is told of, and nothing is made of it', () => {
  const [maize] = priceData.series
  const doubted = {
    ...priceData,
    series: maize ? [{ ...maize, doubted: { month: '2026-09', value: 1984 } }] : [],
  }
  expect(codes(price({}, doubted))).toEqual(['price', 'moved', 'not_your_price', 'doubted'])
})

test('I11 a price far from both months beside it is told with doubt', () => {
  const [maize] = priceData.series
  const odd = {
    ...priceData,
    series: maize ? [{ ...maize, prices: months('2026-01', [100, 900, 110]) }] : [],
  }
  expect(codes(price({ times: [{ start: '2026-02', end: '2026-02' }] }, odd))).toEqual([
    'price',
    'odd_value',
    'not_your_price',
  ])
})

test('I12 other kinds of a thing are named with their price in the same month', () => {
  const [maize] = priceData.series
  const two = { ...priceData, series: maize ? [maize, { ...maize, id: 'wb:2', name: 'Maize, other' }] : [] }
  expect(valuesOf(price({}, two), 'other_kinds')?.kinds).toHaveLength(1)
  expect(price({ things: [thing('maize', 'other')] }, two).series.map(({ id }) => id)).toEqual(['wb:2'])
})

test('I12 a market that stopped a year before another of its country is told with the newer one', () => {
  const stored = priceData.series.map((one) =>
    one.id === 'wfp:1' ? { ...one, prices: months('2024-05', [690]) } : one,
  )
  const newer = priceData.series.map((one) => ({ ...one, id: 'wfp:2', market: 'Leon' })).at(-1)
  const told = price(
    { places: [{ country: 'NI', market: 'Managua' }] },
    { ...priceData, series: newer ? [...stored, newer] : [] },
  )
  expect(codes(told)).toContain('newer_elsewhere')
})
