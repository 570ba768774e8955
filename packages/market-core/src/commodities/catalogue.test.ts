import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { readMessage } from '../reader/read.ts'
import { catalogue, commodityByPinkSheetColumn, commodityByWfpName } from './catalogue.ts'
import { knownCrops } from './known/known-crops.ts'

const thingsIn = (text: string) =>
  readMessage(text, [], { countries: [], markets: [] }).parts.flatMap(({ question }) =>
    'things' in question ? (question.things ?? []).map(({ commodity }) => commodity) : [],
  )

test('K1 never uses one id or one name for two commodities', () => {
  const all = [...catalogue, ...knownCrops]
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const names = all.flatMap(({ name, alsoCalled }) => [name.toLowerCase(), ...alsoCalled])
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  expect(twice).toEqual([])
})

test('K2 maps Pink Sheet columns to commodities', () =>
  checkRows(
    [
      ['Rice, Thai 5% ', 'rice'],
      ['Urea ', 'urea'],
      ['Potassium chloride **', 'potash'],
      ['Groundnut oil **', 'groundnut-oil'],
      ['Wheat, US SRW', 'wheat'],
    ],
    ([column, id]) => {
      expect(commodityByPinkSheetColumn(column)?.id).toBe(id)
    },
  ))

test('K3 maps the WFP names of crops to commodities', () =>
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
      expect(commodityByWfpName(name)?.id).toBe(id)
    },
  ))

test('K4 does not treat the WFP name for a processed product as the crop', () =>
  checkRows(
    ['Maize flour', 'Tortilla (maize)', 'Groundnuts (paste)', 'Wheat flour', 'Bread', 'Oil (vegetable)'],
    (name) => {
      expect(commodityByWfpName(name)).toBeUndefined()
    },
  ))

test('K5 recognises the local names of commodities that have no price', () =>
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

test('K6 reads the names of rice in the husk as rough rice, not as milled rice', () =>
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
