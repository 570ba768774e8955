import { expect, test } from 'vitest'
import { read } from '../reader/read.ts'
import { catalogue, commodityOfPinkSheet, commodityOfWfp } from './catalogue.ts'
import { knownCrops } from './known/known-crops.ts'

const thingsIn = (text: string) =>
  read(text, [], { countries: [], markets: [] }).parts.flatMap(({ question }) =>
    'things' in question ? (question.things ?? []).map(({ commodity }) => commodity) : [],
  )

test('K1 no id and no name means two commodities', () => {
  const all = [...catalogue, ...knownCrops]
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const names = all.flatMap(({ name, alsoCalled }) => [name.toLowerCase(), ...alsoCalled])
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  expect(twice).toEqual([])
})

test.each([
  ['Rice, Thai 5% ', 'rice'],
  ['Urea ', 'urea'],
  ['Potassium chloride **', 'potash'],
  ['Groundnut oil **', 'groundnut-oil'],
  ['Wheat, US SRW', 'wheat'],
])('K2 the Pink Sheet column %j is %s', (column, id) => {
  expect(commodityOfPinkSheet(column)?.id).toBe(id)
})

test.each([
  ['Maize (white)', 'maize'],
  ['Rice (mixed, low quality)', 'rice'],
  ['Rice', 'rice'],
  ['Beans (kidney, pinto)', 'beans'],
  ['Meat (chicken, frozen)', 'chicken'],
  ['Oil (palm)', 'palm-oil'],
  ['Groundnuts (shelled)', 'groundnuts'],
  ['Fuel (diesel)', 'diesel'],
])('K3 the WFP name %j is %s', (name, id) => {
  expect(commodityOfWfp(name)?.id).toBe(id)
})

test.each([
  'Maize flour',
  'Tortilla (maize)',
  'Groundnuts (paste)',
  'Wheat flour',
  'Bread',
  'Oil (vegetable)',
])('K4 the WFP name %j is no crop as it is harvested', (name) => {
  expect(commodityOfWfp(name)).toBeUndefined()
})

test.each([
  ['tur', 'pigeon-peas'],
  ['arhar dal', 'pigeon-peas'],
  ['moong', 'green-gram'],
  ['ndengu', 'green-gram'],
  ['urad', 'black-gram'],
  ['sukuma wiki', 'kale'],
  ['aguacate', 'avocado'],
  ['ladies finger', 'okra'],
  ['pawpaw', 'papaya'],
  ['simsim', 'sesame'],
  ['haldi', 'turmeric'],
  ['corn oil', 'maize-oil'],
])('K5 what has no price is known by its names: %s', (name, id) => {
  expect(knownCrops.length).toBeGreaterThanOrEqual(60)
  expect(thingsIn(`price of ${name}`)).toEqual([id])
})

test.each([
  'price of palay',
  'palay price per kilo',
  'dhaan ka bhav',
  'bei ya mpunga',
  'precio del arroz en granza',
  'prix du riz non décortiqué',
  'preço do arroz em casca',
])('K6 rice in the husk by its names is not milled rice: %s', (text) => {
  expect(thingsIn(text)).toEqual(['rough-rice'])
})
