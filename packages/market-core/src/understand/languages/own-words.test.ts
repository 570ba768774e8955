import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  'Les oignons sont-ils plus chers que les tomates en 2022 ?',
  'En mars 2021, le maïs et le riz étaient-ils chers ?',
])('W12 "ils" behind a verb is no currency: %s', (text) => {
  expect(understand(text, nowhere).currency).toBeUndefined()
})

test('W12 "de primera" is what sources call first quality', () => {
  const series = [{ name: 'Beans (first quality)', commodity: 'beans' }]
  const { variety, unplaced } = understand('frijol de primera, ¿a cómo está?', { ...nowhere, series })
  expect(variety).toEqual(['first', 'quality'])
  expect(unplaced).toBeUndefined()
})

test.each([
  ['Mwaka 2021 mafuta ya alizeti yalikuwa ghali zaidi mwezi gani?', 'sunflower-oil'],
  ['in 2019 which month was coconut oil dearer', 'coconut-oil'],
])('W13 an oil that is named is that one, and its dearest month of a year is an extreme: %s', (text, id) => {
  expect(understand(text, nowhere)).toMatchObject({ intent: 'range', commodities: [id] })
})
