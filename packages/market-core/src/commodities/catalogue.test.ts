import { checkRows } from '@smart-farming/vectors/check-rows'
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

test('K2 the columns of the Pink Sheet are commodities', () =>
  checkRows(
    [
      ['Rice, Thai 5% ', 'rice'],
      ['Urea ', 'urea'],
      ['Potassium chloride **', 'potash'],
      ['Groundnut oil **', 'groundnut-oil'],
      ['Wheat, US SRW', 'wheat'],
    ],
    ([column, id]) => {
      expect(commodityOfPinkSheet(column)?.id).toBe(id)
    },
  ))

test('K3 the WFP names of crops are commodities', () =>
  checkRows(
    [
      ['Maize (white)', 'maize'],
      ['Rice (mixed, low quality)', 'rice'],
      ['Rice', 'rice'],
      ['Beans (kidney, pinto)', 'beans'],
      ['Meat (chicken, frozen)', 'chicken'],
      ['Oil (palm)', 'palm-oil'],
      ['Groundnuts (shelled)', 'groundnuts'],
      ['Fuel (diesel)', 'diesel'],
    ],
    ([name, id]) => {
      expect(commodityOfWfp(name)?.id).toBe(id)
    },
  ))

test('K4 the WFP name of what is made from a crop is no crop as it is harvested', () =>
  checkRows(
    ['Maize flour', 'Tortilla (maize)', 'Groundnuts (paste)', 'Wheat flour', 'Bread', 'Oil (vegetable)'],
    (name) => {
      expect(commodityOfWfp(name)).toBeUndefined()
    },
  ))

test('K5 what has no price is known by its names', () =>
  checkRows(
    [
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
    ],
    ([name, id]) => {
      expect(knownCrops.length).toBeGreaterThanOrEqual(60)
      expect(thingsIn(`price of ${name}`)).toEqual([id])
    },
  ))

test('K6 rice in the husk by its names is not milled rice', () =>
  checkRows(
    [
      'price of palay',
      'palay price per kilo',
      'dhaan ka bhav',
      'bei ya mpunga',
      'precio del arroz en granza',
      'prix du riz non décortiqué',
      'preço do arroz em casca',
    ],
    (text) => {
      expect(thingsIn(text)).toEqual(['rough-rice'])
    },
  ))
