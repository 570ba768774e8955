import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { withHomeCoin } from '../quantities/home-coin.ts'
import { type Question, understand } from '../question.ts'
import { storedPlaces, storedSeries } from '../stored/stored-series.fixture.ts'

const read = (...turns: string[]): Question =>
  turns.reduce<Question | undefined>((before, text) => understand(text, storedPlaces, before), undefined) ??
  understand('', storedPlaces)
const told = (...turns: string[]) => compose(read(...turns), { series: storedSeries, rates: [], local: [] })
const codes = (...turns: string[]) => told(...turns).statements.map(({ code }) => code)

test.each([
  ['which is cheaper, vietnam 5 or thai 5', ['Rice, Thai 5%', 'Rice, Viet Namese 5%']],
  ['thai 25 or thai 5, which is dearer?', ['Rice, Thai 25%', 'Rice, Thai 5%']],
])('Q10 a grade of rice without its sign is that grade, and no figure of a sum: %s', (text, names) => {
  const { series } = told(text)
  expect(series.map(({ name }) => name).toSorted()).toEqual(names)
  expect(read(text).figures).toEqual({})
  expect(read(text).topic).toBe('price')
})

test('Q10 goods written for short, and the same month of another year', () => {
  expect(read('rate of g/nuts').commodities).toEqual(['groundnuts'])
  expect(read('cocoa in March 2019 and same month 2024')).toMatchObject({
    period: { start: '2019-03', end: '2019-03' },
    periodAlso: { start: '2024-03', end: '2024-03' },
  })
})

test.each([
  ['soybean oil price please, not palm', ['soybean-oil']],
  ['urea today, not DAP', ['urea']],
  ['wheat, not maize or rice', ['wheat']],
])('Q29 what is not meant behind a comma is not asked about: %s', (text, ids) => {
  expect(read(text).commodities).toEqual(ids)
})

test('X5 what holds so many kilograms is a vessel, whatever it is made of', () => {
  expect(read('palm oil price', 'what is it for a 20 kg tin')).toMatchObject({
    commodities: ['palm-oil'],
    wanted: { kind: 'sack', kg: 20 },
  })
  expect(read('tin price').commodities).toEqual(['named:tin'])
})

test('Q32 what is made of a thing that was told in the plural is found, too', () => {
  expect(read('groundnuts in 2024', 'sorry, the oil').commodities).toEqual(['groundnut-oil'])
  expect(read('soybeans in May 2025', 'and the meal in the same month')).toMatchObject({
    commodities: ['soybean-meal'],
    period: { start: '2025-05', end: '2025-05' },
  })
})

test.each([
  [['urea price', 'and TSP?', 'how much cheaper is that than urea'], ['tsp', 'urea'], 'cheapest'],
  [['cocoa', 'is it above cotton?'], ['cocoa', 'cotton'], 'dearest'],
])('Q15 "that" is set against a thing that is named beside it: %j', (turns, commodities, ordersByPrice) => {
  expect(read(...turns)).toMatchObject({ intent: 'compare', commodities, ordersByPrice })
})

test.each([
  ['what is urea in pounds a tonne', 'GBP', 't'],
  ['lamb in pounds per kilo', 'GBP', 'kg'],
  ['wheat by the old English hundredweight', undefined, 'ukCwt'],
  ['barley per hundredweight, imperial', undefined, 'ukCwt'],
])('N11 pounds of money by the weight, and the English hundredweight: %s', (text, currency, unit) => {
  const { currency: coin, unit: per, topic } = read(text)
  expect([coin, per, topic]).toEqual([currency, unit, 'price'])
})

test('N28 pounds of a farm in Egypt are Egyptian, unless they are told to be British', () => {
  const coin = (text: string) => withHomeCoin(read(text), text, ['EG']).currency
  expect(coin('wheat in pounds a tonne')).toBe('EGP')
  expect(coin('wheat in pounds sterling a tonne')).toBe('GBP')
})

test.each(['yellow maize price', 'feed barley price', 'boneless beef per kg', 'cotton lint'])(
  'X1 what the world’s price is of anyhow withholds no plain answer: %s',
  (text) => {
    expect(codes(text)).not.toContain('nearest')
    expect(codes(text)).not.toContain('not_placed')
  },
)

test('X1 but another kind does', () => {
  expect(codes('purple maize price')).toContain('nearest')
})

test('A17 "up on last autumn" is against the mean of that time', () => {
  expect(read('is maize up or down on last autumn')).toMatchObject({ againstNow: true })
})

test('A19 the national average is a market, and no mean over time', () => {
  expect(read('national average price of maize').intent).toBe('price')
})

test('Q26 a town that nobody knows is no country of nearly its name', () => {
  expect(read('maize price in Nakuru')).toMatchObject({ unplaced: ['nakuru'], isSomewhere: true })
})

test.each(['is maize cheaper in Kitale or Eldoret', 'where is maize dearer, at Kitale or at Eldoret'])(
  'A20 two places that nobody knows are no change over time: %s',
  (text) => {
    expect(codes(text)).not.toContain('change')
    expect(codes(text)).toContain('nearest')
  },
)

test.each(['coconut oil vs palm oil, which went up more in 2025', 'which fell further, urea or DAP?'])(
  'A20 "which went up more" is of how far each went: %s',
  (text) => {
    expect(read(text)).toMatchObject({ intent: 'change' })
  },
)

test('Q15 "the top that year" is the highest of it', () => {
  expect(read('sunflower oil', 'and in 2022?', 'what was the top that year')).toMatchObject({
    intent: 'range',
    ofRange: 'highest',
    period: { start: '2022-01', end: '2022-12' },
  })
})

test.each([
  ['140 bags of robusta at 60 kilos, what is it worth at the world price', 8_400],
  ['30 sacks of maize at 90 kg each, what are they worth', 2_700],
])('Q32 bags "at 60 kilos" hold so much each: %s', (text, kg) => {
  expect(read(text).figures).toMatchObject({ amount: { value: kg, unit: 'kg' } })
  expect(read(text).figures.pricePerT).toBeUndefined()
})

test('Q32 a price "at 60 a kilo" stays one', () => {
  expect(read('sold 20 bags of maize at 60 a kilo').figures).toMatchObject({ pricePerT: 60_000 })
})

test('Q22 what a litre weighs is told: its price is that of so much, and no litre is wanted', () => {
  const question = read('sunflower oil latest', 'and per litre, take 0.92 kg to the litre')
  expect(question).toMatchObject({ figures: { amount: { value: 0.92, unit: 'kg' } } })
  expect(question.wanted).toBeUndefined()
})

test.each([
  ['140 bags of maize at 60 kilos, how many tonnes and what would it be worth at the world price', 8.4],
  ['85 bags of 90 kg of maize, how many tonnes is that and what is it worth at the world price', 7.65],
])('Q32 what an amount weighs and what it is worth are both told: %s', (text, tonnes) => {
  const { statements } = told(text)
  const values = statements.flatMap(({ facts }) => facts.map(({ value }) => value))
  expect(values).toContainEqual(expect.closeTo(tonnes, 6))
  expect(statements.map(({ code }) => code)).toContain('worth')
})

test('Q95 what goes by three initials is known with points behind them', () => {
  expect(read('price of D.A.P per 50kg bg').commodities).toEqual(['dap'])
  expect(read('T.S.P. today').commodities).toEqual(['tsp'])
  expect(read('maize f.o.b. price').commodities).toEqual(['maize'])
})
