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

const compare = (more: object, data = priceData) =>
  answerQuestion({ kind: 'compare', by: 'price', ...emptySlots, ...more }, data)
const pair = [sampleThing('maize'), sampleThing('wheat')]

test('I18 names the dearer of two prices and the gap, then gives both prices', () => {
  const told = compare({ things: pair })
  expect(statementCodes(told)).toEqual(['gap', 'price', 'price', 'not_your_price'])
  expect(statementValues(told, 'gap')).toMatchObject({
    higher: { commodity: 'wheat' },
    lower: { commodity: 'maize' },
  })
  expect(statementValues(told, 'gap')?.percent).toBeCloseTo(25)
  expect(statementValues(compare({ things: pair, first: 'least' }), 'gap')?.less).toBeCloseTo(20)
})

test('I18 ranks three or more prices without listing each one, and names their common month', () => {
  const told = compare({ things: [...pair, sampleThing('urea')], first: 'most' })
  expect(statementCodes(told)).toEqual(['in_order', 'not_your_price'])
  expect(statementValues(told, 'in_order')).toMatchObject({ dearestFirst: true, month: '2026-08', per: 't' })
  expect(statementValues(told, 'in_order')?.prices.map(({ series }) => series.commodity)).toEqual([
    'urea',
    'wheat',
    'maize',
  ])
})

test('I19 refuses to compare prices in different currencies or from distant months, and says why', () => {
  const places = ['world', { country: 'NI' }]
  expect(statementCodes(compare({ things: [sampleThing('maize')], places })).slice(0, 3)).toEqual([
    'not_comparable',
    'price',
    'price',
  ])
  const old = priceData.series.map((one) =>
    one.commodity === 'wheat' ? { ...one, prices: monthlyPrices('2020-01', [1, 2]) } : one,
  )
  expect(statementValues(compare({ things: pair }, { ...priceData, series: old }), 'not_comparable')).toEqual(
    {
      why: 'time',
    },
  )
})

test('I19 converts prices in different units to tonnes before comparing them', () => {
  const places = ['world', { country: 'NI' }]
  const rates = [{ base: 'USD', quote: 'NIO', rate: 36, date: '2026-08-15' }]
  const told = compare(
    { things: [sampleThing('maize')], places, currencies: ['USD'] },
    { ...priceData, rates },
  )
  expect(statementValues(told, 'gap')?.difference.per).toBe('t')
})

test.each([
  ['change', 'moves_in_order'],
  ['swing', 'swings_in_order'],
] as const)('I20 ranks commodities by price %s', (by, code) => {
  expect(statementCodes(compare({ by, things: pair }))).toEqual([code, 'not_your_price'])
})

test('I20 compares two dates for one commodity as a change from the earlier to the later', () => {
  const times = [{ monthsAgo: 0 }, { monthsAgo: 12 }]
  const told = compare({ things: [sampleThing('maize')], times })
  expect(statementValues(told, 'change')).toMatchObject({
    from: { month: '2025-08' },
    to: { month: '2026-08' },
  })
})

test('I20 gives the plain price of a single series, and reports a commodity without prices', () => {
  expect(statementCodes(compare({ things: [sampleThing('maize'), sampleThing('vanilla')] }))[0]).toBe(
    'not_found',
  )
  expect(statementCodes(compare({ things: [sampleThing('maize')] }))).toEqual([
    'price',
    'moved',
    'not_your_price',
  ])
})
