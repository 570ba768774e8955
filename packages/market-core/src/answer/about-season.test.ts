import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { months, priceData, pricePlaces } from './price-data.fixture.ts'

test('A23 the season is that of the last twenty years, and their months are named', () => {
  const [maize] = priceData.series
  if (maize === undefined) throw new Error('no maize')
  // For thirty years December was the dearest month, and then June.
  const year = (dear: number) => Array.from({ length: 12 }, (_, at) => (at === dear ? 150 : 100))
  const values = [...Array.from({ length: 30 }, () => year(11)), ...Array.from({ length: 22 }, () => year(5))]
  const series = [{ ...maize, prices: months('1974-01', values.flat()) }]
  const question = understand('which month of the year is maize usually dearest', pricePlaces)
  expect(compose(question, { ...priceData, series, local: [] }).statements[0]).toMatchObject({
    code: 'season',
    values: { since: '2006-01', until: '2025-12', peak: { month: 6 } },
  })
})
