import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements

/** Sums that those of a harvest answer. */
const harvests = fc.constantFrom(
  'costs 900 USD per ha, yield 5 t/ha, price 210 USD per tonne, {}. what is my margin',
  'maize costs 900 USD per ha, yield 5 t/ha, {}. what price do I need to break even',
  'I spent 1200 dollars on maize, {}, harvested 8 tonnes. at what price do I break even',
  'wheat yield 4 t/ha, {}, costs 700 euro per ha, price 210 euro a tonne. profit?',
  'seed 120, fertiliser 250, spray 80 per ha, {}, maize yield 6 t/ha. break even price?',
)
const value = fc.integer({ min: 1000, max: 9999 }).map((seed) => 10 * seed + 7)
const stray = fc.constantFrom('# chairs', '# visits', 'the # there', 'my neighbour has #', 'number #', '# km')

test('N9 no whole answer gives a result and leaves a figure out: it is asked back by its value', () => {
  fc.assert(
    fc.property(harvests, stray, value, (text, words, figure) => {
      const statements = told(text.replace('{}', words.replace('#', String(figure))))
      const used = statements.flatMap(({ facts }) => facts).some((fact) => fact.value === figure)
      expect(statements.map(({ code }) => code)).not.toContain('unused')
      expect(used, JSON.stringify(statements.map(({ code, values }) => [code, values]))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test.each([
  [
    'rent 90 an acre, spray 110, seed 40, yield 3 tonnes an acre, price 170 a tonne. what is left an acre',
    90,
  ],
  ['milk was 40 a litre last year and 46 now, I sell 300 litres a month. how much more do I earn', 46],
])('N9 %s: %d is used or asked back', (text, figure) => {
  const statements = told(text)
  expect(statements.map(({ code }) => code)).not.toContain('unused')
  expect(statements.flatMap(({ facts }) => facts).map((fact) => fact.value)).toContain(figure)
})

test.each([
  'One field gave 24 bags, the other 31 bags. Sold at 60 a bag. How much more did the other bring?',
  'I have 20 bags and 35 bags at 50 a bag, what do I get',
])('N9 one price of two lots is asked back: %s', (text) => {
  expect(understand(text, pricePlaces).story).toHaveProperty('unplaced')
})
