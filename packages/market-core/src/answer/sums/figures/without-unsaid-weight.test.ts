import { expect, test } from 'vitest'
import { understand } from '../../../understand/question.ts'
import { compose } from '../../compose.ts'
import { priceData, pricePlaces } from '../../price-data.fixture.ts'
import type { Statement } from '../../statement.ts'
import { withoutUnsaidWeight } from './without-unsaid-weight.ts'

const told = (text: string) => compose(understand(text, pricePlaces), priceData).statements
const pers = (text: string) =>
  told(text).flatMap(({ values }) => ('per' in values && values.per !== undefined ? [values.per] : []))
const given = (text: string) => told(text).flatMap((one) => (one.code === 'given' ? one.values.figures : []))

test.each([
  'one acre cost UGX 1,400,000 and gave 8 bags of coffee. break even per bag?',
  'my field cost 30000 KES and gave 12 bags of maize, break even per bag?',
  'I harvested 22 bags of beans, costs were 66000, what price per bag covers that',
  'Cost 45000 KES an acre, 18 bags of maize an acre. Break-even price per bag?',
  'costs 45000 per acre, yield 18 bags per acre, price 3200 per bag: margin?',
  'my 3 acres gave 45 bags of maize, cost 20000 per acre, break even price per bag?',
  'charges 300000 FCFA, 15 sacs de maïs, seuil de rentabilité par sac ?',
  'gharama 60000, magunia 20, bei ya kurudisha gharama kwa gunia?',
  'gastos 40000, 16 sacos de maiz, precio de equilibrio por saco',
  'custos 52000, 26 sacos de milho, ponto de equilíbrio por saco?',
  'what yield do I need to break even: cost 45000 an acre, price 3000 per bag',
])('N75 a sum by the bag tells no weight of one that nobody said: %s', (text) => {
  expect(pers(text)).toContainEqual({ written: 'bag' })
  expect(pers(text)).not.toContain('bag')
})

test('N75 a price that is given by the bag is repeated without a weight', () => {
  expect(given('20 bags of maize at 3000 a bag, costs 25000, profit?')).toContainEqual(
    expect.objectContaining({ role: 'price', per: { kind: 'mass', unit: 'bag', isUnweighed: true } }),
  )
})

test.each([
  ['cost 30000, 12 bags of 50 kg, break even per bag?', { written: 'sack', kg: 50 }],
  [
    'harvested 38 bags of 90kg of maize and spent KES 72000 in all. what price per bag so as not to lose?',
    { written: 'sack', kg: 90 },
  ],
])('N75 a weight that was said stays: %s', (text, per) => {
  expect(pers(text)).toContainEqual(per)
})

test('N75 a price that is stored by weight keeps the weight of its bag', () => {
  expect(JSON.stringify(told('maize price per bag'))).toContain('"per":"bag"')
})

const evenAt: Statement = {
  code: 'break_even_total',
  values: { price: 2500, per: 'bag', cost: 30_000, amount: { value: 12, per: 'bag' } },
  facts: [],
}
const counted = (unit: 'bag' | 'kg'): Statement => ({
  code: 'given',
  values: { figures: [{ role: 'amount', value: 12, measure: { kind: 'mass', unit } }] },
  facts: [],
})
const stands: Statement = { code: 'no_bushel', values: { commodity: 'maize' }, facts: [] }

test.each([
  ['an amount of another unit', [counted('kg'), evenAt]],
  ['a result in another unit', [counted('bag'), { ...evenAt, values: { ...evenAt.values, per: 't' } }]],
  ['anything that is told beside them', [counted('bag'), evenAt, stands]],
] as [string, Statement[]][])('N75 the weight stays with %s', (_, statements) => {
  expect(withoutUnsaidWeight(statements)).toBe(statements)
})
