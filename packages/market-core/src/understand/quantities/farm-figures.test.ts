import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { farmFigures } from './farm-figures.ts'
import { COMMODITY } from './measures.ts'
import { readQuantities } from './read-quantities.ts'

const figures = (text: string, crop?: string) => farmFigures(readQuantities(plainText(text)).quantities, crop)
const near = (value: number) => expect.closeTo(value, 2)

test.each([
  ['35 bags of 90 kg', { amount: { value: 3150, unit: 'kg' } }],
  ['20 bags of 50kg', { amount: { value: 1000, unit: 'kg' } }],
  ['sack of 25 kg sold for 6 dollars', { pricePerT: near(240), currency: 'USD' }],
  ['20 t', { amount: { value: 20, unit: 't' } }],
  ['12 quintals', { amount: { value: 12, unit: 'quintal' } }],
  ['100 litres', { litres: 100 }],
  ['2 barrels', { litres: near(317.97) }],
  ['price 22 per quintal', { pricePerT: near(220) }],
  ['sell at 3500 KES per bag', { pricePerT: near(38_888.89), currency: 'KES' }],
  ['price 20 cents a pound', { pricePerT: near(440.92), currency: 'USD' }],
  ['12 t at 240', { pricePerT: 240 }],
  ['cost is 45000 KES an acre', { costPerHa: near(111_197.42), currency: 'KES' }],
  ['yield 25 bags per acre', { yieldTPerHa: near(5.56) }],
])('N1 %s', (text, expected) => {
  expect(figures(text)).toMatchObject(expected)
})

test('N2 money of two currencies is said to be mixed, and a weight is no volume', () => {
  expect(figures('costs 900 USD per ha, sell at 3500 KES per bag').mixesCurrencies).toBe(true)
  expect(figures('100 litres').amount).toBeUndefined()
  expect(figures('5 acres').amount).toBeUndefined()
})

test.each([`40 bags of ${COMMODITY} 130`, `sold 40 bags ${COMMODITY} the 130`])(
  'N3 bags of a crop that are counted are no cost: %s',
  (plain) => {
    const told = (text: string) => farmFigures(readQuantities(text).quantities, 'soybeans')
    expect(told(plain)).toMatchObject({ unused: [130] })
    expect(told(plain).totalCost).toBeUndefined()
  },
)

test('N3 items of cost add up, whatever they are for', () => {
  expect(figures('seed 120, fertiliser 250, spray 80 per ha, yield 5 t/ha')).toMatchObject({
    costPerHa: 450,
    yieldTPerHa: 5,
  })
  const item = fc.constantFrom('seed', 'fertiliser', 'spray', 'labour', 'diesel', 'rent')
  const items = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 1900 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(items, (given) => {
      const text = `${given.map(([name, cost]) => `${name} ${cost}`).join(', ')}, yield 5 t/ha`
      expect(figures(text).costPerHa).toBe(given.reduce((sum, [, cost]) => sum + cost, 0))
    }),
  )
})

test('N3 a cost for all of the land is for its hectares', () => {
  expect(figures('cost 1200 for 2 ha, yield 3 t/ha').costPerHa).toBe(600)
})
