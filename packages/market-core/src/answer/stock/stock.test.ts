import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'

const said = (text: string, data = priceData) => compose(understand(text, pricePlaces), data).statements

test.each([
  ['In which months of the last year was maize above 204 dollars a tonne?', 3],
  ['how many months since October 2025 did maize go over 200', 4],
  ['List the months where maize was below 191 usd per tonne since August 2025', 1],
])('A26 the months above or below a limit are counted and named: %s', (text, count) => {
  expect(said(text)).toContainEqual(
    expect.objectContaining({ code: 'months_past', values: expect.objectContaining({ count }) }),
  )
})

test('A26 the last month past a limit, and one price against it', () => {
  expect(said('when was maize last below 195 a tonne')).toContainEqual(
    expect.objectContaining({
      code: 'last_past',
      values: expect.objectContaining({ price: expect.objectContaining({ month: '2026-03' }) }),
    }),
  )
  expect(said('Is maize over 205 dollars a tonne now?')).toContainEqual(
    expect.objectContaining({
      code: 'against_limit',
      values: expect.objectContaining({ percent: expect.closeTo(-3.2195, 3) }),
    }),
  )
})

test('A26 a limit in a money that no rate leads to is held against nothing', () => {
  const codes = said('which months was maize above 20000 naira a tonne').map(({ code }) => code)
  expect(codes).not.toContain('months_past')
})

test('A27 a price many times those beside it is told with doubt', () => {
  const odd = priceData.series.map((one) => ({ ...one, prices: months('2025-08', [200, 2100, 210, 190]) }))
  expect(said('highest maize price ever', { ...priceData, series: odd }).map(({ code }) => code)).toContain(
    'odd_value',
  )
  expect(said('highest maize price ever').map(({ code }) => code)).not.toContain('odd_value')
  const of = (text: string) => said(text, { ...priceData, series: odd }).map(({ code }) => code)
  expect(of('world price of maize in September 2025')).toContain('odd_value')
  expect(of('world price of maize in October 2025')).not.toContain('odd_value')
})

test.each([
  ['How far back do your maize prices go?', 'stored_span'],
  ['since when do you have wheat prices', 'stored_span'],
  ['which towns of Nicaragua do you have prices for', 'stored_markets'],
  ['Which of your series are no longer updated?', 'stopped'],
  ['who publishes the prices you show', 'published'],
  ['how up to date is your World Bank file', 'newest_stored'],
  ['Are your figures retail or farm gate?', 'retail_is_shop'],
])('A28 what is stored is told, and no price: %s', (text, code) => {
  const statements = said(text, {
    ...priceData,
    series: priceData.series.map((one) => (one.country ? { ...one, priceType: 'retail' } : one)),
  })
  expect(statements.map((one) => one.code)).toContain(code)
  expect(statements.map((one) => one.code)).not.toContain('price')
})

test('A28 of one publisher nothing of another is told', () => {
  expect(
    said('what is the newest month in the WFP data?').filter(({ code }) => code === 'newest_stored'),
  ).toMatchObject([{ values: { source: 'WFP', month: '2026-07', ended: 0 } }])
})

test.each([
  'how often are your prices updated',
  'are these rates updated every day?',
  'How old are the prices you show',
])('A28 how new prices are begins with the newest month, and that they come by the month: %s', (text) => {
  expect(said(text)[0]).toMatchObject({ code: 'stored_monthly' })
})

test('A28 how old one figure is, is asked of that figure', () => {
  expect(said('how old is that figure?').map(({ code }) => code)).not.toContain('stored_monthly')
})
