import { expect, test } from 'vitest'
import { catalogue, commodityOfPinkSheet, commodityOfWfp } from './catalogue.ts'

test('K1 no id and no name means two commodities', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const names = catalogue.flatMap(({ name, alsoCalled }) => [name.toLowerCase(), ...alsoCalled])
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
