import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

test.each([
  ['what are groundnuts worth at the moment, the nuts I mean and not the oil', ['groundnuts']],
  ['groundnuts price, the nuts not the oil', ['groundnuts']],
  ['soybean rate, the bean itself not the meal', ['soybeans']],
  ['soybeans, the beans and not the oil', ['soybeans']],
  ['palm oil, not the kernel one', ['palm-oil']],
  ["prix de l'arachide, les graines pas l'huile", ['groundnuts']],
  ['precio de la soja, el grano y no el aceite', ['soybeans']],
  ['preço da soja, o grão e não o óleo', ['soybeans']],
  ['fish meal price for my feed mill', ['fish-meal']],
  ['soybean meal for our poultry farm, price', ['soybean-meal']],
  ['price of maize for my brewery', ['maize']],
  ['wheat export quote', ['wheat']],
  ['Around the coffee crisis, Oct 2001, what was arabica paid?', ['coffee-arabica']],
  ['in the food crisis of April 2008 what was rice', ['rice']],
  ['Need beans, meal and oil for soya. All three.', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ['soy: beans, meal and oil please', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ['soybeans, meal and oil prices', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ['soja grão, farelo e óleo, preços', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ['precio de soja: grano, harina y aceite', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ['prix du soja : graine, tourteau et huile', ['soybeans', 'soybean-meal', 'soybean-oil']],
  ["G'day, beef - where's it sitting? Running 300 head out past Dubbo", ['beef']],
  ['where do soybeans sit right now', ['soybeans']],
  ["what's cotton running", ['cotton']],
  ['coffee iko aje? price', ['coffee-arabica']],
])('Q51 what stands around the ask changes nothing: %s', (text, ids) => {
  const { topic, commodities, unplaced } = understand(text, storedPlaces)
  expect({ topic, commodities, unplaced }).toEqual({ topic: 'price', commodities: ids, unplaced: undefined })
})

test('Q51 the date beside an event is the time asked for', () => {
  expect(
    understand('Around the coffee crisis, Oct 2001, what was arabica paid?', storedPlaces).period,
  ).toEqual({
    start: '2001-10',
    end: '2001-10',
  })
})

test.each([
  ['got 300 head at 8 dollars, how much is that', 'sums'],
  ['my goats are sick, running 300 head past Dubbo', 'livestock'],
])('Q51 a herd that is asked of is heard: %s', (text, topic) => {
  expect(understand(text, storedPlaces).topic).toBe(topic)
})

test.each([
  ['green coffee price', ['coffee-arabica']],
  ['green robusta beans price', ['coffee-robusta']],
])('Q51 green coffee is what the world price is of: %s', (text, ids) => {
  expect(understand(text, storedPlaces)).toMatchObject({ commodities: ids, unplaced: ['unroasted'] })
})
