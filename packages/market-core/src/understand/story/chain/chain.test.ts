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
  ['I put 200 kg MAP on a hectare and have 30 hectares. It comes in 50 kg bags, how many must I order', 120],
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
  // What a container holds, and what is weighed.
  ['16 goats at 2 litres a day, dairy pays 50 a litre, feed is 600 a day. what is left in 30 days', 30_000],
  ['ticket says gross 21.4 t tare 6.4 t. wheat at 160 a tonne, what is the cheque', 2400],
  ['dealer told me 40 kg of CAN per acre, my land is 5 acres and the bag is 50 kilo. how many bags', 4],
  ['my feddan gave 12 ardeb of maize, ardeb is 140 kg. how many kilo from the feddan', 1680],
  ['30 quintal kapas, 34% lint, bale 170 kg, how many bales', 6],
  ['80 kg bag of peas goes for 7200. so what must a 50 kg bag be', 4500],
  // A proportion, pence, a unit behind money, then and now.
  ['4 bags cost 6,000. what will 10 cost me', 15_000],
  ['30 lambs averaging 20 kg at 600 p a kilo, what is the cheque', 3600],
  ['diesel 6 litre per acre, 10 acre, 90 rs litre, what is the bill', 5400],
  ['sold at 3,300, last season 3,000. what percent up', 10],
  ['sold 12 ton onions at R5000 a ton. all in it cost me R32 500. whats left over', 27_500],
  [
    'lender wants 2 percent a month on 30000 for 6 months, no compounding. what do I pay back in total',
    33_600,
  ],
  ['costs are 600 dollars an acre and soybeans are 12 a bushel, what yield to break even', 50],
])('N30 %s', (text, ...values) => {
  const found = told(text)
  expect(found.length).toBeGreaterThan(0)
  for (const [at, value] of values.entries()) expect(found[at]).toBeCloseTo(value, 1)
})

const asked = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.map(({ code }) => code)

test('N30 the one figure that is missing is asked back', () => {
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
  'I use 2 litres glyphosate per acre, 3 acres, how many litres',
  'how much roundup for 3 acres if I use 2 litres per acre',
])('N30 no chain answers: %s', (text) => {
  expect(asked(text)).not.toContain('story_result')
})

test('N30 the answer to what was asked back completes the sum', () => {
  const first = understand('3 bigha gave 450 kg of lentils, what is that per acre', pricePlaces)
  expect(compose(first, priceData).statements.map(({ code }) => code)).toEqual(['story_missing'])
  const { statements } = compose(understand('one bigha is 0.6 acre', pricePlaces, first), priceData)
  expect(statements.at(-1)).toMatchObject({ code: 'story_result' })
  expect(statements.at(-1)?.facts[0]?.value).toBeCloseTo(250, 6)
})

test('N30 two buyers of whom one pays by the kilo are weighed alike', () => {
  const text =
    'Two buyers. One pays 3000 for a 90kg bag at the farm. The other gives 35 a kilo but I must hire a lorry for 9000. I have 100 bags of 90. which one is better'
  const { statements } = compose(understand(text, pricePlaces), priceData)
  expect(statements.at(-1)).toMatchObject({
    code: 'story_offers',
    values: { values: [{ value: 300_000 }, { value: 306_000 }] },
  })
})

test('N30 a chain is the product of its figures, whatever they are', () => {
  const figure = fc.integer({ min: 2, max: 400 })
  fc.assert(
    fc.property(figure, figure, fc.constantFrom(5, 10, 20, 25, 40, 50), (rate, land, bag) => {
      // Less than one bag is asked back (N37).
      fc.pre(rate * land >= bag)
      const found = told(`${rate} kg of lime an acre on ${land} acres, how many ${bag} kg bags do I need`)
      expect(found[0]).toBeCloseTo((rate * land) / bag, 4)
    }),
  )
})

test('N30 two amounts of one kind lead nowhere alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), fc.integer({ min: 91, max: 400 }), (one, other) => {
      expect(
        told(`one field ${one} acres, the other ${other} acres, gave 300 kg, how much per acre`),
      ).toEqual([])
    }),
  )
})
