import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const read = (...turns: string[]) =>
  turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
const told = (...turns: string[]) => {
  const question = read(...turns)
  return question === undefined ? [] : compose(question, priceData).statements
}
const near = (value: number) => expect.closeTo(value, 6)

const land = fc.constantFrom({ said: 'acre', of: 'acre' as const }, { said: 'ha', of: 'ha' as const })
const counted = fc.constantFrom(
  { said: 'quintals', one: 'quintal', per: 'quintal' },
  { said: 'kg', one: 'kg', per: 'kg' },
  { said: 'tonnes', one: 'tonne', per: 't' },
  { said: 'bags of 50 kg', one: '50 kg bag', per: { written: 'sack', kg: 50 } },
)
const number = fc.integer({ min: 2, max: 900 })

test('N6 the unit asked for is the unit of the result, whatever the farmer counts in', () => {
  fc.assert(
    fc.property(land, counted, counted, number, number, (field, crop, asked, cost, harvest) => {
      const text = `maize cost ${cost} rupees per ${field.said}, yield ${harvest} ${crop.said} per ${field.said}, break even price per ${asked.one}?`
      const result = told(text).find(({ code }) => code === 'break_even_price')
      expect(result?.values).toMatchObject({
        per: asked.per,
        currency: 'INR',
        cost: near(cost),
        yield: { value: near(harvest), per: crop.per },
        land: field.of,
      })
    }),
    { numRuns: 100 },
  )
})

test('N6 a margin is of the whole land first, or of the land that it is asked for', () => {
  fc.assert(
    fc.property(land, number, number, number, (field, acres, price, cost) => {
      const figures = `maize on ${acres} ${field.said}, 12 quintals per ${field.said} sold at ${price} rupees a quintal, cost ${cost} rupees per ${field.said}.`
      const gain = 12 * price - cost
      const results = (text: string) =>
        told(text).flatMap((said) => (said.code === 'result' ? [said.values] : []))
      expect(results(`${figures} what profit in all?`)).toMatchObject([
        { value: near(gain * acres), area: { value: acres, unit: field.of }, currency: 'INR' },
        { value: near(gain), land: field.of },
      ])
      expect(results(`${figures} profit per ${field.said}?`)[0]).toMatchObject({
        value: near(gain),
        land: field.of,
      })
    }),
    { numRuns: 100 },
  )
})

describe('the result comes in what is asked for', () => {
  test.each([
    [
      'cost 520 usd/ha. i get 29 usd per 90 kg bag of maize. how many bags per ha to cover',
      'break_even_yield',
      { yield: { value: near(520 / 29), per: { written: 'sack', kg: 90 } }, land: 'ha' },
    ],
    [
      'harvested 38 bags of 90kg of maize and spent KES 72000 in all. what price per bag so as not to lose?',
      'break_even_total',
      { price: near(72_000 / 38), per: { written: 'sack', kg: 90 }, currency: 'KES' },
    ],
    [
      '28 bags of 90 kg from 3.5 acres, what is it in tonnes per hectare',
      'own_yield_per',
      { per: 't', land: 'ha' },
    ],
    [
      'sold 25 sacks of 46 kg beans at 1450 cordobas each. rent of land 6000 seed 4200 labor 9000. what is my gain',
      'result',
      { value: near(25 * 1450 - 19_200), currency: 'NIO' },
    ],
    [
      'if I sell 12 tonnes of wheat at 240 dollars a tonne and it cost me 2100, what do I keep and what percent is that',
      'result',
      { value: near(780), share: near((100 * 780) / 2880) },
    ],
    [
      '30 tonnes maize at 22 percent water dried to 14 percent how much is left',
      'dry_matter',
      { result: near((30 * 78) / 86) },
    ],
    [
      'maize 8 t/ha sold at 200 usd per tonne, cost 900 usd/ha, margin per acre?',
      'result',
      { value: near(700 * 0.404_685_642_24), land: 'acre' },
    ],
    [
      '12 bales of maize of 217 kg each at 2 dollars per kg, cost 1000, what do I keep',
      'result',
      { value: near(12 * 217 * 2 - 1000) },
    ],
    ['how many tonnes of maize for one tonne of urea', 'input_ratio', { unit: 't' }],
  ])('N6 %s', (text, code, values) => {
    expect(told(text)).toContainEqual(
      expect.objectContaining({ code, values: expect.objectContaining(values) }),
    )
  })
})

test('N7 a loss is told as a loss', () => {
  const [result] = told('0.5 t/ha wheat, cost 700 dollar per ha. do i gain or lose?').filter(
    ({ code }) => code === 'result',
  )
  expect(result?.values).toMatchObject({ value: expect.closeTo(0.5 * 248 - 700, 4), land: 'ha' })
})

test('Q13 a sum goes on with what was said before', () => {
  const turns = ['36000 rupees per acre cost, 15 quintal wheat per acre', 'sold it at 2200 per quintal']
  expect(told(...turns, 'so what did i lose on 5 acre')).toContainEqual(
    expect.objectContaining({
      code: 'result',
      values: { value: near(-15_000), currency: 'INR', area: { value: 5, unit: 'acre' } },
    }),
  )
  expect(
    told('my costs are 480 dollars a hectare for wheat', 'yield 3.2 t per hectare', 'what price do i need'),
  ).toContainEqual(
    expect.objectContaining({ code: 'break_even_price', values: expect.objectContaining({ price: 150 }) }),
  )
  expect(
    read('my costs on wheat are 700 per ha and i get 2 t', 'and with 3 t instead')?.figures,
  ).toMatchObject({
    costPerHa: 700,
    yieldTPerHa: 3,
  })
})

test('A35 a barter is told in the bags that are asked for', () => {
  expect(told('how many 90 kg bags of maize for one tonne of urea')).toContainEqual(
    expect.objectContaining({
      code: 'ratio_in_sacks',
      values: {
        product: 'maize',
        input: 'urea',
        bought: 1000,
        isWeight: true,
        kg: near(2000),
        paid: 90,
        count: near(2000 / 90),
      },
    }),
  )
})

test('A47 a margin on all of a land says what all of it gives, brings and costs', () => {
  expect(
    told(
      'I got 22 bags of 90 kg per acre off 3.5 acres. Buyer pays 3400 a bag and I spent 41000 an acre. what is left?',
    ),
  ).toContainEqual(
    expect.objectContaining({
      code: 'margin_in_all',
      values: expect.objectContaining({ output: near(261_800), cost: near(143_500) }),
    }),
  )
})
