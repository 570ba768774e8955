import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { answerQuestion } from '../answer-question.ts'
import {
  emptySlots,
  monthlyPrices,
  priceData,
  sampleThing,
  statementCodes,
  statementValues,
} from '../price-data.fixture.ts'

const price = (more: object = {}, data = priceData) =>
  answerQuestion({ kind: 'price', ...emptySlots, things: [sampleThing('maize')], ...more }, data)

test('I1 puts the newest price first, then its recent changes, then the kind of price', () => {
  const told = price()
  expect(statementCodes(told)).toEqual(['price', 'moved', 'not_your_price'])
  expect(statementValues(told, 'price')).toMatchObject({
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
])('I2 chooses the series for the place in the question: %s', (_, place, id) => {
  expect(price({ places: [place] }).series.map((one) => one.id)).toEqual([id])
})

test('I3 converts a price to the requested unit and currency, and states the rate', () => {
  const told = price({ unit: { kind: 'mass', unit: 'kg' }, currencies: ['EUR'] })
  expect(statementValues(told, 'price')?.price).toMatchObject({ currency: 'EUR', per: 'kg' })
  expect(statementValues(told, 'price')?.price.value).toBeCloseTo(0.1984 / 1.16)
  expect(statementCodes(told)).toContain('converted')
})

test.each([
  [{ unit: { kind: 'sack', kg: 50 } }, { per: { kg: 50 } }],
  [{ unit: { kind: 'mass', unit: 'bushel' } }, { per: 'bushel' }],
  [{ currencies: ['USX'] }, { coins: true, currency: 'USD' }],
  [{ unit: { kind: 'mass', unit: 'quintal' }, places: ['here'] }, { per: { written: 'quintal (46 kg)' } }],
])('I3 shows a price per bag, per bushel, in cents or per local quintal: %j', (more, shown) => {
  expect(statementValues(price(more), 'price')?.price).toMatchObject(shown)
})

test.each([
  [{ unit: { kind: 'volume', unit: 'litre' } }, 'not_in_unit'],
  [{ unit: { kind: 'sack' } }, 'bag_weight'],
  [{ currencies: ['ZZZ'] }, 'no_rate'],
])('I4 shows the original price with a note when a unit or currency is not available: %j', (more, code) => {
  const told = price(more)
  expect(statementCodes(told)).toContain(code)
  expect(statementValues(told, 'price')?.price).toMatchObject({ value: 198.4, currency: 'USD', per: 't' })
})

test('I5 uses the farm’s own unit and currency when the question names none', () => {
  const told = price({}, { ...priceData, farm: { unit: 'kg', currency: 'EUR' } })
  expect(statementValues(told, 'price')?.price).toMatchObject({ currency: 'EUR', per: 'kg' })
})

test('I6 states the age of an old price once, after the price', () => {
  const told = price({}, { ...priceData, today: '2027-02' })
  expect(statementCodes(told)).toEqual(['price', 'moved', 'old_price', 'not_your_price'])
  expect(statementValues(told, 'moved')?.isLast).toBe(true)
  expect(statementValues(told, 'old_price')).toEqual({ months: 6 })
})

test('I7 gives the price, change or range that fits the period in the question', () =>
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
      expect(statementCodes(price({ times }))).toEqual([...told, 'not_your_price'])
    },
  ))

test.each([
  ['futures', ['kind_not_stored', 'nearest', 'price', 'moved', 'not_your_price']],
  ['retail', ['kind_not_stored', 'nearest', 'price', 'moved', 'not_your_price']],
])('I8 says that a kind of price is not stored, and gives the nearest one: %s', (priceKind, told) => {
  expect(statementCodes(price({ priceKind }))).toEqual(told)
})

test('I8 answers with the requested kind of price when it is stored', () => {
  const told = price({ priceKind: 'wholesale' })
  expect(told.series.map(({ id }) => id)).toEqual(['wfp:1'])
  expect(statementCodes(told)).not.toContain('kind_not_stored')
})

test('I9 answers for an unknown place with the nearest price: the farm’s country, else the world', () => {
  const told = price({ places: [{ unknown: 'Nakuru' }] })
  expect(statementCodes(told).slice(0, 3)).toEqual(['unknown_place', 'nearest', 'price'])
  expect(told.series.map(({ id }) => id)).toEqual(['wfp:1'])
  const elsewhere = price({ places: [{ unknown: 'Nakuru' }] }, { ...priceData, local: ['KE'] })
  expect(elsewhere.series.map(({ id }) => id)).toEqual(['wb:maize'])
})

test('I9 falls back to the world price for a country, and to contacts without any price', () => {
  expect(statementCodes(price({ places: [{ country: 'KE' }] })).slice(0, 3)).toEqual([
    'not_found',
    'nearest',
    'price',
  ])
  const none = price({ things: [sampleThing('vanilla')] })
  expect(statementCodes(none)).toEqual(['not_found', 'ask_whom'])
  expect(none.answered).toBe(false)
  expect(statementCodes(price({ things: [] }))).toEqual(['which_thing'])
})

test('I10 mentions a suspect newest price without using it', () => {
  const [maize] = priceData.series
  const doubted = {
    ...priceData,
    series: maize ? [{ ...maize, doubted: { month: '2026-09', value: 1984 } }] : [],
  }
  expect(statementCodes(price({}, doubted))).toEqual(['price', 'moved', 'not_your_price', 'doubted'])
})

test('I11 flags a price far from both neighbouring months', () => {
  const [maize] = priceData.series
  const odd = {
    ...priceData,
    series: maize ? [{ ...maize, prices: monthlyPrices('2026-01', [100, 900, 110]) }] : [],
  }
  expect(statementCodes(price({ times: [{ start: '2026-02', end: '2026-02' }] }, odd))).toEqual([
    'price',
    'odd_value',
    'not_your_price',
  ])
})

test('I12 names other varieties of a commodity with their prices in the same month', () => {
  const [maize] = priceData.series
  const two = { ...priceData, series: maize ? [maize, { ...maize, id: 'wb:2', name: 'Maize, other' }] : [] }
  expect(statementValues(price({}, two), 'other_kinds')?.kinds).toHaveLength(1)
  expect(price({ things: [sampleThing('maize', 'other')] }, two).series.map(({ id }) => id)).toEqual(['wb:2'])
})

test('I12 names a market with newer prices when the requested market stopped a year earlier', () => {
  const stored = priceData.series.map((one) =>
    one.id === 'wfp:1' ? { ...one, prices: monthlyPrices('2024-05', [690]) } : one,
  )
  const newer = priceData.series.map((one) => ({ ...one, id: 'wfp:2', market: 'Leon' })).at(-1)
  const told = price(
    { places: [{ country: 'NI', market: 'Managua' }] },
    { ...priceData, series: newer ? [...stored, newer] : [] },
  )
  expect(statementCodes(told)).toContain('newer_elsewhere')
})
