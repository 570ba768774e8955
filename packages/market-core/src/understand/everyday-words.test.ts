import { expect, test } from 'vitest'
import { pricePlaces } from '../answer/price-data.fixture.ts'
import { understand } from './question.ts'

const ask = (text: string) => understand(text, pricePlaces)
const crossed = (asked: readonly string[], things: readonly string[]) =>
  asked.flatMap((form) => things.map((thing) => form.replace('{}', thing)))
const crops = ['maize', 'wheat', 'urea', 'cocoa']

test.each(
  crossed(
    [
      'tell me frankly, what is {} costing',
      'what is {} fetching',
      '{} was flying, what is its price now',
      '{} price at the moment please',
      'what is {} bringing these days',
      'what is the price of {} for the time being',
      'how much money is {}, out of my own pocket',
      '{} price. I have no use for the sunflower one',
      '{} price please, forget about the palm oil',
      'price of {}. I do not want the organic one',
    ],
    crops,
  ),
)('X1 everyday words withhold nothing: %s', (text) => {
  const { topic, commodities, unplaced } = ask(text)
  expect({ topic, unplaced, named: commodities.length }).toEqual({
    topic: 'price',
    unplaced: undefined,
    named: 1,
  })
})

test.each(
  crossed(
    [
      'what is {} flour costing',
      'tell me plainly the price of organic {}',
      'what is {} fetching in Mombasa',
      'what is {} flaking price',
      'freshly {} price',
      'price of {}, I do want the hybrid one',
      'what is {} costing, 77',
      'was flaking {} dear',
      'my {} is malting, what is its price',
    ],
    crops,
  ),
)('X2 what says of which thing still does: %s', (text) => {
  const { unplaced = [], topic } = ask(text)
  expect(topic !== 'price' || unplaced.length > 0).toBe(true)
})

test.each([
  ['mirchi ki pattiyan mud rahe hain kya karen', 'pest-and-disease', 'chillies'],
  ['अदरक में सड़न लग गया है', 'pest-and-disease', 'ginger'],
  ['tamatar ke patte sikud rahe hain', 'pest-and-disease', 'tomatoes'],
  ['papaya leaves drying from the tips, one after another', 'pest-and-disease', 'papaya'],
  ['guava twigs are drying from the top', 'pest-and-disease', 'guava'],
  ['fruit dropping in guava, foliar spray', 'nutrients', 'guava'],
  ['threshing machine for wheat, a dry day this week', 'weather', 'wheat'],
  ['wheat futures contract in chicago', 'price', 'wheat'],
  ['one tin of maize holds 17 kg, price of one tin', 'price', 'maize'],
])('X3 %s is about %s', (text, topic, commodity) => {
  expect(ask(text)).toMatchObject({ topic, commodities: [commodity] })
  if (topic === 'price') expect(ask(text).commodities).toHaveLength(1)
})

test('X4 futures are named as what is not stored', () => {
  expect(ask('december futures for maize').priceKind).toBe('exchange')
})

const withTin = { ...pricePlaces, series: [{ commodity: null, name: 'Tin' }] }

test.each([
  ['price of tin', 1, false],
  ['my tin takes 18 kg of maize, what is the price of maize for one tin', 1, true],
  ['compare tin and maize', 2, true],
])('X5 %s', (text, count, isMaize) => {
  const { commodities } = understand(text, withTin)
  expect(commodities).toHaveLength(count)
  expect(commodities.includes('maize')).toBe(isMaize)
})

test.each([
  ['DAP and MOP, they sound the same. What is MOP in plain words?', 'mop'],
  ['urea or NPK, what is NPK in simple words?', 'npk'],
])('X6 %s asks of the one behind "what is"', (text, term) => {
  expect(ask(text).term).toBe(term)
})

test.each(['what was the mean price of maize', 'what is the yearly mean of wheat'])(
  'X7 %s asks no meaning',
  (text) => {
    expect(ask(text)).toMatchObject({ topic: 'price', intent: 'range' })
  },
)

test.each(['may i write in kiswahili', 'can i ask in hindi', 'do you only do prices or also rain'])(
  'X8 %s asks of the product',
  (text) => {
    expect(ask(text).intent).toBe('capabilities')
  },
)

test.each(['samarthan mulya gehu ka kitna hai', 'गेहूं का समर्थन मूल्य कितना है'])(
  'X9 %s asks of a price that is not stored',
  (text) => {
    expect(ask(text)).toMatchObject({ commodities: ['wheat'], priceKind: 'support' })
  },
)

test.each(
  crossed(
    ['price of {}, i do not want less than 310 per tonne', '{} price. i dont want to sell under 310'],
    crops,
  ),
)('X10 a figure that is refused is still read: %s', (text) => {
  const { unplaced = [], figures } = ask(text)
  expect(unplaced.includes('310') || JSON.stringify(figures).includes('310')).toBe(true)
})
