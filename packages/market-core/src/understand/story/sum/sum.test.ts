import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStory } from '../read-story.ts'
import type { Shown, StoryRead } from '../story.ts'

/** A sum told in sentences that may stand in any order, with the question behind them. */
interface Told {
  readonly sentences: readonly string[]
  readonly ask: string
  readonly value: number
  readonly figures: readonly number[]
}

const amount = fc.integer({ min: 3, max: 97 })
const money = fc.integer({ min: 101, max: 989 })
const times = fc.integer({ min: 2, max: 9 })

/** A sale with charges on each, a commission and costs in all. */
const sale = fc
  .record({ many: amount, price: money, charge: amount, share: fc.integer({ min: 1, max: 40 }), cost: money })
  .map(({ many, price, charge, share, cost }) => ({
    of: (k: number): Told => ({
      sentences: [
        `I sold ${many} crates at ${price * k} a crate`,
        `Loading was ${charge * k} per crate`,
        `The agent takes ${share} % of the sales`,
        `I spent ${cost * k} on twine`,
      ],
      ask: 'What am I left with?',
      value: k * (many * price - many * charge - (many * price * share) / 100 - cost),
      figures: [many, price * k, charge * k, share, cost * k],
    }),
  }))

/** A harvest of some land, with a cost of each acre and a part that rots. */
const harvest = fc
  .record({ land: amount, crop: amount, price: money, cost: money, rotten: fc.integer({ min: 1, max: 60 }) })
  .map(({ land, crop, price, cost, rotten }) => ({
    of: (k: number): Told => ({
      sentences: [
        `I planted ${land} acres`,
        `Each acre gave ${crop} bags and ${rotten} % rotted`,
        `A bag sells at ${price * k}`,
        `I spent ${cost * k} per acre`,
      ],
      ask: 'What is my profit in total?',
      value: k * land * ((crop * price * (100 - rotten)) / 100 - cost),
      figures: [land, crop, price * k, cost * k, rotten],
    }),
  }))

/** Milk of some days, with a daily cost. */
const milk = fc
  .record({ litres: amount, days: amount, price: money, feed: money, vet: money })
  .map(({ litres, days, price, feed, vet }) => ({
    of: (k: number): Told => ({
      sentences: [
        `My cows give ${litres} litres a day`,
        `A litre sells at ${price * k}`,
        `Feed costs ${feed * k} a day`,
        `The vet was ${vet * k}`,
      ],
      ask: `How much do I keep in ${days} days?`,
      value: k * (litres * days * price - days * feed - vet),
      figures: [litres, days, price * k, feed * k, vet * k],
    }),
  }))

/** What one of several things cost, with what it cost to bring them. */
const bought = fc.record({ many: amount, price: money, cost: money }).map(({ many, price, cost }) => ({
  of: (k: number): Told => ({
    sentences: [`I bought ${many} bags at ${price * k} a bag`, `The lorry was ${cost * k}`],
    ask: 'What does one bag cost me?',
    value: (k * (many * price + cost)) / many,
    figures: [many, price * k, cost * k],
  }),
}))

const sums = fc.oneof(sale, harvest, milk, bought)
const whole = ({ sentences, ask }: Told) => `${sentences.join('. ')}. ${ask}`
const read = (text: string): StoryRead | undefined => readStory(text)?.read
const is = (value: number) => ({ sum: { value: { value: expect.closeTo(value, 4) } } })

test('N8 the result grows as all its money does', () => {
  fc.assert(
    fc.property(sums, times, ({ of }, k) => {
      expect(read(whole(of(1)))).toMatchObject(is(of(1).value))
      expect(read(whole(of(k)))).toMatchObject(is(k * of(1).value))
    }),
    { numRuns: 100 },
  )
})

test('N8 the sentences of a sum may stand in any order', () => {
  const shuffled = sums.chain(({ of }) => {
    const told = of(1)
    return fc
      .shuffledSubarray([...told.sentences], { minLength: told.sentences.length })
      .map((sentences) => ({ ...told, sentences }))
  })
  fc.assert(
    fc.property(shuffled, (told) => {
      expect(read(whole(told))).toMatchObject(is(told.value))
    }),
    { numRuns: 100 },
  )
})

const stray = fc.constantFrom('# trips', '# litres of paint', '#', 'the # there', '# of it', '# %', '# weeks')
test('N9 a figure more that has no place forbids the result', () => {
  fc.assert(
    fc.property(sums, stray, fc.nat(3), ({ of }, words, at) => {
      const told = of(1)
      const sentences = [...told.sentences]
      sentences.splice(at, 0, words.replace('#', '1013'))
      expect(read(whole({ ...told, sentences }))).not.toHaveProperty('sum')
    }),
    { numRuns: 150 },
  )
})

/** Every number that a shown one tells. */
const numbers = ({ value, less }: Shown): number[] => [value, ...(less ? [less.from, ...less.taken] : [])]
test('N9 every figure of a sum is told before its result', () => {
  fc.assert(
    fc.property(sums, ({ of }) => {
      const told = of(1)
      const found = read(whole(told))
      if (found === undefined || !('sum' in found)) throw new Error(whole(told))
      const shown = found.sum.terms.flatMap(({ factors, of: lot }) => [...factors, ...(lot ? [lot] : [])])
      expect(shown.flatMap(numbers)).toEqual(expect.arrayContaining([...told.figures]))
    }),
    { numRuns: 100 },
  )
})

test.each([
  [
    'a price for each of one kind with no count of it',
    'Sold 30 kg of honey at 12 per jar. What is the money?',
  ],
  [
    'two prices of one lot',
    'I have 40 bags. The shop pays 2,500 a bag, the school 2,700 a bag. What is mine?',
  ],
  ['a loss of one of two lots', 'Sold 12 goats at 5,000 and 8 sheep at 4,000. 5 died. What is left?'],
  ['a rate of interest with no time', 'I borrowed 30,000 at 3 % interest for 6 months. What do I pay back?'],
  ['so many or so much', 'My cost was 12,000 for feed. I sold 300. What is left?'],
  ['costs of two bases', 'I spent 520 per acre and 90 per bag. The yield is 30. What is left?'],
])('N9 %s is asked back', (_, text) => {
  expect(read(text)).toHaveProperty('unplaced')
})
