import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const read = (text: string) => understand(text, storedPlaces)

test.each([
  ['caller from Nashik wants to know maize price', 'maize'],
  ['thx, and cotton per kg', 'cotton'],
  ['abeg how much dem dey sell rice', 'rice'],
  ['wetin be the price of sugar', 'sugar'],
  ['DAP prices are killing farmers, what is DAP at the mo', 'dap'],
  ['please share the latest tea price with us', 'tea'],
  ['what does a kilo of lamb fetch', 'lamb'],
  ['whats soya meal making', 'soybean-meal'],
  ['is canola oil coming down', 'rapeseed-oil'],
])('Q10 a turn of phrase says nothing of a price: %s', (text, commodity) => {
  expect(read(text)).toMatchObject({ topic: 'price', commodities: [commodity] })
  expect(read(text).unplaced).toBeUndefined()
})

test.each([
  ['is palm oil dearer than that of coconut', ['palm-oil', 'coconut-oil']],
  ['el aceite de palma y el de girasol', ['palm-oil', 'sunflower-oil']],
  ['l’huile de soja ou celle de colza', ['soybean-oil', 'rapeseed-oil']],
  ['o óleo de palma ou o de soja', ['palm-oil', 'soybean-oil']],
])('Q18 what two things are made into may be said once: %s', (text, commodities) => {
  expect(read(text).commodities).toEqual(commodities)
  expect(read(text).unplaced).toBeUndefined()
})

test.each([
  ['rank wheat maize and rice from dearest to cheapest', 'dearest'],
  ['tea, coffee and cocoa low to high', 'cheapest'],
  ['urea DAP TSP: sort from expensive to cheap', 'dearest'],
])('A20 an order of prices is asked for in words: %s', (text, ordersByPrice) => {
  expect(read(text).ordersByPrice).toBe(ordersByPrice)
})

test.each([
  ['prix du riz parfumé', ['parfumé'], undefined],
  ['prix de la machine à café', ['machine'], true],
  ['precio del trigo ecológico', ['ecológico'], undefined],
  ['bei ya mashine ya kahawa', ['mashine'], true],
])(
  'Q7 what stands behind a thing is a kind of it where the thing is named first: %s',
  (text, words, made) => {
    expect(read(text)).toMatchObject({ unplaced: words })
    expect(read(text).isCompound).toBe(made)
  },
)

test('A33 two things are told now and then, and two kinds in one month are set against each other alone', () => {
  const then = { period: { monthsAgo: 24 } }
  expect(read('maize and rice now and two years ago')).toMatchObject({ againstNow: true, ...then })
  expect(read('compare maize and rice now and two years ago')).toMatchObject({ andNow: true, ...then })
  const kinds = read('was HRW dearer than SRW in june 2021')
  expect(kinds).toMatchObject({ intent: 'compare', period: { start: '2021-06', end: '2021-06' } })
  expect(kinds.againstNow).toBeUndefined()
  expect(kinds.andNow).toBeUndefined()
})

test.each([
  ['what was the best month of 2022 for soybeans', 'highest'],
  ['the peak month in 2019, maize', 'highest'],
  ['worst month of 2020 for cotton', 'lowest'],
])('Q20 of one year the best month is no season: %s', (text, ofRange) => {
  expect(read(text)).toMatchObject({ intent: 'range', ofRange })
})

test('Q20 of no year it is one', () => {
  expect(read('best month for soybeans').intent).toBe('season')
})
