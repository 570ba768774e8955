import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const read = (text: string) => understand(text, storedPlaces)

test.each([
  ['rise price in Brazaville', 'rice', 'rise', 'rice'],
  ['price of rise', 'rice', 'rise', 'rice'],
  ['how much is rise per kg', 'rice', 'rise', 'rice'],
  ['rise vietnam', 'rice', 'rise', 'rice'],
  ['lam prce', 'lamb', 'lam', 'lamb'],
  ['white been price in Betou', 'beans', 'been', 'bean'],
  ['thai rise price', 'rice', 'rise', 'rice'],
  ['kofi arabika price', 'coffee-arabica', 'kofi', 'coffee'],
  ['soya been oyl', 'soybean-oil', 'been', 'bean'],
  ['soya been price', 'soybeans', 'been', 'bean'],
  ['iron oar price', 'named:iron ore', 'oar', 'ore'],
])('Q82 %s is of %s, and says so', (text, commodity, written, meant) => {
  const { commodities, topic, unplaced, took } = read(text)
  expect({ commodities, topic, unplaced }).toEqual({
    commodities: [commodity],
    topic: 'price',
    unplaced: undefined,
  })
  expect(took?.get(written)).toBe(meant)
})

describe('a word in the place of a verb is one', () => {
  test.each([
    'what has the price been',
    'did the price rise',
    'why does price rise',
    'rise in price',
    'has the price risen',
    'where do we meet about the price',
    'they steal at that price',
    'buyers never meet price',
    'he had been told a price',
    'when will prices rise',
  ])('Q82 %s', (text) => {
    expect(read(text).commodities).toEqual([])
  })

  test('Q82 names are taken as before', () => {
    const { commodities, took } = read('how has cocoa been since May')
    expect(commodities).toEqual(['cocoa'])
    expect([...(took ?? [])]).toEqual([])
  })
})

test.each([
  'lime price',
  'price of line',
  'pear price per kg',
  'goat price',
  'how much is a boat',
  'price of a lamp',
  'hay price',
  'rosebush price',
  'floor polish price',
  'wheelbarrow price',
  'rice cooker price',
  'mosquito coil price',
  'tea cup price',
  'meat grinder price',
])('Q82 a thing of its own is no slip of another: %s', (text) => {
  expect([...(read(text).took ?? [])]).toEqual([])
})

test('Q83 a country that is named apart from its stored name is mended as that', () => {
  expect(read('bananna price in amercia')).toMatchObject({ commodities: ['bananas'], variety: ['us'] })
  expect(read('bananna price in amercia').unplaced).toBeUndefined()
})
