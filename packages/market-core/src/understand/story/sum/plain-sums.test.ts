import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const answer = (turns: readonly string[]) => {
  const question = turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
  return question === undefined
    ? []
    : compose(question, { ...priceData, local: [], today: '2026-09' }).statements
}

const results = (turns: readonly string[]) =>
  answer(turns).flatMap(({ code, facts }) =>
    /^(?:story_result|story_offers|margin)$/.test(code) ? facts.map(({ value }) => value) : [],
  )

test.each([
  // What holds no longer is no figure; "the litre" is what a price is for.
  [
    'My 6 goats give 2 litres each a day. The shop pays 55 the litre, no longer the 60 of last month. In 30 days feed is 4000. What is left for me?',
    15800,
  ],
  // A bare number of a harvest counts what the story puts it in.
  [
    'The owner takes a quarter of my sacks. 40 I threshed. What is mine I sell at 2500 the sack, and 18000 I owe for tractor. What do I keep?',
    57000,
  ],
  // Two offers told bare are for what the charge on one of them is for; what is said of the one is nothing of the
  // other.
  [
    'Two offers on 50 t. A: 180 ex farm. B: 195 delivered, I pay the lorry 12 a tonne and they dock 2 percent off the price. Which is better and by how much?',
    45,
  ],
  [
    'the first gives 300 a tonne. the second gives 310 a tonne, they take 4 percent off the price. Which is better for 20 t?',
    48,
  ],
  [
    'Cost is come 36,000 shilling for one acre, buyer give 2,400 for sack. How much sack one acre must make so I not lose?',
    15,
  ],
  [
    'three and a half acres, twelve hundred spent on each, fifty bags sold at one hundred and ten. good or bad year?',
    1300,
  ],
  [
    'one acre gives me 20 bags and costs me 30000. i want a profit of 400 per bag. what price must i sell at?',
    1900,
  ],
  [
    'Ekari moja hunipa gunia 15 na hunigharimu 24000. Nataka faida ya 300 kwa kila gunia. Niuze bei gani?',
    1900,
  ],
  ['عندي 3 فدادين ذرة، كل فدان أعطى 20 إردب، والتكلفة 9000 جنيه للفدان. كم يكلفني الإردب؟', 450],
])('N25 a sum whose figures all have their noun is reckoned: %s', (text, value) => {
  expect(results([text])).toContainEqual(expect.closeTo(value, 4))
})

test('N25 at the stored price, with what was told in the turns before', () => {
  const told = answer([
    'maize costs me 300 dollars a hectare',
    'i get 5 t',
    'what is left a hectare at the price you hold',
  ])
  expect(told.flatMap(({ facts }) => facts.map(({ value }) => value))).toContainEqual(expect.closeTo(692, 4))
})

test.each([
  'Two offers on 38 t. A: 205. B: 222 delivered. Which, and by how much in all?',
  'on 3 acres I keep sheep, sold at 2000 each. what do I make?',
])('N25 but what may be meant in two ways is asked back: %s', (text) => {
  expect(results([text])).toEqual([])
})
