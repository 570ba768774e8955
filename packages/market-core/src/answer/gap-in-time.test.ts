import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const withGap = {
  ...priceData,
  series: priceData.series.map((one) => ({
    ...one,
    prices: one.prices.filter(({ month }) => month !== '2026-03'),
  })),
}

test('A22 of a month without a price the prices on both sides of it are told as the nearest', () => {
  const { statements } = compose(understand('wheat in march 2026', pricePlaces), withGap)
  expect(statements.slice(0, 4).map(({ code }) => code)).toEqual(['no_price', 'nearest', 'price', 'price'])
  expect(statements.slice(2, 4)).toMatchObject([
    { values: { price: { month: '2026-02' } } },
    { values: { price: { month: '2026-04' } } },
  ])
})

test('A20 of several the one that is furthest from its peak comes first', () => {
  const { statements } = compose(
    understand('maize and urea, which has dropped further from its peak', pricePlaces),
    priceData,
  )
  const codes = statements.map(({ code }) => code)
  expect(codes[0]).toBe('moves_in_order')
  expect(codes.filter((code) => code === 'from_extreme')).toHaveLength(2)
  expect(codes).not.toContain('moved_over_year')
})
