import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { priceBoard } from './price-board.fixture.tsx'

const { maize, server, show } = priceBoard()

test("a crop's chart covers one or five years, with a table in the chosen unit and a CSV file", async () => {
  show({ boardCrops: ['maize'], boardUnit: 'kg' })
  const card = await maize()
  await card.findByText(/since January/)
  fireEvent.click(card.getByRole('button', { name: /Chart/ }))
  await card.findByRole('img', { name: 'Monthly prices, from 0.188 to 0.200 USD per kg' })
  fireEvent.click(card.getByText('The numbers'))
  const cells = () => card.getAllByRole('row').map((row) => row.textContent)
  expect(cells().slice(0, 3)).toEqual(['MonthUSD per kg', 'February 20260.200', 'January 20260.199'])
  expect(cells()).toHaveLength(1 + 13)
  const file = () => card.getByRole('link', { name: /CSV/ }).getAttribute('href')
  expect(file()).toBe('/api/prices/points.csv?series=1&from=2025-02-01')
  fireEvent.click(card.getByRole('button', { name: '5 years' }))
  card.getByRole('img', { name: /from 0.165 to 0.200/ })
  expect(cells()).toHaveLength(1 + 36)
  expect(file()).toBe('/api/prices/points.csv?series=1&from=2021-02-01')
  expect(server.requests('prices.points').map(({ query }) => query)).toEqual([
    { series: '1', from: '2021-02-01' },
  ])
})
