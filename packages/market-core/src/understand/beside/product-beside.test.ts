import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['tea tree oil price', 'tea', 'tree oil'],
  ['price of tea tree oil per litre', 'tea', 'tree oil'],
  ['maize germ oil price', 'maize', 'germ oil'],
  ['cocoa pod husk price', 'cocoa', 'pod husk'],
  ['price of banana leaf powder', 'bananas', 'leaf powder'],
  ['moringa leaf powder price', 'drumstick', 'leaf powder'],
  ['rice straw bran price', 'rice', 'straw bran'],
])('Q105 what is made of a part of a thing is named whole, and has no price: %s', (text, commodity, word) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    commodities: [commodity],
    product: { commodity, word },
  })
})

test.each([
  ['price of neem seed oil', ['neem', 'seed']],
  ['argan kernel oil price', ['argan', 'kernel']],
  ["prix de l'huile d'argan", ['argan']],
  ['preço do óleo de rícino', ['rícino']],
])('Q105 an oil that nobody knows is named as such, and no other oil stands for it: %s', (text, words) => {
  const { unplaced, product } = understand(text, storedPlaces)
  expect(product).toBeUndefined()
  expect(unplaced).toEqual(words)
})

test.each([
  ['palm oil price', ['palm-oil']],
  ['tea and cooking oil prices', ['tea', 'named:oil']],
  ["prix de l'huile de palme", ['palm-oil']],
  ['preço do óleo de soja', ['soybean-oil']],
  ['cooking oil price', ['named:oil']],
])('Q105 an oil with a price keeps it: %s', (text, ids) => {
  const { commodities, product } = understand(text, storedPlaces)
  expect(commodities).toEqual(ids)
  expect(product).toBeUndefined()
})
