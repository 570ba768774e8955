import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { likelyWanted } from '../../components/part/fetch-part.ts'
import { farmAt } from '../../features/location/farm.fixture.ts'
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
  server.answer('farm.get', farmAt(nakuru))
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

/** A touch anywhere on the answers loads the choice. */
const touch = () => fireEvent.pointerDown(screen.getByRole('region', { name: 'Today' }))

test('the price of the first crop that speaks for the farm, with its unit and month; why behind a tap', async () => {
  say({ boardCrops: ['maize'], boardUnit: 'bag' })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toBe('Maize, Nakuru KES 4,500 per bag (90 kg), Feb 2026')
  fireEvent.click(screen.getByRole('button', { name: /^Maize, Nakuru/ }))
  expect(screen.getByText('Nakuru, 12 km')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All prices' }).getAttribute('href')).toContain('tab=prices')
})

test('a price of now says whether it rises', async () => {
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

test('no crop chosen, and one said in "My farm": that is told without a tap', async () => {
  say({ crop: { name: 'grain_maize' } })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toMatch(/^Maize, Nakuru KES/)
})

test('a crop of the farm that no prices are kept of asks which others are wanted', async () => {
  say({ crop: { name: 'alfalfa' } })
  server.answer('prices.start', { crops: [] })
  renderRoute('/dashboard')
  await waitFor(async () => expect(await price(/^Your crop/)).toBe('Your crop Choose your crops'))
})

test('a world price is called one, and an old one has its age', async () => {
  say({ boardCrops: ['maize'] })
  server.answer('prices.series', {
    series: [{ ...worldMaize, latest: { date: '2025-04-01', value: 200 } }],
  })
  renderRoute('/dashboard')
  expect(await price(/^Maize/)).toBe('Maize, world price USD 200 per tonne, Apr 2025 old')
})

test('nothing chosen: a first list of the country is kept by one press', async () => {
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

test('where the phone keeps the application the list is there untouched, for one press and no more', async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat'], currency: 'KES' })
  server.answerWith('farmSettings.save', ({ body }) => {
    say(body as FarmSettings)
    return body as FarmSettings
  })
  server.answer('prices.rates', { rates: [] })
  renderRoute('/dashboard')
  await price(/^Your crop/)
  // Modules that an idle page preloads (features/offline/parts-ahead.ts).
  await act(() => Promise.all([...likelyWanted].map((load) => load())))
  fireEvent.click(await screen.findByRole('button', { name: 'Show prices of maize and wheat' }))
  expect(await price(/^Maize, Nakuru/)).toContain('per bag (90 kg)')
  expect(server.requests('farmSettings.save')[0]?.body).toMatchObject({ boardCrops: ['maize', 'wheat'] })
})

test('whoever has chosen is asked for no list', async () => {
  say({ boardCrops: ['maize'] })
  renderRoute('/dashboard')
  await price(/^Maize, Nakuru/)
  await act(() => Promise.all([...likelyWanted].map((load) => load())))
  expect(server.requests('prices.start')).toEqual([])
})

test('who stands on what can be chosen by the keyboard stands on the list when it comes', async () => {
  say({})
  server.answer('prices.start', { crops: ['maize', 'wheat'], currency: 'KES' })
  renderRoute('/dashboard')
  await price(/^Your crop/)
  act(() => screen.getByRole('link', { name: /^Your crop/ }).focus())
  await screen.findByRole('button', { name: /^Show prices of/ })
  expect(document.activeElement?.textContent).toMatch(/^Show prices of/)
})

test('who has gone elsewhere meanwhile is not fetched back', async () => {
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

test('"Choose your crops" opens the crop chooser, and a press on it fetches no list that would replace it', async () => {
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
  ['the settings', () => server.refuse('farmSettings.get', { code: 'internal' }), /^Your crop/],
  [
    'the prices',
    () => {
      say({ boardCrops: ['maize'] })
      server.refuse('prices.series', { code: 'internal' })
    },
    /^Maize/,
  ],
])('%s that cannot be had are not known, and never "nothing chosen"', async (_case, prepare, title) => {
  prepare()
  renderRoute('/dashboard')
  await waitFor(async () => expect(await price(title)).toMatch(/Not known could not be loaded$/))
})
