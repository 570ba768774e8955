import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['कापसाचा भाव प्रति क्विंटल किती आहे', 'cotton'],
  ['सोयाबीनचा भाव काय आहे', 'soybeans'],
  ['गव्हाचा दर किती', 'wheat'],
  ['मक्याचे भाव', 'maize'],
  ['तांदळाचा भाव किती आहे', 'rice'],
  ['makai ka bhav', 'maize'],
  ['choclo precio', 'maize'],
  ['macaxeira preço', 'cassava'],
  ['guineo precio por kilo', 'bananas'],
  ['poroto precio', 'beans'],
  ['njugu karanga bei gani', 'groundnuts'],
  ['سعر الحنطة', 'wheat'],
])('W14 a crop by its name of a region, with the endings of its language: %s', (text, id) => {
  const { commodities, unplaced } = understand(text, storedPlaces)
  expect([commodities, unplaced]).toEqual([[id], undefined])
})

test.each([
  ['yuria 50kg ka pric', 'urea'],
  ['soyabin oyel', 'soybean-oil'],
  ['palm oyal', 'palm-oil'],
  ['potasium cloride ferterlizer', 'potash'],
  ['urea fertilizer price', 'urea'],
  ['price of DAP fertiliser', 'dap'],
])('Q23 an input as it is spelt by ear: %s', (text, id) => {
  expect(understand(text, storedPlaces)).toMatchObject({ topic: 'price', commodities: [id] })
})

const everyCountry = {
  ...storedPlaces,
  countries: ['CI', 'CD', 'MM', 'GB', 'NG', 'SZ'].map((code) => ({ code, names: [code] })),
}

test.each([
  ['Ivory Coast cocoa price', 'CI'],
  ["cocoa in Côte d'Ivoire", 'CI'],
  ['rice price in DRC', 'CD'],
  ['price of rice in Burma', 'MM'],
  ['wheat price in the UK', 'GB'],
  ['nigerian maize price', 'NG'],
  ['sugar price in Swaziland', 'SZ'],
])('Q26 a country by another of its names: %s', (text, country) => {
  expect(understand(text, everyCountry)).toMatchObject({ topic: 'price', place: { country } })
})
