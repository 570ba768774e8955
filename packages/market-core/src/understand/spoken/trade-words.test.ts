import { expect, test } from 'vitest'
import { type Question, understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (text: string): Question => understand(text, storedPlaces)

test.each([
  ['cpo today??', ['palm-oil']],
  ['bean to corn ratio', ['soybeans', 'maize']],
  ['which is cheapest: palm, soya or sunflower oil', ['palm-oil', 'soybean-oil', 'sunflower-oil']],
  ['put these in order: palm, sunflower, soya oil', ['palm-oil', 'sunflower-oil', 'soybean-oil']],
])('Q10 what the trade shortens has its whole name: %s', (text, commodities) => {
  expect(read(text).commodities).toEqual(commodities)
})

test.each([
  ['I pack oranges in 20kg boxes. World price of one box in rand?', 20],
  ['we fill 15 kg crates, what is each crate of oranges worth', 15],
  ["what's cotton in dollars a bale, regular 480 pounders", 217.724],
])('Q10 a container whose weight is told is one of that weight: %s', (text, kg) => {
  expect(read(text)).toMatchObject({ topic: 'price', wanted: { kind: 'sack', kg } })
})

test('Q10 a box that nobody weighed stays one, and a drum that was measured is its litres', () => {
  expect(read('price of a box of oranges').ownMeasure).toEqual({ word: 'box', kind: 'loose' })
  expect(read('one 200 litre drum of Brent crude would be how much').figures).toMatchObject({ litres: 200 })
})

test.each([
  'tea price so I can shame the middlemen',
  'I am fed up with the traders, what is tea worth?',
  'tea price please for my thesis',
  'how much na ang tea now po?',
])('J1 whom and what it is asked for says nothing of the thing: %s', (text) => {
  expect(read(text)).toMatchObject({ topic: 'price', commodities: ['tea'] })
  expect(read(text).unplaced).toBeUndefined()
})

test.each([
  ['tea price for my organic project', 'organic'],
  ['organic farmer here, tea price', 'organic'],
])('J2 a kind is heard wherever it stands: %s', (text, word) => {
  expect(read(text).unplaced).toContain(word)
})

test.each([
  'will cotton cross 8000 a quintal by january or not??',
  'does wheat top 250 by harvest',
  'will coffee hold up till our main season next year',
])('Q10 a mark that a price may come to is of a time that nobody knows: %s', (text) => {
  expect(read(text)).toMatchObject({ topic: 'price', intent: 'forecast' })
})

test('Q10 oils that stand beside each other are no oil palm', () => {
  const named = (text: string) => [...read(text).commodities].sort()
  const oils = ['palm-oil', 'rapeseed-oil', 'soybean-oil', 'sunflower-oil']
  expect(named('dearest first: rape oil, palm, sunflower, soya oil')).toEqual(oils)
  expect(named('compare soy oil, palm oil, rape oil and sunflower oil')).toEqual(oils)
})
