import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadCandidates } from '../../components/lazy/load-module.ts'
import { farmWithPlaces } from '../../features/location/farm.fixture.ts'
import { NOW, nakuruMaize, worldMaize } from '../../features/prices/series/price-series.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const server = fakeServer()
const nakuru = { name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }
const say = (settings: FarmSettings) => server.answer('farmSettings.get', settings)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const id of ['weather.forecast', 'weather.outlook', 'weather.current'] as const)
    server.refuse(id, { code: 'bad_upstream' })
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
  server.answer('farm.get', farmWithPlaces(nakuru))
  server.answer('prices.series', { series: [nakuruMaize, worldMaize] })
  server.answer('prices.rates', { rates: [] })
  server.answer('prices.points', { series: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function price(words: RegExp) {
  const heading = await screen.findByRole('heading', { name: words, level: 2 })
  return heading.textContent?.trim()
}

const touch = () => fireEvent.pointerDown(screen.getByRole('region', { name: 'Today' }))

test("shows the first crop's price with its unit and month, and its market after a tap", async () => {
  say({ boardCrops: ['maize'], boardUnit: 'bag' })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toBe('Maize, Nakuru KES 4,500 per bag (90 kg), Feb 2026')
  fireEvent.click(screen.getByRole('button', { name: /^Maize, Nakuru/ }))
  expect(screen.getByText('Nakuru, 12 km')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All prices' }).getAttribute('href')).toContain('tab=prices')
})

test('a current price shows its change since last month', async () => {
  say({ boardCrops: ['maize'], boardUnit: 'bag' })
  server.answerWith('prices.points', ({ query }) => ({
    series: String(query.series)
      .split(',')
      .map((id) => ({
        id: Number(id),
        points: [
          { date: '2026-01-01', value: nakuruMaize.latest.value / 1.25 },
          { date: nakuruMaize.latest.date, value: nakuruMaize.latest.value },
        ],
      })),
  }))
  renderRoute('/dashboard')
  await waitFor(async () => expect(await price(/^Maize/)).toMatch(/Feb 2026 up 25.0% since January$/))
  expect(server.requests('prices.points')).toHaveLength(1)
})

test("without chosen crops, the price of the farm's crop is shown", async () => {
  say({ crop: { name: 'grain_maize' } })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toMatch(/^Maize, Nakuru KES/)
})

test('a farm crop without stored prices leads to "Choose your crops"', async () => {
  say({ crop: { name: 'alfalfa' } })
  server.answer('prices.start', { crops: [] })
  renderRoute('/dashboard')
  await waitFor(async () => expect(await price(/^Your crop/)).toBe('Your crop Choose your crops'))
})

test('a world price is labelled as such, and an old price is marked "old"', async () => {
  say({ boardCrops: ['maize'] })
  server.answer('prices.series', {
    series: [{ ...worldMaize, latest: { date: '2025-04-01', value: 200 } }],
  })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toBe('Maize, world price USD 200 per tonne, Apr 2025 old')
})

test("without chosen crops, one press saves the country's suggested list", async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat', 'rice', 'sorghum'], currency: 'KES' })
  server.answerWith('farmSettings.save', ({ body }) => {
    say(body as FarmSettings)
    return body as FarmSettings
  })
  server.answer('prices.rates', { rates: [] })
  renderRoute('/dashboard')
  expect(await price(/^Your crop/)).toBe('Your crop Choose your crops')
  expect(server.requests('prices.series')).toEqual([])
  expect(server.requests('prices.start')).toEqual([])
  touch()
  fireEvent.click(await screen.findByRole('button', { name: /^Show prices of \w+, \w+ and 2 more$/ }))
  expect(await price(/^Maize, Nakuru/)).toContain('per bag (90 kg)')
  expect(server.requests('farmSettings.save')[0]?.body).toMatchObject({
    boardUnit: 'bag',
    boardCurrency: 'KES',
  })
})

test('with preloaded modules, the suggested list appears by itself and is saved by one press', async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat'], currency: 'KES' })
  server.answerWith('farmSettings.save', ({ body }) => {
    say(body as FarmSettings)
    return body as FarmSettings
  })
  server.answer('prices.rates', { rates: [] })
  renderRoute('/dashboard')
  await price(/^Your crop/)
  // An idle page preloads these modules (features/offline/preload-modules.ts).
  await act(() => Promise.all([...preloadCandidates].map((load) => load())))
  fireEvent.click(await screen.findByRole('button', { name: 'Show prices of maize and wheat' }))
  expect(await price(/^Maize, Nakuru/)).toContain('per bag (90 kg)')
  expect(server.requests('farmSettings.save')[0]?.body).toMatchObject({ boardCrops: ['maize', 'wheat'] })
})

test('the suggested list is not requested when crops are already chosen', async () => {
  say({ boardCrops: ['maize'] })
  renderRoute('/dashboard')
  await price(/^Maize, Nakuru/)
  await act(() => Promise.all([...preloadCandidates].map((load) => load())))
  expect(server.requests('prices.start')).toEqual([])
})

test('keyboard focus moves from "Choose your crops" to the suggested list when it arrives', async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat'], currency: 'KES' })
  renderRoute('/dashboard')
  await price(/^Your crop/)
  act(() => screen.getByRole('link', { name: /^Your crop/ }).focus())
  await screen.findByRole('button', { name: /^Show prices of/ })
  expect(document.activeElement?.textContent).toMatch(/^Show prices of/)
})

test('keyboard focus stays elsewhere when the suggested list arrives', async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat'], currency: 'KES' })
  renderRoute('/dashboard')
  await price(/^Your crop/)
  const crops = screen.getByRole('link', { name: /^Your crop/ })
  const logout = screen.getByRole('button', { name: 'Logout' })
  act(() => crops.focus())
  act(() => logout.focus())
  await screen.findByRole('button', { name: /^Show prices of/ })
  expect(document.activeElement).toBe(logout)
})

test('"Choose your crops" opens the crop chooser, and pressing the link requests no list', async () => {
  say({})
  server.answer('prices.start', { crops: [] })
  const router = renderRoute('/dashboard')
  expect(await price(/^Your crop/)).toBe('Your crop Choose your crops')
  const link = screen.getByRole('link', { name: 'Your crop Choose your crops' })
  fireEvent.pointerDown(link)
  expect(server.requests('prices.start')).toEqual([])
  fireEvent.click(link)
  expect(await screen.findByLabelText('Find a crop')).toBeTruthy()
  expect(router.state.location.search).toEqual({ tab: 'prices' })
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test.each([
  ['settings', () => server.refuse('farmSettings.get', { code: 'internal' }), /^Your crop/],
  [
    'prices',
    () => {
      say({ boardCrops: ['maize'] })
      server.refuse('prices.series', { code: 'internal' })
    },
    /^Maize/,
  ],
])('when %s cannot be loaded, the price is shown as "Not known"', async (_case, prepare, title) => {
  prepare()
  renderRoute('/dashboard')
  await waitFor(async () => expect(await price(title)).toMatch(/Not known could not be loaded$/))
})
