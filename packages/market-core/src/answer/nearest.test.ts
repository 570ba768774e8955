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
