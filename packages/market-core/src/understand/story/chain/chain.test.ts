import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const results = /^(?:story_(?:result|change)|break_even_yield)$/

const told = (text: string) => {
  const { statements } = compose(understand(text, pricePlaces), priceData)
  return statements
    .flatMap(({ code, facts }) => (results.test(code) ? facts.slice(-1) : []))
    .map(({ value }) => value)
}

test.each<[string, ...number[]]>([
  // A rate of one's own, by land and bag: arithmetic, and no advice.
  ['my plan is 75 kg NPK on an acre, 6 acres, bags are 25 kg. How many bags?', 18],
  ['We broadcast 120 kg of urea per hectare. 8 ha. How many 40 kg bags should we buy', 24],
  ['4 kg of millet seed an acre, 15 acres, comes in 2 kg packets: how many packets', 30],
  ['seed rate 150 kg/ha, 12 ha. how many tonnes', 1.8],
  // What comes out of a mill.
  ['6 tonnes of rough rice, recovery 64 %, how many kg of rice', 3840],
  ['900 kg seed cotton, ginning 34 percent: how many kg of lint', 306],
  ['I need 1300 kg milled rice and the outturn is 65%. how many kg paddy do I need', 2000],
  ['2.5 tonne paddy, mill gives 60 percent. how much rice and how many 50 kg bags', 1.5, 30],
  // Two results of one sum.
  ['spent 54,000 on 3 acres, what is that per acre and per hectare', 18_000, 44_478.97],
  ['the rate is 1500 per quintal, what is it per kg and per tonne', 15, 15_000],
  ['sold 40 bags at 1,500 and spent 24,000, what is left and what is it per bag', 36_000, 900],
  ['income 60000, costs 40000. How much profit and what percent of costs', 20_000, 50],
  ['my sister and I share 60,000 in the ratio 3:1', 45_000, 15_000],
  // What is in a fertiliser.
  ['how many kg of nitrogen in 10 bags of 25 kg urea', 115],
  ['how much phosphate is in 8 bags of DAP 50 kg', 184],
  ['what does a kilo of N cost if the nitrate is 33.5% and 268 pounds a tonne', 0.8],
  // Lands of other sizes.
  ['5 manzanas how many hectares', 3.5],
  ['I harvested 24 quintals on 3 manzanas, what is that per manzana', 8],
  ['10 rai gave 4000 kg, how much is that per rai', 400],
  ['زرعت ٤ أفدنة وصرفت ٢٠٠٠٠ جنيه، كم التكلفة للفدان؟', 5000],
  // What is there of what is needed.
  ['I need 60 bags and have 22. How much short and what would the rest cost at 900 a bag', 34_200],
  ['costs are 600 dollars an acre and soybeans are 12 a bushel, what yield to break even', 50],
])('%s', (text, ...values) => {
  const found = told(text)
  expect(found.length).toBeGreaterThan(0)
  for (const [at, value] of values.entries()) expect(found[at]).toBeCloseTo(value, 1)
})

const asked = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

test('the one figure that is missing is asked back', () => {
  expect(
    compose(understand('4 bigha gave 600 kg of lentils, what is that per acre', pricePlaces), priceData),
  ).toMatchObject({
    statements: [{ code: 'story_missing', values: { unit: 'acre', per: 'bigha' } }],
  })
})

test.each([
  'how much urea should I put on an acre of maize',
  'I have 100 kg of urea for 4 acres, how much do I apply per acre',
  'I mix 40 ml of roundup in 16 litres, tank is 20 litres, how many ml',
  'how many kg of maize for one 50 kg bag of urea',
])('no chain answers: %s', (text) => {
  expect(asked(text)).not.toContain('story_result')
})

test('a chain is the product of its figures, whatever they are', () => {
  const figure = fc.integer({ min: 2, max: 400 })
  fc.assert(
    fc.property(figure, figure, fc.constantFrom(5, 10, 20, 25, 40, 50), (rate, land, bag) => {
      const found = told(`${rate} kg of lime an acre on ${land} acres, how many ${bag} kg bags do I need`)
      expect(found[0]).toBeCloseTo((rate * land) / bag, 4)
    }),
  )
})

test('two amounts of one kind lead nowhere alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 91, max: 400 }), (one, other) => {
      expect(
        told(`one field ${one} acres, the other ${other} acres, gave 300 kg, how much per acre`),
      ).toEqual([])
    }),
  )
})
