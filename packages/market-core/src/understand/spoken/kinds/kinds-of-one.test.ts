import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import type { Question } from '../../reading.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const asked = (...turns: string[]): Question =>
  turns
    .slice(1)
    .reduce(
      (before, text) => understand(text, storedPlaces, before),
      understand(turns[0] ?? '', storedPlaces),
    )

describe('the sorts of one thing', () => {
  test('A20 are set in order, whatever they are called and whenever', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['tea auctions', ['colombo', 'kolkata', 'mombasa']] as const,
          ['kinds of wheat', ['hrw', 'srw']] as const,
          ['sugar markets', ['europe', 'us', 'world']] as const,
          ['types of crude', ['brent', 'dubai', 'wti']] as const,
        ),
        fc.constantFrom('which of the', 'which of your stored', 'what'),
        fc.constantFrom(
          ['paid best', 'dearest'] as const,
          ['was cheapest', 'cheapest'] as const,
          ['fetched the lowest price', 'cheapest'] as const,
        ),
        fc.constantFrom('in 2016', 'on average in 2016', 'in 2016, on average over the year'),
        ([things, variety], opening, [best, order], time) => {
          const {
            intent,
            variety: read,
            ordersByPrice,
            period,
          } = asked(`${opening} ${things} ${best} ${time}`)
          expect({ intent, ordersByPrice, period }).toEqual({
            intent: 'compare',
            ordersByPrice: order,
            period: { start: '2016-01', end: '2016-12' },
          })
          expect(read?.toSorted()).toEqual(variety)
        },
      ),
    )
  })

  test.each(['which tea do you have', 'which wheat is grown here', 'price of tea at the auctions'])(
    'A20 whoever asks for no best of them is told one: %s',
    (text) => {
      expect(asked(text).intent).not.toBe('compare')
    },
  )
})

test.each([
  ['silver fish price', 'silver'],
  ['what are iron beans worth', 'iron'],
  ['price of zinc wheat', 'zinc'],
])('Q7 a metal before a food says which food: %s', (text, word) => {
  const { commodities, unplaced } = asked(text)
  expect(commodities).not.toContain(`named:${word}`)
  expect(unplaced).toContain(word)
})

test.each([
  ['price of silver and maize', 'named:silver'],
  ['copper, wheat and rice prices', 'named:copper'],
  ['zinc price', 'named:zinc'],
])('Q7 and is a metal elsewhere: %s', (text, id) => {
  expect(asked(text).commodities).toContain(id)
})

test.each([
  [['groundnut oil price', 'and palm?'], 'palm-oil'],
  [['groundnut oil price', 'and palm?', 'the oil one'], 'palm-oil'],
  [['groundnut oil price', 'and soybeans', 'the oil one'], 'soybean-oil'],
])('Q32 what is made of a thing is of what was asked last: %s', (turns, id) => {
  expect(asked(...turns).commodities).toEqual([id])
})

test.each([
  ["cheers mate, that's me sorted, off to milk", 'thanks'],
  ['thank you, off to feed the hens now', 'thanks'],
  ['ok thanks boss, gotta go plough', 'thanks'],
  ["thanks, that's all for today", 'thanks'],
])('Q8 who thanks and goes asks for nothing: %s', (text, smallTalk) => {
  expect(asked(text).smallTalk).toBe(smallTalk)
})

test.each(['thanks, off to sell my maize, what price should I ask', 'that is all the maize I have, price?'])(
  'Q8 and who asks besides is answered: %s',
  (text) => {
    expect(asked(text)).toMatchObject({ topic: 'price', commodities: ['maize'] })
  },
)

test('Y1 goods that are added by "plus" and a number are one list', () => {
  const { basket } = asked(
    'Our plot takes two bags DAP plus three bags urea, fifties. At world prices that is?',
  )
  expect(basket?.goods.map(({ commodity, value, unit }) => [commodity, value, unit.size])).toEqual([
    ['dap', 2, 50],
    ['urea', 3, 50],
  ])
})

test.each([
  ['What weight of robusta pays for a 25 kg sack of urea', 25],
  ['how much maize buys a 40 kg bag of DAP', 40],
])('A15 a sack that is bought is told of whole: %s', (text, kg) => {
  const { intent, wanted, figures } = asked(text)
  expect({ intent, wanted }).toEqual({ intent: 'input-ratio', wanted: undefined })
  expect(figures.given).toContainEqual({ role: 'amount', value: 1, measure: { kind: 'sack', kg } })
})
