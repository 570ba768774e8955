import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithPlaces } from '../features/location/farm.fixture.ts'
import { NOW, worldMaize } from '../features/prices/series/price-series.fixture.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const rate = { base: 'USD', quote: 'KES', rate: 130, date: '2026-02-27', source: worldMaize.source }
let stored: FarmSettings

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const id of ['weather.forecast', 'weather.outlook', 'weather.current'] as const)
    server.refuse(id, { code: 'bad_upstream' })
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
  server.answer('farm.get', farmWithPlaces({ name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }))
  stored = { boardCrops: ['maize', 'wheat'], boardUnit: 't', boardCurrency: 'USD' }
  server.answerWith('farmSettings.get', () => stored)
  server.answerWith('farmSettings.save', ({ body }) => {
    stored = { ...stored, ...(body as FarmSettings) }
    return stored
  })
  server.answerWith('prices.series', ({ query }) => ({
    series: String(query.commodities)
      .split(',')
      .map((commodity, at) => ({ ...worldMaize, id: at + 1, commodity, name: commodity })),
  }))
  server.answer('prices.points', { series: [] })
  server.answer('prices.rates', { rates: [rate] })
})
afterEach(() => vi.useRealTimers())

function board() {
  const cards = [...document.querySelectorAll('.crop-card')] as HTMLElement[]
  return cards.map((card) => [
    within(card).getByRole('heading', { level: 3 }).textContent,
    card.querySelector('.crop-card__price')?.textContent,
  ])
}

test('changing crops, unit and currency updates the prices and leaves other settings unchanged', async () => {
  stored = { ...stored, enterprises: ['arable'] }
  renderRoute('/dashboard?tab=prices')
  await expect.poll(board).toEqual([
    ['Maize', 'USD 200 per tonne'],
    ['Wheat', 'USD 200 per tonne'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Change crops, unit or currency' }))
  const wheat = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Wheat' })
  const [unit, currency] = ['Show prices per', 'In'].map((name) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name }),
  )
  if (!unit || !currency) throw new Error('there is nothing to change')
  expect([wheat.checked, unit.value, currency.value]).toEqual([true, 't', 'USD'])
  fireEvent.click(wheat)
  fireEvent.change(screen.getByLabelText('Find a crop'), { target: { value: 'sorgh' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sorghum' }))
  fireEvent.change(unit, { target: { value: 'bag' } })
  fireEvent.change(currency, { target: { value: 'KES' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show these prices' }))
  await expect.poll(board).toEqual([
    ['Maize', 'KES 2,340 per bag (90 kg)'],
    ['Sorghum', 'KES 2,340 per bag (90 kg)'],
  ])
  expect(stored).toEqual({
    boardCrops: ['maize', 'sorghum'],
    boardUnit: 'bag',
    boardCurrency: 'KES',
    enterprises: ['arable'],
  })
})

test('"Cancel" leaves the board unchanged', async () => {
  renderRoute('/dashboard?tab=prices')
  await expect.poll(board).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Change crops, unit or currency' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Wheat' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(board).toHaveLength(2)
  expect(server.requests('farmSettings.save')).toEqual([])
})
