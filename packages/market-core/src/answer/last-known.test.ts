import { expect, test } from 'vitest'
import { isCurrent } from '../price-age.ts'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

/** The prices of the fixture end in August 2026. */
const said = (text: string, today: string) =>
  compose(understand(text, pricePlaces), { ...priceData, today }).statements.map(({ code, values }) => ({
    code,
    values,
  }))
const codes = (text: string, today: string) => said(text, today).map(({ code }) => code)

test('S12 a price is current for three months, and the last known from the fourth on', () => {
  expect(['2026-08', '2026-11', '2026-12'].map((today) => isCurrent('2026-08', today))).toEqual([
    true,
    true,
    false,
  ])
  expect(codes('maize price', '2026-11')).toEqual(['price', 'moved', 'not_your_price'])
  expect(said('maize price', '2026-12')).toMatchObject([
    { code: 'old_price', values: { months: 4 } },
    { code: 'price', values: { isLast: true, price: { month: '2026-08' } } },
    {
      code: 'moved_between',
      values: {
        changes: [
          { from: '2026-07', to: '2026-08' },
          { from: '2025-08', to: '2026-08' },
        ],
      },
    },
    { code: 'not_your_price' },
  ])
})

test('S12 how several old prices moved is told with the month that it was until', () => {
  expect(said('maize and wheat', '2026-12').find(({ code }) => code === 'moved_over_year')).toMatchObject({
    values: { until: '2026-08' },
  })
  expect(
    said('maize and wheat', '2026-10').find(({ code }) => code === 'moved_over_year')?.values,
  ).not.toHaveProperty('until')
})

test('S12 a month that is asked for is told as it was', () => {
  const [first] = said('maize price in August 2026', '2026-12')
  expect(first).toMatchObject({ code: 'price' })
  expect(first?.values).not.toHaveProperty('isLast')
})
