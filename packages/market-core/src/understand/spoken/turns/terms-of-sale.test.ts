import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  'wheat price ex mill please',
  'quote for wheat, fob',
  'urea per tonne cif',
  'do you keep any figures on urea',
  'wheat per tonne if you have it',
])('J3 terms of sale and of asking are no sort of the thing: %s', (text) => {
  const { unplaced, intent, commodities } = read(text)
  expect({ unplaced, intent }).toEqual({ unplaced: undefined, intent: 'price' })
  expect(commodities).toHaveLength(1)
})

test.each([
  ['average wheat price 2024 in euros per tonne', '2024-01'],
  ['mean maize price 2025 in dollars per kg', '2025-01'],
  ['wheat in March 2024 dollars per tonne', '2024-03'],
])('N29 a year is no price: %s', (text, start) => {
  expect(read(text)).toMatchObject({ topic: 'price', period: { start } })
  expect(read(text).figures.pricePerT).toBeUndefined()
})

test.each(['i must order urea next week, what does it cost', 'we plan to buy some urea soon, price please'])(
  'A4 what somebody is about to do foretells no price: %s',
  (text) => {
    expect(read(text).intent).toBe('price')
  },
)

test.each([
  'must we hold the wheat in our old barn until june',
  'my wife says keep our maize in the store till may',
])('A4 how long to keep it is no price: %s', (text) => {
  expect(read(text).intent).toBe('advice')
})

test('N30 whatever holds so much as is said is a sack of that weight', () => {
  expect(read('one puttu of 42 kg of maize, how much')).toMatchObject({ wanted: { kind: 'sack', kg: 42 } })
  expect(read('price of maize per kg not per tonne').unit).toBe('kg')
})

test('A13 a change up to today is said to be old', () => {
  const codes = (text: string) =>
    compose(read(text), { ...priceData, today: '2027-03' }).statements.map(({ code }) => code)
  expect(codes('wheat in january 2026 and what it is today, how much up')).toContain('old_price')
  expect(codes('was wheat higher in january 2026 than in march 2026')).not.toContain('old_price')
})

test('P3 "the last years" are five of them', () => {
  expect(read('highest wheat in the last years').period).toEqual({ months: 60 })
})
