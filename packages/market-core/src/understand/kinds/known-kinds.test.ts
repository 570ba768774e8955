import { expect, test } from 'vitest'
import { catalogue } from '../../commodities/catalogue.ts'
import { kindsWithoutPrice } from '../../commodities/kinds-without-price.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { withCropsOfKinds } from './known-kinds.ts'

test.each([
  ['basmati price', 'rice', 'basmati'],
  ['basmati ka bhav', 'rice', 'basmati'],
  ['बासमती का भाव', 'rice', 'बासमती'],
  ['prix du riz basmati', 'rice', 'basmati'],
  ['price of jasmine rice', 'rice', 'jasmine'],
  ['parboiled price per 50kg bag', 'rice', 'parboiled'],
  ['sona masoori rate', 'rice', 'masoori'],
  ['durum', 'wheat', 'durum'],
  ['durum wheat price', 'wheat', 'durum'],
  ['dark northern spring wheat', 'wheat', 'northern'],
  ['soft white wheat price', 'wheat', 'soft'],
  ['sharbati rate', 'wheat', 'sharbati'],
  ['malting barley price per tonne', 'barley', 'malting'],
  ['pima price', 'cotton', 'pima'],
  ['upland cotton', 'cotton', 'upland'],
  ['giza cotton price', 'cotton', 'giza'],
  ['burley price', 'tobacco', 'burley'],
  ['flue cured price', 'tobacco', 'cured'],
  ['criollo price', 'cocoa', 'criollo'],
  ['geisha price', 'coffee-arabica', 'geisha'],
  ['cavendish price', 'bananas', 'cavendish'],
])('Q49 a kind without a price means its crop, and is told: %s', (text, id, word) => {
  const { topic, commodities, unplaced = [], isCompound } = understand(text, storedPlaces)
  expect({ topic, commodities, isCompound }).toEqual({
    topic: 'price',
    commodities: [id],
    isCompound: undefined,
  })
  expect(unplaced).toContain(word)
})

test('Q49 a kind is of one crop of the catalogue, and the name of none', () => {
  const names = new Set(catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]))
  const all = Object.values(kindsWithoutPrice).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((kind) => names.has(kind))).toEqual([])
  expect(Object.keys(kindsWithoutPrice).filter((id) => !catalogue.some((one) => one.id === id))).toEqual([])
})

test('Q49 what is said of another thing that is named is no kind of the crop', () => {
  expect(withCropsOfKinds('sticky maize')).toBe('sticky maize')
  expect(withCropsOfKinds('is burley a kind of tobacco')).toBe('is burley a kind of tobacco')
})

test.each([
  ['beans nyayo price 90 kg', 'nyayo'],
  ['nyayo price', 'nyayo'],
  ['rosecoco beans price per kg', 'rosecoco'],
  ['mwitemania beans price', 'mwitemania'],
  ['price of canadian wonder beans', 'canadian'],
  ['precio del frijol cargamanto', 'cargamanto'],
])('Q110 a kind behind the name of its crop is no other thing: %s', (text, word) => {
  const { topic, commodities, unplaced, isCompound } = understand(text, storedPlaces)
  expect({ topic, commodities, isCompound }).toEqual({
    topic: 'price',
    commodities: ['beans'],
    isCompound: undefined,
  })
  expect(unplaced).toContain(word)
})

test('Q110 what makes another thing of the crop still does', () => {
  expect(understand('beans grinder price', storedPlaces).commodities).toEqual(['beans'])
  expect(understand('beans nyayo flour price', storedPlaces).product ?? 'none').not.toBe('none')
})
