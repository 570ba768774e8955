import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const said = (text: string) => compose(understand(text, pricePlaces), priceData).statements

test.each([
  ['maize sep oct nov 2025', 3],
  ['wheat price in january and february 2026', 2],
  ['month by month urea from september 2025 to december 2025', 4],
])('A34 months that are asked for one by one are told so: %s', (text, count) => {
  const [first] = said(text)
  expect(first?.code).toBe('each_month')
  expect(first?.facts).toHaveLength(count)
})

test('A34 and so are years, by their means', () => {
  expect(said('yearly average of wheat from 2025 to 2026')[0]).toMatchObject({
    code: 'each_year',
    values: { means: [{ year: '2025' }, { year: '2026' }] },
  })
})

test.each([
  'in which month each year is wheat dearest',
  'wheat in september versus october 2025',
  'how did wheat change between september and october 2025',
])('A34 but one of them, or one against another, is no list: %s', (text) => {
  expect(said(text).map(({ code }) => code)).not.toContain('each_month')
})

test('A34 a price of a day is said to be that of its month', () => {
  expect(said('wheat on 14 march 2026').map(({ code }) => code)).toContain('no_days')
  expect(said('wheat in march 2026').map(({ code }) => code)).not.toContain('no_days')
})

test('A34 where a time began and ended is told beside its mean', () => {
  const codes = said('wheat from march 2026 to june 2026, average and what it opened and closed on').map(
    ({ code }) => code,
  )
  expect(codes.slice(0, 2)).toEqual(['range', 'change'])
})
