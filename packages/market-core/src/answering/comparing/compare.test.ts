import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { bare, codes, months, priceData, thing, valuesOf } from '../price-data.fixture.ts'

const compare = (more: object, data = priceData) =>
  answer({ kind: 'compare', by: 'price', ...bare, ...more }, data)
const pair = [thing('maize'), thing('wheat')]

test('I18 of two prices the dearer comes first, by how much and by how many per cent, then both', () => {
  const told = compare({ things: pair })
  expect(codes(told)).toEqual(['gap', 'price', 'price', 'not_your_price'])
  expect(valuesOf(told, 'gap')).toMatchObject({
    higher: { commodity: 'wheat' },
    lower: { commodity: 'maize' },
  })
  expect(valuesOf(told, 'gap')?.percent).toBeCloseTo(25)
  expect(valuesOf(compare({ things: pair, first: 'least' }), 'gap')?.less).toBeCloseTo(20)
})

test('I18 of more the order is all that is told, with the month of all of them', () => {
  const told = compare({ things: [...pair, thing('urea')], first: 'most' })
  expect(codes(told)).toEqual(['in_order', 'not_your_price'])
  expect(valuesOf(told, 'in_order')).toMatchObject({ dearestFirst: true, month: '2026-08', per: 't' })
  expect(valuesOf(told, 'in_order')?.prices.map(({ series }) => series.commodity)).toEqual([
    'urea',
    'wheat',
    'maize',
  ])
})

test('I19 prices in different money or of times too far apart are not compared, and that is said', () => {
  const places = ['world', { country: 'NI' }]
  expect(codes(compare({ things: [thing('maize')], places })).slice(0, 3)).toEqual([
    'not_comparable',
    'price',
    'price',
  ])
  const old = priceData.series.map((one) =>
    one.commodity === 'wheat' ? { ...one, prices: months('2020-01', [1, 2]) } : one,
  )
  expect(valuesOf(compare({ things: pair }, { ...priceData, series: old }), 'not_comparable')).toEqual({
    why: 'time',
  })
})

test('I19 prices per different units are compared per tonne', () => {
  const places = ['world', { country: 'NI' }]
  const rates = [{ base: 'USD', quote: 'NIO', rate: 36, date: '2026-08-15' }]
  const told = compare({ things: [thing('maize')], places, currencies: ['USD'] }, { ...priceData, rates })
  expect(valuesOf(told, 'gap')?.difference.per).toBe('t')
})

test.each([
  ['change', 'moves_in_order'],
  ['swing', 'swings_in_order'],
] as const)('I20 things are compared by their %s', (by, code) => {
  expect(codes(compare({ by, things: pair }))).toEqual([code, 'not_your_price'])
})

test('I20 two times of one thing are set against each other, the earlier first', () => {
  const times = [{ monthsAgo: 0 }, { monthsAgo: 12 }]
  const told = compare({ things: [thing('maize')], times })
  expect(valuesOf(told, 'change')).toMatchObject({ from: { month: '2025-08' }, to: { month: '2026-08' } })
})

test('I20 of a single series the price is told', () => {
  expect(codes(compare({ things: [thing('maize'), thing('vanilla')] }))[0]).toBe('not_found')
  expect(codes(compare({ things: [thing('maize')] }))).toEqual(['price', 'moved', 'not_your_price'])
})
