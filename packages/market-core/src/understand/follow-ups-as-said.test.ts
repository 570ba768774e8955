import { expect, test } from 'vitest'
import { understand } from './question.ts'
import type { Question } from './reading.ts'
import { storedPlaces } from './stored/stored-series.fixture.ts'

const asked = (...turns: string[]): Question =>
  turns
    .slice(1)
    .reduce(
      (before, text) => understand(text, storedPlaces, before),
      understand(turns[0] ?? '', storedPlaces),
    )

test.each([
  ['palm oil price', 'kernel oil', 'named:palm-kernel-oil'],
  ['arabica price per kg', 'I grow the other type, robusta', 'coffee-robusta'],
  ['arabica price', 'no, I meant the other one', 'coffee-robusta'],
  ['robusta price', 'the other one?', 'coffee-arabica'],
  ['wheat price', 'no sorry, we grow maize', 'maize'],
  ['urea rate', 'sorry i meant dap', 'dap'],
  ['soybean price', 'the oil', 'soybean-oil'],
])('Q38 %s, then: %s', (first, then, commodity) => {
  const { commodities, topic } = asked(first, then)
  expect({ topic, named: commodities.map((id) => id.replace(/ /g, '-')) }).toEqual({
    topic: 'price',
    named: [commodity],
  })
})

test.each([
  ['beef price february last year', 'right and the last figure you have'],
  ['beef price in 2024-03', 'and the newest figure you have'],
  ['beef price in march 2024', 'ok and now?'],
])('Q38 the newest of what was asked about: %s, then: %s', (first, then) => {
  const { commodities, period, stock } = asked(first, then)
  expect({ commodities, period, stock }).toEqual({
    commodities: ['beef'],
    period: undefined,
    stock: undefined,
  })
})

test.each([
  'and the same month one year before',
  'the same month the year before?',
  'that same month a year earlier',
])('Q38 a year before what was told: %s', (then) => {
  const { commodities, period } = asked('beef price in march 2024', then)
  expect({ commodities, period }).toEqual({
    commodities: ['beef'],
    period: { start: '2023-03', end: '2023-03' },
  })
})

test.each([
  'so it bounces back by easter or nah',
  'you think it goes back up?',
  'gonna climb again by march?',
  'going to recover?',
])('Q38 what it will do is a forecast of what was asked about: %s', (then) => {
  const { intent, topic, commodities } = asked('cocoa price', then)
  expect({ intent, topic, commodities }).toEqual({
    intent: 'forecast',
    topic: 'price',
    commodities: ['cocoa'],
  })
})

test.each(['who says so', 'says who?', 'how old is that figure'])('Q38 of the figure itself: %s', (then) => {
  expect(asked('wheat price', then).ofLast).toBe('origin')
})

test.each([
  'right and is it dry enough to cart some tomorrow',
  'ok, will it be too wet to drill that on friday',
  'and will it rain before they come for it on saturday',
])('Q38 of the weather, though a price was asked before: %s', (then) => {
  expect(asked('wheat a tonne?', then)).toMatchObject({ commodities: [] })
  expect(asked('wheat a tonne?', then).topic).toMatch(/^(?:weather|field-work)$/)
})
