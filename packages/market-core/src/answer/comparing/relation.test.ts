import { expect, test } from 'vitest'
import { convertCurrency } from '../../currency.ts'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'

const codes = (text: string) =>
  compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2026-09' }).statements.map(
    ({ code }) => code,
  )

test.each([
  'essay question: what multiple of the maize price is the wheat price?',
  'wheat, is it more than three times the price of maize, yes or no?',
])('A29 how many times one price is another is told where it is asked: %s', (text) => {
  expect(codes(text)).toContain('gap')
})

test('A29 two kinds of one thing are set against one another in the month that is named', () => {
  const [maize] = priceData.series
  if (maize === undefined) throw new Error('no series')
  const kinds = ['Thai', 'Indian'].map((kind, at) => ({
    ...maize,
    id: `wb:${kind}`,
    commodity: 'rice',
    name: `Rice, ${kind}`,
    prices: months('2026-01', [400 + 10 * at, 420, 430]),
  }))
  const data = { ...priceData, series: kinds, local: [], today: '2026-04' }
  const places = { ...pricePlaces, series: kinds.map(({ name, commodity }) => ({ name, commodity })) }
  const { statements } = compose(
    understand('indian rice against thai rice in january 2026, who was cheaper, gap per tonne', places),
    data,
  )
  expect(statements).toContainEqual(
    expect.objectContaining({
      code: 'gap',
      values: expect.objectContaining({ difference: expect.objectContaining({ value: 10 }) }),
    }),
  )
})

test('A30 a price in cents of a dollar is told in dollars, and by them in other money', () => {
  expect(convertCurrency(352, 'USX', 'USD', [])).toEqual({ value: 3.52, rates: [] })
  const rates = [{ base: 'USD', quote: 'KES', rate: 130, date: '2026-06-12' }]
  expect(convertCurrency(200, 'USX', 'KES', rates)?.value).toBeCloseTo(260, 9)
})

test.each([
  ['average maize price for march april and may 2024', { start: '2024-03', end: '2024-05' }],
  ['mean of wheat in november, december and january 2023', { start: '2022-11', end: '2023-01' }],
])('P4 months in a row are one time: %s', (text, period) => {
  expect(understand(text, pricePlaces).period).toEqual(period)
})

test('A31 when it is dear as a rule is a season, whoever buys once a year', () => {
  const { intent } = understand(
    'When is maize dearest and cheapest as a rule? I buy ten tonnes once a year.',
    pricePlaces,
  )
  expect(intent).toBe('season')
})
