import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsettledFarm } from '../features/location/farm.fixture.ts'
import { worldMaize } from '../features/prices/series/price-series.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderView } from '../testing/render.tsx'
import { FarmMarket } from './farm-market.tsx'

const server = fakeServer()
const bag = (price: number) => ({ price, currency: 'USD', kg: 90 })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('prices.series', {
    series: [worldMaize, { ...worldMaize, id: 3, commodity: 'wheat', name: 'Wheat, US HRW' }],
  })
  server.answer('prices.points', { series: [] })
  server.answer('farm.get', unsettledFarm)
})
afterEach(() => vi.restoreAllMocks())

function show(settings: FarmSettings) {
  server.answer('farmSettings.get', settings)
  renderView(<FarmMarket />)
}
const opener = () => screen.getByRole('button', { name: 'Prices of your crops' })

test.each([
  [{ maize: bag(18) }, 'Maize has reached your price'],
  [{ maize: bag(18), wheat: bag(17) }, 'Maize and 1 more have reached your price'],
])('a price that the farmer waits for is told while the board is closed: %j', async (boardTargets, words) => {
  show({ boardCrops: ['maize', 'wheat'], boardTargets })
  const news = await screen.findByText(words)
  expect(news.getAttribute('role')).toBe('status')
  expect(server.requests('prices.series').map(({ query }) => query.commodities)).toEqual(['maize,wheat'])
  expect(server.requests('prices.points')).toEqual([])
})

test('the board asks for nothing again, and tells it with its figures instead', async () => {
  show({ boardCrops: ['maize'], boardTargets: { maize: bag(18) } })
  await screen.findByText('Maize has reached your price')
  fireEvent.click(opener())
  await screen.findByText(/Maize has reached your price: USD 200 per tonne/)
  expect(screen.queryByText('Maize has reached your price')).toBeNull()
  expect(server.requests('prices.series')).toHaveLength(1)
  fireEvent.click(opener())
  await screen.findByText('Maize has reached your price')
})

test('a price that is not there yet is no news', async () => {
  show({ boardCrops: ['maize'], boardTargets: { maize: bag(19) } })
  await waitFor(() => expect(server.requests('prices.series')).toHaveLength(1))
  expect(screen.queryByText(/your price/)).toBeNull()
})

test('without a price to wait for, none is asked for', async () => {
  show({ boardCrops: ['maize'] })
  await waitFor(() => expect(server.requests('farmSettings.get')).toHaveLength(1))
  fireEvent.click(opener())
  await screen.findByRole('heading', { name: 'Maize' })
  expect(server.requests('farmSettings.get')).toHaveLength(2)
})

test('settings that do not come leave the chat alone', async () => {
  server.refuse('farmSettings.get', { code: 'overloaded' })
  renderView(<FarmMarket />)
  await waitFor(() => expect(server.requests('farmSettings.get')).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
