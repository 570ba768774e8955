import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertCurrency, type ExchangeRate } from './currency.ts'

const rates: ExchangeRate[] = [
  { base: 'EUR', quote: 'USD', rate: 1.1702, date: '2026-09-21' },
  { base: 'EUR', quote: 'INR', rate: 103.41, date: '2026-09-21' },
  { base: 'EUR', quote: 'USD', rate: 1.1, date: '2026-08-01' },
]

test('C1 converts at the newest rate, in either direction, and names that rate', () => {
  expect(convertCurrency(100, 'EUR', 'USD', rates)).toEqual({ value: 117.02, rates: [rates[0]] })
  expect(convertCurrency(117.02, 'USD', 'EUR', rates)?.value).toBeCloseTo(100, 10)
})

test('C2 derives a rate from two rates that share a currency, and names both', () => {
  const converted = convertCurrency(1, 'USD', 'INR', rates)
  expect(converted?.value).toBeCloseTo(103.41 / 1.1702, 10)
  expect(converted?.rates).toHaveLength(2)
})

test('C2 prefers a derived rate to an older direct rate, but not to one from the same day', () => {
  const direct = { base: 'EUR', quote: 'INR', rate: 97.2, date: '2026-06-12' }
  const cross: ExchangeRate[] = [
    { base: 'USD', quote: 'EUR', rate: 0.8545, date: '2026-09-21' },
    { base: 'USD', quote: 'INR', rate: 88.37, date: '2026-09-20' },
  ]
  expect(convertCurrency(1, 'EUR', 'INR', [direct, ...cross])).toEqual({
    value: expect.closeTo(88.37 / 0.8545, 10),
    rates: cross,
  })
  const sameDay = { ...direct, date: '2026-09-20' }
  expect(convertCurrency(1, 'EUR', 'INR', [...cross, sameDay])?.rates).toEqual([sameDay])
})

test('C3 returns no amount when no rate links the two currencies', () => {
  expect(convertCurrency(1, 'USD', 'KES', rates)).toBeUndefined()
  expect(
    convertCurrency(1, 'EUR', 'USD', [{ base: 'EUR', quote: 'USD', rate: 0, date: '2026-01-01' }]),
  ).toBeUndefined()
  expect(convertCurrency(5, 'KES', 'KES', [])).toEqual({ value: 5, rates: [] })
})

test('C4 returns the original amount after a conversion to another currency and back', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'INR')
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), currency, currency, (amount, from, to) => {
      const there = convertCurrency(amount, from, to, rates)?.value ?? Number.NaN
      expect(convertCurrency(there, to, from, rates)?.value).toBeCloseTo(amount, 4)
    }),
  )
})

const cfa: ExchangeRate = { base: 'EUR', quote: 'XOF', rate: 655.957, date: '1999-01-01', fixed: true }

test('C7 converts a price at the rate nearest to its month, even through a third currency', () => {
  expect(convertCurrency(100, 'EUR', 'USD', rates, '2026-08')).toEqual({
    value: expect.closeTo(110, 9),
    rates: [rates[2]],
  })
  expect(convertCurrency(100, 'EUR', 'USD', rates, '2026-10')?.rates).toEqual([rates[0]])
  // From the middle of the month.
  const late = { base: 'EUR', quote: 'USD', rate: 1.12, date: '2026-08-28' }
  const early = { ...late, date: '2026-07-25' }
  expect(convertCurrency(1, 'EUR', 'USD', [early, late], '2026-08')?.rates).toEqual([late])
  expect(convertCurrency(110, 'USD', 'INR', rates, '2026-08')?.value).toBeCloseTo(10341, 6)
})

test('C5 prefers a legally fixed parity to a newer market rate, in either direction', () => {
  const market: ExchangeRate = { base: 'EUR', quote: 'XOF', rate: 700, date: '2026-10-01' }
  const all = [market, cfa, ...rates]
  expect(convertCurrency(1.1702, 'USD', 'XOF', all)).toEqual({
    value: expect.closeTo(655.957, 6),
    rates: [rates[0], cfa],
  })
  expect(convertCurrency(655.957, 'XOF', 'USD', all)).toEqual({
    value: expect.closeTo(1.1702, 6),
    rates: [cfa, rates[0]],
  })
})

test('C5 converts between currencies pegged to the same anchor or to different anchors', () => {
  const xaf = { ...cfa, quote: 'XAF' }
  expect(convertCurrency(5000, 'XOF', 'XAF', [cfa, xaf])?.value).toBeCloseTo(5000, 6)
  const rand: ExchangeRate[] = [
    { base: 'EUR', quote: 'ZAR', rate: 20.1, date: '2026-06-12' },
    { base: 'ZAR', quote: 'NAD', rate: 1, date: '1992-02-06', fixed: true },
  ]
  expect(convertCurrency(1, 'EUR', 'NAD', rand)?.value).toBeCloseTo(20.1, 6)
  expect(convertCurrency(1, 'KES', 'NAD', rand)).toBeUndefined()
})
