import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

describe('Q66 a word that stands as harmless ones do leaves the plain answer', () => {
  test.each([
    'the committee argued about maize all evening, what is the price',
    'my knees ache from carrying maize, what is the price per tonne',
    'my nephew bets on maize, how much is a tonne',
    'my landlady sings about wheat, what is the price per tonne',
  ])('Q66 %s', (text) => {
    const { topic, unplaced, isCompound } = understand(text, pricePlaces)
    expect({ topic, unplaced, isCompound }).toEqual({ topic: 'price' })
  })

  test.each([
    'price of popped maize',
    'the maize, how much is it per tonne when it is popped',
    'how much is maize at the distillery',
    'what does maize cost if it is steamed',
  ])('Q66 %s is of another', (text) => {
    expect(understand(text, pricePlaces).unplaced).toBeDefined()
  })
})

/** Words that nobody has seen: of syllables that no language here has a word of. */
const unseen = fc
  .array(fc.constantFrom('zug', 'vrax', 'quib', 'fjol', 'xent', 'wumb'), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''))

test('Q67 a word that nobody knows is never let go where the rules hold it', () => {
  const form = fc.constantFrom(
    'i want it {}, maize price',
    'the {} price of maize',
    'my {} maize, what is the price',
    'we keep maize in the {}, what is the price',
    'this {} maize, what is the price',
  )
  fc.assert(
    fc.property(unseen, form, (word, asked) => {
      const { unplaced = [], asides = [] } = understand(asked.replace('{}', word), pricePlaces)
      expect([...unplaced, ...asides]).toEqual([word])
    }),
  )
})

test('Q67 what may be either is told behind the figure, which stands first', () => {
  const text = 'i want it zugvrax, maize price'
  expect(understand(text, pricePlaces)).toMatchObject({ asides: ['zugvrax'] })
  const told = codes(text)
  expect(told.indexOf('price')).toBeGreaterThanOrEqual(0)
  expect(told.indexOf('also_not_placed')).toBeGreaterThan(told.indexOf('price'))
  expect(told).not.toContain('nearest')
})

test.each([
  ['organic farmer here, maize price', ['organic']],
  ['red maize price', ['red']],
  ['maize bran price at the wedding', ['bran']],
])('Q68 what is said of goods is not let go by the judge: %s', (text, left) => {
  expect(understand(text, pricePlaces).unplaced).toEqual(expect.arrayContaining(left))
})

test('Q68 a word that is said of other things as well is told behind the figure where it is', () => {
  const { unplaced, asides } = understand('my eyes are so red, maize price', pricePlaces)
  expect({ unplaced, asides }).toEqual({ asides: ['red'] })
})

test('Q68 a stored name is left to the rules', () => {
  expect(understand('maize price, i sit in managua', pricePlaces).asides).toBeUndefined()
})

test.each([
  ['Qual é o preço do milho mesmo?', 'pt'],
  ['bei ya mahindi ikoje sasa?', 'sw'],
  ['y ese maíz, ¿cuánto vale?', 'es'],
  ["donc ce maïs, c'est combien la tonne ?", 'fr'],
  ['उसका भाव, मक्का का?', 'hi'],
])('Q69 a little word of another language says nothing of a thing: %s', (text, language) => {
  const read = understand(text, pricePlaces)
  expect(read).toMatchObject({ language, topic: 'price', commodities: ['maize'] })
  expect([read.unplaced, read.asides]).toEqual([undefined, undefined])
})

test.each(['my bags are packed, what is maize at?', 'singing at a wedding, what is wheat at'])(
  'Q66 a thing beside what only tells who asks is asked for its price: %s',
  (text) => {
    expect(understand(text, pricePlaces).topic).toBe('price')
  },
)
