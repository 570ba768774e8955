import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { askedTogether } from './asked-together.ts'

const parts = (text: string) => askedTogether(text, (part) => understand(part, pricePlaces))
const together = (text: string) => parts(text).map(({ text: part, reading }) => [part, reading.topic])

test.each([
  ['groundnut rate and tikka disease control', ['price', 'pest-and-disease']],
  ['What is sorghum worth? Also will it rain on Thursday?', ['price', 'weather']],
  ['will it rain tomorrow and what is the price of beans', ['weather', 'price']],
  ['price of onions, price of potatoes and thrips management', ['price', 'pest-and-disease']],
  ['can I spray this evening? and how much is urea now', ['field-work', 'price']],
  ['how do I treat rust on my beans, and what do they pay for beans', ['pest-and-disease', 'price']],
  ['COTTON MARKET PRICE AND SUBSIDY ON DRIP', ['price', 'scheme']],
  ['should I irrigate today; how has cocoa moved since 2023', ['irrigation', 'price']],
  ['leaf rust in my wheat, what can I do? also price of wheat', ['pest-and-disease', 'price']],
  ['Sorghum price pls. Plus shoot fly in my sorghum, any advice?', ['price', 'pest-and-disease']],
  ["how cold tonight and what's wheat at", ['weather', 'price']],
  ['calf starter price and my heifer has bloat', ['price', 'livestock']],
  ['price of sunflower oil, weather tomorrow', ['price', 'weather']],
  ['drip subsidy procedure. second query can he irrigate wheat on sunday', ['scheme', 'irrigation']],
  ['maize price. another question: will it rain tomorrow', ['price', 'weather']],
])('Y1 %s', (text, topics) => {
  expect(together(text).map(([, topic]) => topic)).toEqual(topics)
})

test('Y1 the things of one answerer stay together', () => {
  expect(together('rice, beans and maize price and will it rain tomorrow')).toEqual([
    ['rice, beans and maize price', 'price'],
    ['will it rain tomorrow', 'weather'],
  ])
})

test('Y2 a price that names nothing is of what the part before it names', () => {
  const told = parts('stem borer control in maize, and what is the price now?')
  expect(told.map(({ reading }) => [reading.topic, reading.commodities])).toEqual([
    ['pest-and-disease', ['maize']],
    ['price', ['maize']],
  ])
})

test('Y2 what is not known by its name is told as not known, beside the rest', () => {
  const [goods, weather] = parts('price of qwrtzk and rain tomorrow')
  expect(goods?.reading).toMatchObject({ topic: 'price', commodities: [] })
  expect(weather?.reading.topic).toBe('weather')
})

test.each([
  'maize and beans price',
  'rain and wind tomorrow, can I spray',
  'urea and rain: can I spread today',
  'We had so much rain, what is the price of tomatoes now',
  'armyworms ate my maize. How much is maize in Nakuru?',
  'maize yield 20 bags an acre, price 3000, cost 25000, what is my margin?',
  'why did wheat rise and will it fall',
  'seed 80, fertiliser 190, sprays 120 an acre, wheat 3 t an acre, what price to break even?',
  'my adviser wants 200 kg urea plus 80 kg DAP a hectare, what is that at world prices',
  'thrips in chilli at flowering and cloudy weather',
  'We put up a new hen house, and who knows what wood costs: price of logs?',
  'how do I get certified, I want to sell beans with a label',
  'sprayed dimethoate on the tomatoes, when can I pick and sell them',
  'chicks and egg price today',
  'aphids and whitefly on cotton, which spray',
  'thank you. price of maize?',
  'my son drank weedkiller, and what is the price of maize',
  'cheapest fertiliser and its price',
  'Compare wheat and maize since January, and in rand',
])('Y3 one question stays one: %s', (text) => {
  expect(together(text)).toEqual([])
})
