import { expect, test } from 'vitest'
import { readStory } from './read-story.ts'

const read = (text: string) => readStory(text)?.read
const is = (value: number) => ({ sum: { value: { value: expect.closeTo(value, 3) } } })

test.each([
  ['For each acre: tilling 30, seed 42, lime 18. An acre gives 15 bags. What does a bag cost me?', 6],
  [
    'Landlady takes a quarter of the harvest. The inputs I pay: 300 per ha. 4 t per ha at 200 per t. What is left for me on one ha?',
    300,
  ],
  ['per hectare: seed 70 spray 45 diesel 35. 5 t per hectare. break even per tonne?', 30],
])('N12 a clause without a figure speaks of those behind it: %s', (text, value) => {
  expect(read(text)).toMatchObject(is(value))
})

test.each([
  [
    '150 layers laying at 80 percent. A tray of 30 sells at 300. Each layer eats 110 grams a day, feed is 50 per kg. What do I keep a day?',
    375,
  ],
  [
    '40 ducks lay 60 %. An egg sells at 0.5. They eat 6 kg of mash a day at 0.75 a kg. what is left per day?',
    7.5,
  ],
])('N12 birds that lay so many per cent give eggs, and none is gone: %s', (text, value) => {
  expect(read(text)).toMatchObject(is(value))
})

test.each([
  ['20 bags DAP listed at 55, 10% trade discount, then 15% VAT. What is the invoice?', 1138.5],
  ['I deliver 50 crates at 12, plus 20% VAT on it. What does it come to?', 720],
  ['Price list says 80 a bag. 30 bags with 5% cash discount. What do I pay?', 2280],
])('N13 a tax comes on top of what a discount leaves: %s', (text, value) => {
  expect(read(text)).toMatchObject(is(value))
})

test('N13 a tax that a price holds already has no place', () => {
  expect(read('Bags are 90 each including 16% VAT. I buy 25 bags. What do I pay?')).toEqual({
    unplaced: [16],
  })
})

test.each([
  [
    'Groundnuts cost me 900 per ha, I harvest 1.5 t per ha. I want 25% profit on my cost. What price per tonne?',
    750,
  ],
  [
    '6 bulls, average 400 kg, sold at 2 a kilo, 5 percent shrink, auctioneer keeps 2 percent commission. what is left?',
    4468.8,
  ],
])('N13 a profit on the cost is earned as the cost is, a mean weight is of each: %s', (text, value) => {
  expect(read(text)).toMatchObject(is(value))
})

test.each([
  [
    'The sacco lends me 60000 at 10% for the year. I bring it back after 6 months. How much to bring back?',
    63_000,
  ],
  ['I borrowed 10000 at 10 % a year compound for 3 years. What do I pay back?', 13_310],
  ['Loan of 2000 at 5 % per month, compounded, 2 months. What is the interest?', 205],
])(
  'N14 interest runs for the time that was used, and bears interest where it is said to: %s',
  (text, value) => {
    expect(read(text)).toMatchObject(is(value))
  },
)

test('N14 a yearly rate compounded monthly is asked back', () => {
  expect(read('I borrowed 10000 at 12 % a year compounded for 7 months. What do I pay back?')).toHaveProperty(
    'unplaced',
  )
})
