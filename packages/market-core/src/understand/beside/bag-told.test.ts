import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import { bagsTold } from './bag-told.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  ['coffee, the bag with us holds 70 kg, what is a bag worth in usd', 70],
  ['what is a sack of maize in dollars if the sack is 80kg', 80],
  ['our maize bags are 100 kg, price per bag', 100],
  ['prix du maïs, sac de 100', 100],
  ['le sac fait 80 kg ici, combien le sac de maïs', 80],
  ['el saco es de 46 kg, a cuánto el saco de maíz', 46],
  ['mahindi, gunia letu ni kilo 120, gunia moja ni dola ngapi', 120],
  ['preço do café arábica em dólar por saca de 60', 60],
] as const)('Q44 the bag that a price is wanted for is as large as the farmer tells: %s', (text, kg) => {
  const question = read(text)
  const own = question.figures.given?.flatMap(({ measure }) => (measure?.kind === 'sack' ? [measure] : []))
  expect(question).toMatchObject({ topic: 'price' })
  expect(question).not.toHaveProperty('unit', 'bag')
  expect([question.wanted, ...(own ?? [])]).toContainEqual({ kind: 'sack', kg })
})

test.each([
  ['quanto está a saca de soja', 60],
  ['preço da saca do milho em real', 60],
  ['saca do café conilon', 60],
  ['a saca de trigo subiu este ano?', 60],
  ['saca de açúcar', 50],
] as const)('Q44 a Brazilian saca is no Kenyan bag: %s', (text, kg) => {
  expect(read(text)).toMatchObject({ wanted: { kind: 'sack', kg } })
})

test('Q44 a bag of which nobody says the size stays the bag of the trade', () => {
  expect(read('maize price per bag')).toMatchObject({ unit: 'bag' })
  expect(read('preço do milho por saco')).toMatchObject({ unit: 'bag' })
})

test.each([
  'urea, a sack of 50 kg and also the 25 kg one',
  'price of urea in a 50kg bag and a 25kg bag',
  'urea bag 50 kg and 25 kg, price of each',
  "prix de l'urée, sac de 50 kg et sac de 25 kg",
])('Q44 of two sizes each is told: %s', (text) => {
  const { wanted, alsoAsked } = read(text)
  expect([wanted, ...(alsoAsked ?? []).map((one) => one.wanted)]).toEqual([
    { kind: 'sack', kg: 50 },
    { kind: 'sack', kg: 25 },
  ])
})

test.each([
  '20 bags of 90 kg',
  'bag and 5 kg',
  'bag at 60 dollars',
  'a bag of maize in 2024',
  '5 acres, bags of 50 kg',
])('Q44 no other number is the size of a bag: %s', (text) => {
  expect(bagsTold(text)).toEqual([])
})
