import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData } from '../../answer/price-data.fixture.ts'
import { catalogue } from '../../commodities/catalogue.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import data from './products.json' with { type: 'json' }
import { isItself } from './products.ts'

/** A crop by its name in each language, and how its product is asked for there. */
const asked = {
  en: {
    crops: { maize: 'maize', wheat: 'wheat', rice: 'rice', cocoa: 'cocoa' },
    ways: [
      'price of (c) (p)',
      '(c) (p) price',
      'how much is (p) of (c)',
      'what is the price of the (p) from (c)',
    ],
  },
  fr: {
    crops: { maize: 'maïs', wheat: 'blé', rice: 'riz', cocoa: 'cacao' },
    ways: [
      'prix (p) de (c)',
      'combien (p) (c)',
      '(p) de (c) prix au kilo',
      'quel est le prix du (p) de (c) ?',
    ],
  },
  es: {
    crops: { maize: 'maíz', wheat: 'trigo', rice: 'arroz', cocoa: 'cacao' },
    ways: ['precio (p) de (c)', '¿cuánto vale (p) de (c)?', '(p) de (c) precio', '(p) (c) precio por kilo'],
  },
  pt: {
    crops: { maize: 'milho', wheat: 'trigo', rice: 'arroz', cocoa: 'cacau' },
    ways: ['preço (p) de (c)', 'quanto custa (p) de (c)', '(p) de (c) preço', '(p) (c) preço por kg'],
  },
  sw: {
    crops: { maize: 'mahindi', wheat: 'ngano', rice: 'mchele' },
    ways: ['bei ya (p) ya (c)', '(p) za (c) bei gani', '(p) wa (c) ni shilingi ngapi'],
  },
  hi: {
    crops: { maize: 'मक्का', wheat: 'गेहूं', rice: 'चावल' },
    ways: ['(c) (p) का भाव', '(c) के (p) का भाव क्या है', '(c) का (p) कितने का है'],
  },
  ar: {
    crops: { maize: 'الذرة', wheat: 'القمح', rice: 'الأرز' },
    ways: ['سعر (p) (c)', 'كم سعر (p) (c)', '(p) (c) بكم'],
  },
} as const

/** Words that are the crop itself in some phrase, and names with prices of their own. */
const besides =
  /^(?:cake|cakes|can|cans|sugar|milk|tortillas?|oil|rice|pan|pão|pain|bread|خبز|سكر|sukari|azúcar|açúcar|sucre|charbon|carbón|carvão|फूल|कोयला|खाल|खल|रेशा|मैदा|فحم|جلود|علف|سماد|mbolea|mabati|bati|tôles?|लोहे|صاج|chapas?|láminas?|fubá|concentrado|दूध|ब्रेड)$/
const all = Object.entries(asked).flatMap(([language, { crops, ways }]) =>
  Object.entries(crops).flatMap(([id, crop]) =>
    data[language as keyof typeof asked]
      .split(' ')
      .flatMap((product) =>
        besides.test(product)
          ? []
          : ways.map((way) => ({ id, text: way.replace('(p)', product).replace('(c)', crop) })),
      ),
  ),
)

test('Q42 what is made of a crop never gets the price of the crop, in any language and order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), ({ id, text }) => {
      const { topic, commodities, product, ownMeasure, unplaced = [] } = understand(text, storedPlaces)
      const isTold = product !== undefined || ownMeasure !== undefined || unplaced.length > 0
      const isPlain = topic === 'price' && commodities.includes(id) && !isTold
      expect([text, isPlain]).toEqual([text, false])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['maize bran sacks price', 'bran'],
  ['price of seedlings of maize', 'seedlings'],
  ['wheat straw how much', 'straw'],
  ['precio del salvado de maíz amarillo', 'salvado'],
  ['makka ka bhusa ka bhav', 'bhusa'],
])('Q42 it is told that it has no price, and no figure is: %s', (text, product) => {
  const { statements, answered } = compose(understand(text, storedPlaces), priceData)
  expect(statements[0]).toMatchObject({ code: 'other_product', values: { words: [product] } })
  expect([answered, statements.some(({ code }) => code === 'price')]).toEqual([false, false])
})

test('Q42 what else is asked for has its price', () => {
  const { statements } = compose(understand('price of maize bran and wheat', storedPlaces), priceData)
  expect(statements.map(({ code }) => code)).toEqual(expect.arrayContaining(['other_product', 'price']))
})

test.each([
  ['cotton lint price', 'cotton'],
  ['rubber sheets', 'rubber'],
  ['tobacco leaf price', 'tobacco'],
  ['beef meat per kg', 'beef'],
  ['bread wheat price', 'wheat'],
  ['price of groundnut oil', 'groundnut-oil'],
  ['price of maize, milk and sugar', 'maize'],
])('Q42 what the crop is anyhow is no product of it: %s', (text, id) => {
  const { product, commodities } = understand(text, storedPlaces)
  expect(product).toBeUndefined()
  expect(commodities).toContain(id)
})

test('Q42 what is a thing itself is so of a commodity that there is', () => {
  const ids = new Set(catalogue.map(({ id }) => id as string))
  for (const [word, of] of Object.entries(data.itself))
    expect(of.split(' ').some((id) => ids.has(id) && isItself(word, id))).toBe(true)
})
