import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { months, priceData, pricePlaces } from './price-data.fixture.ts'
import type { MonthlySeries } from './series/price-series.ts'

const [, , , managua] = priceData.series as [MonthlySeries, MonthlySeries, MonthlySeries, MonthlySeries]
const granada = { ...managua, id: 'wfp:2', market: 'Granada', priceType: 'retail' as const, near: 0 }
const rates = [
  { base: 'USD', quote: 'NIO', rate: 36.5, date: '2026-07-20' },
  { base: 'USD', quote: 'NIO', rate: 40, date: '2026-11-20' },
  { base: 'USD', quote: 'NIO', rate: 30, date: '2025-08-14' },
]
const data = {
  ...priceData,
  series: [
    ...priceData.series.slice(0, 3),
    { ...managua, near: 1 },
    granada,
    { ...managua, id: 'wfp:3', market: 'Rivas' },
  ],
  rates,
  farm: { unit: 'quintal' as const, currency: 'NIO' },
}

/** Where the first price is of, how much, per what and of when. */
function told(text: string, given = data) {
  const { statements } = compose(understand(text, pricePlaces), given)
  const price = statements.find(({ code }) => code === 'price')
  if (price?.code !== 'price') return undefined
  const { value, currency, per, month } = price.values.price
  return [price.values.series.market ?? 'world', Math.round(value), currency, per, month]
}

test('Z1 Z2 a price is told at the farm’s market, in its unit and money, unless the question names others', () => {
  expect(told('What is the price of maize?')).toEqual([
    'Granada',
    713,
    'NIO',
    { written: 'quintal (46 kg)' },
    '2026-07',
  ])
  expect(told('maize price here')?.[0]).toBe('Granada')
  expect(told('maize price in Managua')?.[0]).toBe('Managua')
  expect(told('world price of maize in USD per tonne')).toEqual(['world', 198, 'USD', 't', '2026-08'])
  // Of a time that the market has none of, the world's is told, at the rate nearest to that month.
  expect(told('maize price in August 2025')).toEqual([
    'world',
    Math.round((200 * 30) / 10),
    'NIO',
    'quintal',
    '2025-08',
  ])
})

test('Z2 a world price is told at the rate nearest to its month, and without a rate as published', () => {
  expect(told('price of urea')).toEqual([
    'world',
    Math.round((198.4 * 2 * 36.5) / 10),
    'NIO',
    'quintal',
    '2026-08',
  ])
  expect(told('price of urea', { ...data, rates: [] })).toEqual(['world', 40, 'USD', 'quintal', '2026-08'])
  const { statements } = compose(understand('price of urea', pricePlaces), { ...data, rates: [] })
  expect(statements.map(({ code }) => code)).not.toContain('no_rate')
})

test('Z2 what has no fixed weight stays as its source has it', () => {
  const dozen = {
    ...granada,
    unitWritten: 'Dozen',
    basis: { kind: 'count' as const, pieces: 12 },
    prices: months('2026-07', [90]),
  }
  expect(told('maize price', { ...data, series: [dozen] })).toEqual([
    'Granada',
    90,
    'NIO',
    { written: 'dozen' },
    '2026-07',
  ])
})
