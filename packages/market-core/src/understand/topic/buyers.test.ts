import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const topic = (text: string) => understand(text, pricePlaces).topic

test.each([
  'where can i sell my beans, know any buyers in Kitui?',
  'any buyers for maize near here',
  'who buys maize here',
  'does anyone in Nakuru buy sorghum?',
  'i need a market for my tomatoes',
  'how can i find a buyer for 20 bags of wheat',
  'où puis-je vendre mon maïs ?',
  '¿dónde puedo vender mi café?',
])('T9 who buys is for others to say: %s', (text) => {
  expect(topic(text)).toBe('buyers')
})

test.each([
  ['who pays the best price for maize', 'price'],
  ['a buyer offers 250 a tonne for maize, is that more than the world price', 'price'],
  ['what do buyers pay for cocoa', 'price'],
  ['how many litres of diesel per acre to plough', 'machinery-and-inputs'],
])('T9 what is paid is a price, and what is used is none: %s', (text, of) => {
  expect(topic(text)).toBe(of)
})
