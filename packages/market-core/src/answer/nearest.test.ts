import { expect, test } from 'vitest'
import type { Question } from '../understand/question.ts'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { months, priceData } from './price-data.fixture.ts'
import type { MonthlySeries } from './series/price-series.ts'

const [world] = priceData.series as [MonthlySeries]
const oil = (commodity: string, name: string, value: number): MonthlySeries => ({
  ...world,
  id: `wb:${commodity}`,
  commodity,
  name,
  prices: months('2026-07', [value - 10, value]),
})
const at = (market: string, area: string, values: readonly number[], start = '2026-05') => ({
  ...(priceData.series.find(({ country }) => country === 'NI') as MonthlySeries),
  id: `wfp:${market}`,
  market,
  area,
  prices: months(start, values),
})
const markets = [at('Leon', 'Leon', [700, 710, 720]), at('Mercado Uno', 'Masaya', [650, 660, 600])]
const data = {
  ...priceData,
  series: [
    ...priceData.series,
    oil('rapeseed-oil', 'Rapeseed oil', 1280),
    oil('sunflower-oil', 'Sunflower oil', 1460),
    ...markets,
  ],
}
const places = {
  countries: [
    { code: 'NI', names: ['Nicaragua'] },
    { code: 'KE', names: ['Kenya'] },
  ],
  markets: [
    { name: 'Managua', country: 'NI', area: 'Managua' },
    ...markets.map(({ market, area }) => ({ name: market, country: 'NI', area })),
  ],
}
const ask = (text: string): [Question, ReturnType<typeof compose>] => {
  const question = understand(text, places)
  return [question, compose(question, data)]
}
const codes = (text: string) => ask(text)[1].statements.map(({ code }) => code)

test.each([
  ['what do rapeseeds fetch a tonne', 'wb:rapeseed-oil'],
  ['sunflower seed price', 'wb:sunflower-oil'],
  ['precio de la colza', 'wb:rapeseed-oil'],
])('A3 of what has no price the nearest product is told as the nearest: %s', (text, id) => {
  const [, answer] = ask(text)
  expect(answer.statements.slice(0, 2).map(({ code }) => code)).toEqual(['not_found', 'nearest'])
  expect(answer.series.map((one) => one.id)).toEqual([id])
})

test.each(['rapeseed butter', 'corn oil', 'sesame', 'rapeseed drill price'])(
  'A3 but nothing stands in for what is made otherwise, or is another thing: %s',
  (text) => {
    expect(ask(text)[1].series).toEqual([])
  },
)

test.each(['maize in Kenya', 'how much is wheat in Leon', 'urea at Managua'])(
  'A3 where a place has no price of a thing, the world has the nearest: %s',
  (text) => {
    expect(codes(text).slice(0, 3)).toEqual(['not_found', 'nearest', 'price'])
    expect(ask(text)[1].series.map(({ country }) => country)).toEqual([undefined])
  },
)

test.each([
  ['is maize cheaper in Leon or in Masaya', 'Mercado Uno', 'Leon'],
  ['¿dónde es más caro el maíz, en Leon o en Managua?', 'Managua', 'Leon'],
])('A20 two places are set against each other: %s', (text, one, other) => {
  const [question, answer] = ask(text)
  expect(question).toMatchObject({ intent: 'compare' })
  expect(answer.statements[0]).toMatchObject({ code: 'gap' })
  expect(new Set(answer.series.map(({ market }) => market))).toEqual(new Set([one, other]))
})

test('A19 a town is its market, and the others of its area where that has no price of a thing', () => {
  const town = {
    ...at('Managua', 'Managua', [1, 2]),
    commodity: 'beans',
    name: 'Beans (red)',
    id: 'wfp:beans',
    market: 'Roberto',
  }
  const known = {
    ...places,
    markets: [...places.markets, { name: 'Roberto', country: 'NI', area: 'Managua' }],
  }
  const told = (text: string) =>
    compose(understand(text, known), { ...data, series: [...data.series, town] }).series
  expect(told('beans in Managua').map(({ market }) => market)).toEqual(['Roberto'])
  expect(told('maize in Managua').map(({ market }) => market)).toEqual(['Managua'])
})

const kinds = {
  ...data,
  series: [oil('wheat', 'Wheat, US HRW', 258), oil('wheat', 'Wheat, US SRW', 232)].map((one) => ({
    ...one,
    id: `wb:${one.name}`,
  })),
}
const told = (text: string, known: typeof data) => compose(understand(text, places), known)

test('A18 beside the kind that a bare name is told of, the others are named with their prices', () => {
  const { statements } = told('what is wheat worth in kg', kinds)
  expect(statements.find(({ code }) => code === 'other_kinds')).toMatchObject({
    values: { kinds: [{ series: { name: 'Wheat, US SRW' }, price: { value: 0.232, per: 'kg' } }] },
  })
})

test.each(['wheat HRW price', 'wheat in June 2026', 'wheat change over a month', '50 kg bag of wheat'])(
  'A18 but not where a kind, a time or an amount is asked for: %s',
  (text) => {
    expect(told(text, kinds).statements.map(({ code }) => code)).not.toContain('other_kinds')
  },
)

test.each(['GB', 'IN', 'ZA'])(
  'A3 what shops in another country ask is named, and no figure told: %s',
  (home) => {
    const tomatoes = { ...at('Managua', 'Managua', [1, 2]), commodity: 'tomatoes', name: 'Tomatoes' }
    const known = { ...data, series: [tomatoes], local: [home] }
    const { statements, series } = told('tomatoes per tonne', known)
    expect(statements[0]).toMatchObject({ code: 'not_found', values: { others: [{ country: 'NI' }] } })
    expect(series).toEqual([])
  },
)

test('A22 where a market has no price of a time, another of its country or the world is told as the nearest', () => {
  const [leon, uno] = [
    at('Leon', 'Leon', [700], '2014-01'),
    at('Mercado Uno', 'Masaya', [650, 660], '2019-01'),
  ]
  const known = { ...data, series: [world, leon, uno] }
  const { statements, series } = told('average maize in Leon in 2019', known)
  expect(statements.slice(0, 2).map(({ code }) => code)).toEqual(['no_range', 'nearest'])
  expect(series.map(({ market }) => market)).toEqual(['Mercado Uno'])
})

test.each([
  'maize price in Jalapa',
  '¿Cuánto cuesta el maíz en Jalapa?',
  'prix du maïs à Jalapa',
  'where is maize cheaper, in Jalapa or in Ocotal',
])('A3 of a place that nobody knows the farm’s own country has the nearest price: %s', (text) => {
  const { statements, series } = ask(text)[1]
  expect(series.map(({ country }) => country)).toEqual(['NI'])
  expect(statements.find(({ code }) => code === 'nearest')).toMatchObject({
    values: { words: expect.arrayContaining([expect.stringMatching(/jalapa/i)]) },
  })
  expect(statements.map(({ code }) => code)).not.toContain('change')
})
