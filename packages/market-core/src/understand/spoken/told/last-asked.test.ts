import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { lastAsked } from './last-asked.ts'

const story = [
  "Bom dia, or good morning, my English is from my years in Boston cleaning houses, now I am back in Minas with my father's coffee, 9 hectares on the hill, the fertiliser man came with his new truck and I looked at the truck more than at the price list. So tell me, one tonne of urea, how many 60 kilo bags of arabica is it now?",
  'Our mule Pancho fell twice on the pass with eleven sacks last week and my cousin laughed for two days while we sat by the fire and waited. Now: how many 60 kg bags of arabica for one tonne of urea?',
]

test.each(story)('A35 the numbers of a story make no sum of its question: %s', (text) => {
  const { topic, intent, commodities, unplaced, wanted } = understand(text, storedPlaces)
  expect({ topic, intent, commodities, unplaced, wanted }).toEqual({
    topic: 'price',
    intent: 'input-ratio',
    commodities: ['coffee-arabica', 'urea'],
    unplaced: undefined,
    wanted: { kind: 'sack', kg: 60 },
  })
})

test('A35 two places are set against one another behind a story', () => {
  const text =
    'Hello, I load rice in Brazzaville and the barge takes eleven days up to Betou when the river is good, last time we lost two sacks to the water and the captain laughed at me. Before I pay him again I want to see: rice price in Brazzaville and rice price in Betou, which is higher and by how much a kilo?'
  expect(lastAsked(text)).toBe(
    'rice price in Brazzaville and rice price in Betou, which is higher and by how much a kilo?',
  )
})

test.each([
  'rice price. wheat price?',
  'I have 40 bags and sold 12 of them at 3000, my brother took six and the rest is in the store by the road since the rains? How much is left?',
])('A35 a short message and one that asks twice are read as a whole: %s', (text) => {
  expect(lastAsked(text)).toBeUndefined()
})
