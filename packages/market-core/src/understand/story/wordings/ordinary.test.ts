import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const results = /^(?:story_result|story_change|story_offers|result|worth|break_even.*)$/
/** The first that is said besides the figures that it was made of. */
const first = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.find(({ code }) => results.test(code))
/** The figure that the first sentence ends in: the last of its facts. */
const result = (text: string) => {
  const told = first(text)
  return told?.code === 'story_result'
    ? told.values.value.value
    : told?.facts.at(told.code === 'result' ? 0 : -1)?.value
}

test.each([
  ['The haulier wants 2 pounds a mile, 50 miles, 20 tonnes of beet. What is it per tonne?', 5],
  [
    'Spent 9000 rupees on each of our 4 acres of onion, the crop is 60 quintal. At what rate per quintal do I not lose?',
    600,
  ],
  ['Cost 3000 per ha, 20 t per ha of which 25% cannot be sold. Break even price?', 200],
  ['please add up my costs per acre: ploughing 2000, seed 1500, dap 3000', 6500],
  ['40 bushel soybeans per acre, 11 a bushel, costs 300/acre, whats left per acre', 140],
  ['Bought 20 goats at 50 each, feed 300, sold 18 at 90. What did I make?', 320],
  ['bought 30 lambs for 55 pounds each and sold them for 80 pounds. profit?', 750],
  ['bought 30 lambs for 55 pounds each and sold them for 2400 all together. profit?', 750],
  ['how much does it cost me per hectare if seed is 120 and spray 60 on 3 ha', 60],
])('N31 ordinary wordings are read as the sums that they are: %s', (text, value) => {
  expect(result(text)).toBeCloseTo(value, 6)
})

test('N31 a cost of each of the land is called a cost: nobody sells land by the crop', () => {
  expect(first('seed 4 bags at 30, diesel 60, 3 acres. total cost per acre?')).toMatchObject({
    values: { result: 'costs', per: 'acre' },
  })
})

test('N31 a lot and its price that leave a figure out are no answer', () => {
  const text = 'our wheat did 8.2 t/ha on 35 ha, half of it went at 190 and half at 178. what came in'
  expect(understand(text, pricePlaces).story).toHaveProperty('unplaced')
})

test.each([
  ['rent 150, seed 90, spray 60, all per acre. wheat at 60 bushels. break even per bushel?', 5],
  ['barley 6 t/ha at 150 pounds, costs 700 per hectare. what margin is that', 200],
  ['my total cost was 50000. of that seed was 8000 and feed 12000. what percent of it are these', 40],
])('N31 an amount behind "at", a price in pounds, and parts of a whole: %s', (text, value) => {
  expect(result(text)).toBeCloseTo(value, 6)
})

test('N31 another price takes the place of the one that was told', () => {
  const before = understand('oats 5 t/ha at 180 euros a tonne, costs 600 euros per ha. margin?', pricePlaces)
  const now = understand('and if the price falls to 150?', pricePlaces, before)
  const told = compose(now, priceData).statements.flatMap(({ facts }) => facts.map(({ value }) => value))
  expect(told).toContainEqual(expect.closeTo(150, 6))
  expect(told).not.toContainEqual(expect.closeTo(180, 6))
})

test('N33 an offer that would cost who takes it is none', () => {
  const text =
    'Buyer A gives 3100 per 90 kg bag at home, buyer B gives 38 per kilo but I pay 300 a bag to carry it. who pays more?'
  expect(JSON.stringify(compose(understand(text, pricePlaces), priceData).statements)).not.toContain(':-')
})

test('N31 where the costs are shared as the crop is, what is left is', () => {
  const text =
    'we share 50-50, maize gave 30 bags sold at 2000, expenses 20000 also half half. what is my share?'
  expect(result(text)).toBeCloseTo(20_000, 6)
})

test.each([
  [
    'I want to clear 300 quid a hectare, costs 900/ha, 4 t/ha. What price per tonne does that need?',
    'wanted',
    300,
  ],
  [
    'I want 200 euro profit per hectare, the price is 400 per tonne and my costs 800. What yield do I need?',
    'needed',
    2.5,
  ],
])('N32 a profit that is wanted is earned as a cost is, and called no cost: %s', (text, kind, value) => {
  const told = first(text)
  expect(told).toMatchObject({
    code: 'story_result',
    values: { result: kind, value: { value: expect.closeTo(value, 6) } },
  })
  const figures = compose(understand(text, pricePlaces), priceData).statements.find(
    ({ code }) => code === 'story_figures',
  )
  expect(JSON.stringify(figures?.values)).toContain('"label":"profit"')
})

test('N32 what is paid beside the harvest lowers the price that is needed', () => {
  const text =
    'my costs are 1000 euros per hectare, i get 200 per hectare of subsidy, wheat yields 4 t. what price do I need to cover it?'
  expect(result(text)).toBeCloseTo(200, 6)
})

test.each([
  [
    'The coop offers 200 eur/t with 6 eur drying taken off. A trader offers 190 cash. I have 50 tonnes. Which is better?',
    [9700, 9500],
  ],
  ['Which pays more, 300 kg of fresh at 2 a kilo or the same dried, 60 kg at 11 a kilo?', [600, 660]],
  ['One dealer sells 50kg at 1500 and another 40 kg at 1280, which is cheaper', [30, 32]],
])('N33 two offers are each reckoned by themselves: %s', (text, values) => {
  expect(first(text)).toMatchObject({
    code: 'story_offers',
    values: { values: values.map((value) => ({ value: expect.closeTo(value, 6) })) },
  })
})

test('N34 what comes in whole ones only is told in whole ones, with the figure itself', () => {
  expect(first('I need 130 kg of seed, the bags are 50 kg, how many bags?')).toMatchObject({
    values: { whole: 3, value: { value: expect.closeTo(2.6, 6) } },
  })
  expect(first('I need 150 kg of seed, the bags are 50 kg, how many bags?')?.values).not.toHaveProperty(
    'whole',
  )
})

test.each([
  ['2000 pounds of wool at 80 cents a pound, shearing 150 dollars. net?', 1450],
  [
    'got 200 crates of mangoes, sold 150 at 800 and the rest at 300. boxes cost me 50 each for all. what do i make',
    125_000,
  ],
  ['premium 5% on a sum insured of 60,000 rupees per hectare, 2 hectares', 6000],
  ['insurance is 3 percent of 200,000, what do i pay', 6000],
])('N31 no figure is taken for what its words do not say: %s', (text, value) => {
  expect(result(text)).toBeCloseTo(value, 6)
})

test.each([
  ['maize at 2,700 a 90kg bag or 32 a kilo, which pays better', [30, 32]],
  ['dealer wants 2,950 for 50kg of lime, the coop 1,500 for 25 kg. cheaper?', [59, 60]],
])('N33 two prices are set against each other by one kilo: %s', (text, values) => {
  expect(first(text)).toMatchObject({
    code: 'story_offers',
    values: { values: values.map((value) => ({ value: expect.closeTo(value, 6) })), per: 'kg' },
  })
})

test.each([
  ['20,000 litres at 30 pence a litre less 2 pence haulage. cheque?', 5600],
  [
    'barley 12 t per acre, sorry 3 t per acre, 4 acres, sold at 100 a tonne, costs 700 in all. what is left?',
    500,
  ],
  ['seed 100, sprays 200, diesel 50, all per hectare, on 10 hectares. total cost?', 3500],
])('N31 what is put right, taken from a price or told for each behind it is read so: %s', (text, value) => {
  expect(result(text)).toBeCloseTo(value, 6)
})
