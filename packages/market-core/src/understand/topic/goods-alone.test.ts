import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const topicOf = (text: string) => understand(text, storedPlaces).topic

test.each([
  'give me urea, DAP and potash in one go',
  "donne-moi urée, DAP et potasse d'un coup",
  'natural gas for my greenhouse, the European one',
  'crude oil for the pumps on my farm, brent',
  'chicken, the whole bird, figures please',
  'show me soybeans, maize and wheat together',
  'नारियल तेल और मूंगफली तेल के बारे में पूछना था',
])('Q72 nothing but goods, and a wish to be told, is of their prices: %s', (text) => {
  expect(topicOf(text)).toBe('price')
})

test.each([
  ['fertilizer for maize in sandy soil', 'nutrients'],
  ['beef cattle not eating', 'livestock'],
  ['natural gas heater broken in greenhouse', 'machinery-and-inputs'],
  ['give my cows urea?', 'nutrients'],
  ['show me how to plant maize', 'sowing-and-calendar'],
  ['tell me about armyworm in maize', 'pest-and-disease'],
])('Q72 what is asked of the field stays so: %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test.each([
  'Guarantee me that DAP stays under 650 dollars till I plant',
  'promise me wheat wont fall before harvest',
  'swear to me corn stays above 4 dollars',
])('Q73 a promise of a price is a forecast, whatever is done until then: %s', (text) => {
  expect(understand(text, storedPlaces)).toMatchObject({ topic: 'price', intent: 'forecast' })
})

test.each([
  'My coffee is in the store. A buyer comes tomorrow. Do I take his money or wait',
  "should i take the trader's cash for my beans today or wait",
  'tomo el dinero por el café o espero',
])('Q73 whether to take a buyer’s money or to wait is whether to sell: %s', (text) => {
  expect(understand(text, storedPlaces)).toMatchObject({ topic: 'price', intent: 'advice' })
})
