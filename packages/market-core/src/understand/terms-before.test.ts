import { expect, test } from 'vitest'
import { withWeightsInFigures } from './quantities/spelt-weights.ts'
import { understand } from './question.ts'
import { storedPlaces } from './stored/stored-series.fixture.ts'

const story =
  'my brother-in-law the bookkeeper keeps on telling the whole family round the table every Sunday that he knows best'

test('Q39 the unit that is told before the question is the one of the answer', () => {
  const short = understand(
    `We settle by the short ton here, ${story}, so would you tell me the groundnut price`,
    storedPlaces,
  )
  expect(short.unit).toBe('shortTon')
  const sack = understand(
    `Here everything is sold in sack of 60 kg and in reais, ${story}, so please tell me the soybean price on the world market`,
    storedPlaces,
  )
  expect(sack.currency).toBe('BRL')
  expect(sack.wanted).toEqual({ kind: 'sack', kg: 60 })
})

test('Q39 a unit of the question itself is kept', () => {
  const { unit, currency } = understand(
    `We settle by the short ton here and in euros, ${story}, so would you tell me the groundnut price in dollars per kg`,
    storedPlaces,
  )
  expect({ unit, currency }).toEqual({ unit: 'kg', currency: 'USD' })
})

test.each([
  ['coffee robusta sixty kilo bag', 'coffee robusta 60 kilo bag'],
  ['saca de sessenta quilos', 'saca de 60 quilos'],
  ['quintal de cuarenta y seis kilos', 'quintal de 46 kilos'],
  ['quintal de cien kilos', 'quintal de 100 kilos'],
  ['sac de cinquante kilos', 'sac de 50 kilos'],
  ['gunia la tisini kilo', 'gunia la 90 kilo'],
  ['a bag of forty-five kg', 'a bag of 45 kg'],
  ['four bags of fifty kilos', 'four bags of 50 kilos'],
  ['twenty litre tin', '20 litre tin'],
  ['a hundred pounds American', '100 pounds American'],
  ['two hundred and fifty kilos', '250 kilos'],
  ['three thousand two hundred kilos', '3200 kilos'],
  ['bread and ten kilos', 'bread and 10 kilos'],
  ['4 fifty kilo bags', '4 50 kilo bags'],
  ['cento e cinquenta quilos', 'cento e cinquenta quilos'],
  ['doscientos cincuenta kilos', 'doscientos cincuenta kilos'],
])('Q39 a weight in words is its figure: %s', (said, meant) => {
  expect(withWeightsInFigures(said)).toBe(meant)
})

test.each(['likes', 'badly', 'limbs', 'lines', 'grave', 'goals', 'opinions', 'polls', 'graph', 'clover'])(
  'Q41 %s is no crop',
  (word) => {
    expect(understand(`maize price, ${word}`, storedPlaces).commodities).toEqual(['maize'])
  },
)

test.each([
  ['cassava flour in Brazza', 'Brazzaville'],
  ['rice at Brazzav', 'Brazzaville'],
])('Q40 the beginning of a market behind a word of place is that market: %s', (text, market) => {
  const places = {
    countries: [{ code: 'CG', names: ['Congo'] }],
    markets: [
      { name: 'Brazzaville', country: 'CG' },
      { name: 'Nkayi', country: 'CG' },
    ],
  }
  expect(understand(text, places).place).toEqual(expect.objectContaining({ market }))
})

test.each([
  'corn per bushel, 56 pounds that is',
  'corn per bushel of 56 lb',
  'corn by the bushel, 56-pound, please: price per bushel',
  'corn price per bushel, i.e. 56 lbs',
])('Q39 what a bushel weighs anyhow is no amount: %s', (text) => {
  const { unit, figures, commodities } = understand(text, storedPlaces)
  expect({ unit, given: figures.given, commodities }).toEqual({
    unit: 'bushel',
    given: undefined,
    commodities: ['maize'],
  })
})

test('Q38 the same month a year earlier beside it is how it changed', () => {
  const { intent, period } = understand(
    'corn per bushel and the same month a year earlier beside it',
    storedPlaces,
  )
  expect({ intent, period }).toEqual({ intent: 'change', period: { months: 12 } })
})

test.each([
  'soft red winter wheat and which month it belongs to',
  'lamb price over the twelve months to february 2026, us dollars a kilo will do me',
  'robusta or arabica, which one payin more',
  'what cotton stood at in march 2011, that was the year it went mad',
])('Q37 what only tells of the price asks for no season, forecast or other money: %s', (text) => {
  const { intent, currency } = understand(text, storedPlaces)
  expect(['price', 'change', 'compare']).toContain(intent)
  expect([undefined, 'USD']).toContain(currency)
})
