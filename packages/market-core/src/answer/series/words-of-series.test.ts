import { expect, test } from 'vitest'
import { catalogue } from '../../commodities/catalogue.ts'
import { definitionOf } from '../../commodities/definitions.ts'
import type { MonthlySeries } from './price-series.ts'
import { isOfSeries } from './words-of-series.ts'

const world = (name: string, commodity: string, unitWritten = '$/mt'): MonthlySeries => ({
  id: name,
  commodity,
  name,
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten,
  basis: { kind: 'mass', kg: 1000 },
  source: { name: '', url: '', licence: '' },
  prices: [],
})
const logs = world('Logs, Cameroon', 'named:logs', '$/cubic meter')
const rss3 = world('Rubber, RSS3', 'rubber')
const tsr20 = world('Rubber, TSR20', 'rubber')

test.each([
  ['m3', logs],
  ['qubic', logs],
  ['natural', world('Natural gas, US', 'natural-gas')],
  ['meat', world('Chicken', 'chicken')],
  ['frozen', world('Shrimps, Mexican', 'shrimp')],
  ['yellow', world('Maize', 'maize')],
  ['thermal', world('Coal, Australian', 'named:coal')],
  ['hub', world('Natural gas, US', 'natural-gas')],
])('Q95 a word of its name, unit or definition says no more than the series: %s', (word, series) => {
  expect(isOfSeries(word, [series])).toBe(true)
})

test.each([
  ['white', world('Maize', 'maize')],
  ['organic', world('Rice, Thai 5%', 'rice')],
  ['carcass', world('Lamb', 'lamb')],
  ['silage', world('Maize', 'maize')],
  ['flour', world('Wheat, US HRW', 'wheat')],
])('Q95 a word that no source says of it is of another thing: %s', (word, series) => {
  expect(isOfSeries(word, [series])).toBe(false)
})

test('Q95 a word of one of several series is not of all, and of none it is nothing', () => {
  expect(isOfSeries('block', [tsr20])).toBe(true)
  expect(isOfSeries('block', [rss3, tsr20])).toBe(false)
  expect(isOfSeries('natural', [rss3, tsr20])).toBe(true)
  expect(isOfSeries('natural', [])).toBe(false)
})

test('Q95 what a market calls its own is not told by the definition of the world', () => {
  const local: MonthlySeries = { ...world('Rice, Thai 5%', 'rice'), priceType: 'retail', country: 'NI' }
  expect(isOfSeries('white', [local])).toBe(false)
})

test('Q95 the series of the catalogue that are defined go by their names', () => {
  const names = catalogue.flatMap(({ pinkSheet = [] }) => pinkSheet)
  const defined = names.filter((name) => definitionOf(name).length > 0)
  expect(defined.length).toBeGreaterThan(15)
  for (const name of defined) expect(definitionOf(name).every((word) => /^[a-z-]+$/.test(word))).toBe(true)
})
