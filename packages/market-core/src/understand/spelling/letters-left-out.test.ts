import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  ['y is cotn so low, wats it compaired to 2011', 'cotton'],
  ['cotn price', 'cotton'],
  ['whet price', 'wheat'],
  ['sgr price per kg', 'sugar'],
  ['mze price', 'maize'],
  ['ric price', 'rice'],
  ['bef price', 'beef'],
  ['brly price', 'barley'],
  ['sorgm price', 'sorghum'],
  ['tobaco price', 'tobacco'],
  ['bnanas price', 'bananas'],
  ['grndnuts price', 'groundnuts'],
  ['orngs price', 'oranges'],
  ['chikn price', 'chicken'],
  ['sybns price', 'soybeans'],
  ['plm oil price', 'palm-oil'],
])('Q23 a crop whose letters are left out is that crop: %s', (text, id) => {
  expect(understand(text, storedPlaces)).toMatchObject({ topic: 'price', commodities: [id] })
})

test.each(['what bg price', 'burley price', 'col price', 'coco price', 'tn price'])(
  'Q23 a word that may be something else is none: %s',
  (text) => {
    expect(understand(text, storedPlaces).commodities).not.toEqual(
      expect.arrayContaining(['barley', 'coal', 'cocoa', 'beans', 'named:tin']),
    )
  },
)

test.each([
  ['wheat flower price', 'named:wheat flour'],
  ['wheat flor price', 'named:wheat flour'],
  ['price of flower of wheat', 'named:wheat flour'],
  ['wheat flowr in Managua', 'named:wheat flour'],
  ['arina de trigo, precio', 'named:wheat flour'],
])('Q42 the flower of what is milled is its flour: %s', (text, id) => {
  const places = {
    ...storedPlaces,
    series: [...(storedPlaces.series ?? []), { commodity: null, name: 'Wheat flour' }],
  }
  expect(understand(text, places)).toMatchObject({ topic: 'price', commodities: [id] })
})

test.each(['why is my maize flower dropping', 'tomato flowers falling', 'bean flower drop'])(
  'Q42 a flower in the field is one: %s',
  (text) => {
    expect(understand(text, storedPlaces).topic).toBe('pest-and-disease')
  },
)
