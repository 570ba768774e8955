import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStory } from './read-story.ts'

const thing = fc.constantFrom('goats', 'hens', 'crates', 'trays', 'melons', 'sheep', 'bunches')
const count = fc.integer({ min: 2, max: 90 })
const price = fc.integer({ min: 3, max: 9000 })
const money = fc.integer({ min: 10, max: 900 })
const currency = fc.constantFrom('', ' shillings', ' bob', ' rupees', ' naira')

/** What is sold: each wording says the same. */
const sale = fc
  .tuple(fc.constantFrom(0, 1, 2, 3), count, price, currency, thing)
  .map(([form, many, each, coin, what]) => ({
    text:
      [
        `sold ${many} ${what} at ${each}${coin} each`,
        `${many} ${what} at ${each}${coin}`,
        `I sell ${many} ${what} for ${each}${coin} apiece`,
        `SOLD ${many} ${what.toUpperCase()} @ ${each}${coin}`,
      ][form] ?? '',
    value: many * each,
    many,
  }))

/** What it costs: in all, or for each of what is sold. */
const cost = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 3, 4),
    money,
    fc.constantFrom('feed', 'vet', 'transport', 'medicine', 'labour'),
  )
  .map(([form, value, item]) => ({
    text:
      [
        `${item} was ${value}`,
        `I spent ${value} on ${item}`,
        `paid ${value} for ${item}`,
        `the market took ${value} for each animal`,
        `${item} ${value} each`,
      ][form] ?? '',
    value,
    isEach: form > 2,
  }))
const break_ = fc.constantFrom(', ', '. ', '; ', ', but ')
const ask = fc.constantFrom(
  'what is left?',
  'How much do I keep',
  'profit?',
  'whats left over',
  'what did I really make?',
)

const told = fc
  .tuple(sale, fc.array(cost, { minLength: 1, maxLength: 4 }), break_, ask, fc.boolean())
  .map(([sold, costs, between, asked, isCostFirst]) => {
    const spent = costs.map(({ text }) => text)
    // What is for each of them is told behind them.
    const first = isCostFirst && costs.every(({ isEach }) => !isEach)
    const parts = first ? [...spent, sold.text] : [sold.text, ...spent]
    const all = costs.reduce((sum, { value, isEach }) => sum + (isEach ? value * sold.many : value), 0)
    return { text: parts.join(between), asked, left: sold.value - all }
  })

test('N8 a sale and its costs come to what they are, in any words and order', () => {
  fc.assert(
    fc.property(told, ({ text, asked, left }) => {
      expect(readStory(`${text}. ${asked}`)?.read).toMatchObject({
        sum: { result: 'left', value: { value: expect.closeTo(left, 6) } },
      })
    }),
    { numRuns: 300 },
  )
})

const measure = fc.constantFrom('litres', 'kg')
test('N8 so much a day for so many days is all of it', () => {
  fc.assert(
    fc.property(
      count,
      measure,
      fc.integer({ min: 2, max: 60 }),
      price,
      money,
      (many, unit, days, each, feed) => {
        const text = `${many} ${unit} a day for ${days} days at ${each}, feed ${feed}, what is left`
        expect(readStory(text)?.read).toMatchObject({
          sum: { result: 'left', value: { value: expect.closeTo(many * days * each - feed, 6) } },
        })
      },
    ),
  )
})

test('N8 what a thing was and is makes a difference, of as many as are used', () => {
  fc.assert(
    fc.property(price, price, count, fc.constantFrom('was', 'used to be'), (was, is, many, then) => {
      const text = `a bag of feed ${then} ${was} and now it is ${is} a bag, I use ${many} bags, how much more do I pay`
      expect(readStory(text)?.read).toMatchObject({
        sum: { result: 'more', value: { value: expect.closeTo((is - was) * many, 6) } },
      })
    }),
  )
})

const stray = fc.constantFrom('7 litres', '3 acres', '5 trips', '9 kg', '14 weeks', 'the other 11 trees')
test('N9 a figure that belongs to nothing is asked back, and no sum is told', () => {
  fc.assert(
    fc.property(told, stray, ({ text, asked }, added) => {
      const read = readStory(`${text}, ${added}. ${asked}`)?.read
      const [value] = /\d+/.exec(added) ?? []
      expect(read).toEqual({ unplaced: expect.arrayContaining([Number(value)]) })
    }),
    { numRuns: 200 },
  )
})

const kinds = fc.constantFrom(
  ['kg', 'litre'],
  ['litres', 'acre'],
  ['acres', 'kg'],
  ['bags', 'day'],
  ['goats', 'tray'],
)
test('N10 a price for one kind of thing is never multiplied with another', () => {
  fc.assert(
    fc.property(kinds, count, price, ([have, per], many, each) => {
      const read = readStory(
        `I sold ${many} ${have}, the price is ${each} per ${per}. how much money in all?`,
      )?.read
      expect(read).toEqual({ unplaced: [many] })
    }),
  )
})

test('N10 a lot that two prices are given for has none', () => {
  fc.assert(
    fc.property(count, price, price, (many, one, other) => {
      const text = `I have ${many} crates. the trader pays ${one} per crate. the school pays ${other} per crate. how much do I get`
      expect(readStory(text)?.read).toHaveProperty('unplaced')
    }),
  )
})
