import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)
const notPlain = ['nearest', 'not_placed', 'unknown_thing', 'not_found', 'also_not_placed']

/** Words that nobody has seen: of syllables that no language here has a word of. */
const unseen = fc
  .array(fc.constantFrom('zug', 'vrax', 'quib', 'fjol', 'xent', 'wumb'), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''))
const crop = fc.constantFrom('maize', 'wheat', 'urea')

test('J7 a word never seen that stands apart from what is asked for leaves the plain answer', () => {
  const form = fc.constantFrom(
    'could you {} me the price of @',
    '@ price, my cousin is {} me',
    'we were {} all morning, what is @ worth?',
    '@ price so that we {} properly',
    'i am {} and {}, @ price please',
    '@ price for my {}',
    '@ price before i {} anything',
    '@ price thank you and {} to your house',
  )
  fc.assert(
    fc.property(unseen, crop, form, (word, of, asked) => {
      const text = asked.replaceAll('{}', word).replace('@', of)
      expect(codes(text)).toEqual(codes(asked.replace(/.*@.*/, `${of} price`)))
    }),
  )
})

test('J7 a word never seen that reaches what is asked for never leaves the plain answer', () => {
  const form = fc.constantFrom(
    '{} @ price',
    '@ {} price',
    'price of {} @',
    '@ price {}',
    '@ price in {}',
    'in {} what is the price of @',
    'i am in {}, @ price?',
    '@ price at the {}',
    '@ price for the {} market',
    'what is the price of {} made from @',
    'i want it {}, @ price',
    'the {} ones, @ price',
    'we grow the {} kind, @ price',
    'it must be {}. @ price',
    '@ price since the {}',
    'how much does a {} for @ cost',
    'my boss is shouting, {} @ price',
  )
  fc.assert(
    fc.property(unseen, crop, form, (word, of, asked) => {
      const told = codes(asked.replace('{}', word).replace('@', of))
      expect(told.some((code) => notPlain.includes(code))).toBe(true)
    }),
  )
})

test.each([
  ['Jefe, averígüeme ya el precio del maíz', 'es'],
  ['le boucher exagère, prix du maïs ?', 'fr'],
  ['o patrão mandou perguntar, preço do milho', 'pt'],
  ['nimepoteza daftari langu, bei ya mahindi', 'sw'],
  ['मेरी कॉपी खो गई, मक्का का भाव', 'hi'],
  ['ضاع دفتري أمس، سعر الذرة', 'ar'],
])('J7 %s', (text, language) => {
  const read = understand(text, pricePlaces)
  expect(read).toMatchObject({ language, commodities: ['maize'], topic: 'price' })
  expect(read.unplaced).toBeUndefined()
})

test.each([
  'precio del maíz nixtamalizado',
  'prix du maïs concassé',
  'preço do milho canjicado',
  'bei ya mahindi yaliyokobolewa',
  'दलिया मक्का का भाव',
  'سعر الذرة المفتتة',
])('J7 %s is of a kind that nobody knows', (text) => {
  expect(understand(text, pricePlaces).unplaced).toHaveLength(1)
})

test('J8 a word by itself is told behind the plain answer', () => {
  const told = codes('maize price. Zugvrax.')
  expect(told[0]).toBe('price')
  expect(told).toContain('also_not_placed')
  expect(understand('Precio del maíz. Zúgvrax.', pricePlaces).asides).toEqual(['Zúgvrax'])
})

test('J8 a name with a capital is told so, unless somebody is called by it', () => {
  expect(understand('the Zugvrax people asked, maize price', pricePlaces).asides).toEqual(['zugvrax'])
  expect(understand('madam Zugvrax asked, maize price', pricePlaces).asides).toBeUndefined()
})

test('J7 what is told apart says nothing of what is wanted', () => {
  expect(understand('maize price, nobody ever picks up zugvrax', pricePlaces)).toEqual(
    understand('maize price', pricePlaces),
  )
})
