import { sums as en } from '@smart-farming/words/sums/en'
import { expect, test } from 'vitest'
import { calculationQuestion } from '../calculation-question.ts'
import { type FarmDefaults, NO_FARM_DEFAULTS } from '../farm-defaults.ts'
import { readFields } from '../read-fields.ts'
import type { CalculatorId, FieldTexts } from '../saved-calculations.ts'
import { CALCULATORS } from './calculators.ts'

const farm: FarmDefaults = {
  crops: ['maize', 'tea'],
  currency: 'KES',
  unit: 'bag',
  land: 'acre',
  prices: { maize: { perKg: 40, scope: 'market', market: 'Nakuru', country: 'KE', month: '2026-10' } },
  costs: { maize: { costPerHa: 100_000, yieldTPerHa: 4.5, haulagePerT: 1000 } },
}

function workedOut(id: CalculatorId, typed: FieldTexts, of = farm) {
  const sum = CALCULATORS[id]({ words: en, farm: of, typed })
  const { numbers, missing } = readFields(sum.fields, typed, en)
  const result = missing.length === 0 ? sum.result(numbers) : undefined
  const row = (label: string) => result?.rows.find((one) => one.label.startsWith(label))?.value
  const field = (name: string) => sum.fields.find((one) => one.id === name)
  return { sum, missing, result, row, field, value: result?.value }
}

test("a margin starts with the farm's price, costs and yield in the farm's units", () => {
  const { field, value, row } = workedOut('margin', {})
  expect(field('price')).toMatchObject({ fill: 3600, hint: 'Latest: KES\u00a03,600, Nakuru, October 2026' })
  expect(field('costPerArea')).toMatchObject({ fill: expect.closeTo(40_468.56, 2), suffix: 'KES' })
  expect(field('yieldPerArea')).toMatchObject({ fill: expect.closeTo(20.234, 3) })
  expect(field('sellingCost')).toMatchObject({ fill: 90 })
  // 4.5 t at 40,000, minus haulage of 1,000 a tonne and costs of 100,000, leaves 75,500 a hectare.
  expect([value, row('Break-even price')]).toEqual(['KES 30,553.77', 'KES 2,090'])
})

test("changing the unit converts the price, even for a bag of the user's own size", () => {
  expect(workedOut('margin', { unit: 't' }).field('price')).toMatchObject({ fill: 40_000 })
  expect(workedOut('margin', { unit: 'sack', sackKg: '25' }).field('price')).toMatchObject({ fill: 1000 })
  expect(workedOut('margin', { unit: 'sack', sackKg: '0' }).missing).toEqual([
    'Size of one bag',
    'Yield per acre in bags',
    'Price per bag (own size)',
  ])
})

test('a crop without a price or a farm without a crop prefills no price', () => {
  expect(workedOut('margin', { crop: 'tea' }).field('price')).not.toHaveProperty('fill')
  const { field, missing } = workedOut('margin', {}, NO_FARM_DEFAULTS)
  expect(field('unit')).toMatchObject({ chosen: 'kg' })
  expect(missing).toEqual(['Yield per hectare in kg', 'Price per kg', 'Costs per hectare'])
})

test('a negative margin is shown as a loss with the price rise needed', () => {
  const { result, value, row } = workedOut('margin', { price: '1000' })
  expect(result).toMatchObject({ label: 'Loss', isLoss: true })
  expect(result?.note).toMatch(/^The price must rise 109%/)
  expect([value, row('Per acre')]).toEqual(['KES 22,055.37', 'KES −22,055.37'])
})

test('a conversion includes the price, and a bushel depends on its crop', () => {
  const { value, row } = workedOut('convert', { amount: '10', priceEach: '3600' })
  expect([value, row('Price per kg')]).toEqual(['900 kg', 'KES 40'])
  expect(workedOut('convert', { from: 'bushel', crop: 'wheat' }).value).toBe('27.22 kg')
  expect(workedOut('convert', { from: 'bushel', crop: 'tea' }).result?.label).toMatch(/^Choose two weights/)
  expect(workedOut('convert', { from: 'acre' }).result?.label).toMatch(/^Choose two weights/)
  expect(workedOut('convert', { from: 'acre', to: 'ha' }).value).toBe('0.405 ha')
})

test('a loan also shows the cost of the other interest method', () => {
  const loan = workedOut('loan', { loan: '100000', months: '12', rate: '12' })
  expect([loan.value, loan.row('Instalment at a flat rate')]).toEqual(['KES 8,884.88', 'KES 9,333.33'])
  const flat = workedOut('loan', { loan: '1200', months: '12', rate: '1', period: 'month', method: 'flat' })
  expect([flat.value, flat.row('Total')]).toEqual(['KES 112', 'KES 1,344'])
})

test('the chat message for a calculation contains every input and result', () => {
  const typed = { weight: '1000', moistureNow: '20', moistureWanted: '14', unit: 'kg' }
  const { sum, result } = workedOut('moisture', typed)
  if (result === undefined) throw new Error('No result')
  expect(calculationQuestion({ id: 'moisture', sum, result, typed }, en)).toBe(
    'My sum: Grain at another moisture. Weighed in: kg; Weight in kg: 1000; Moisture now: 20 %; Moisture wanted: 14 %. ' +
      'Result: Weight then: 930.23 kg; Water to dry off: 69.77 kg; Dry matter: 800 kg. What should I watch out for?',
  )
})
