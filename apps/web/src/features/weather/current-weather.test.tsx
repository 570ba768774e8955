import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { currentWeather, forecast, MONDAY, outlook } from './forecast.fixture.ts'
import { WeatherPanel } from './weather-panel.tsx'

// Current weather is requested but not shown. Whatever the result, the farmer sees only the
// forecast.

const server = fakeServer()
const point = { lat: -0.28, lon: 36.07 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (MONDAY + 600) * 1000 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('weather.current', currentWeather)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const panel = (
  <WeatherPanel
    point={point}
    settings={null}
    loadWork={async () => ({ DayPlan: () => null })}
    before={() => null}
  >
    <p>Nakuru</p>
  </WeatherPanel>
)
const days = () => screen.getAllByRole('button', { name: /average/ })
const place = { lat: '-0.28', lon: '36.07' }
const asked = () => server.requests('weather.current').length

test('current weather is requested for the same place after the forecast has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof forecast>()
  server.answerWith('weather.forecast', () => promise)
  renderView(panel)
  await waitFor(() => expect(server.requests('weather.outlook')).toHaveLength(1))
  expect(asked()).toBe(0)
  resolve(forecast)
  await waitFor(() => expect(asked()).toBe(1))
  expect(server.requests('weather.current')[0]).toMatchObject({ query: place, credentials: 'include' })
  expect(server.requests('weather.forecast')[0]).toMatchObject({ query: place, credentials: 'include' })
})

test('current weather is also requested after the forecast has failed', async () => {
  server.refuse('weather.forecast', { code: 'not_signed_in' })
  renderView(panel)
  await waitFor(() => expect(asked()).toBe(1))
  expect(server.requests().map(({ id }) => id)).toEqual([
    'weather.forecast',
    'weather.outlook',
    'weather.current',
  ])
})

test.each([
  ['a temporary failure', () => server.refuse('weather.current', { code: 'bad_upstream' })],
  ['a network failure', () => server.disconnect('weather.current')],
  ['an invalid response', () => server.answerRaw('weather.current', () => Response.json({}))],
])(
  '%s for current weather is logged, not retried, and leaves the forecast unchanged',
  async (_case, fail) => {
    fail()
    renderView(panel)
    await screen.findByText('Mon, 22 Sept')
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith('weather.current failed:', expect.any(Error)),
    )
    act(() => void window.dispatchEvent(new Event('online')))
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await act(async () => {})
    expect(asked()).toBe(1)
    expect(days()).toHaveLength(5)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('current weather that never arrives does not affect the forecast', async () => {
  server.answerWith('weather.current', () => new Promise(() => {}))
  renderView(panel)
  await waitFor(() => expect(asked()).toBe(1))
  expect(days()).toHaveLength(5)
  expect(screen.queryByText(/Loading/)).toBeNull()
})

test('current weather is requested again after each newer forecast', async () => {
  renderView(panel)
  await waitFor(() => expect(asked()).toBe(1))
  await screen.findByText('Mon, 22 Sept')
  const { promise, resolve } = Promise.withResolvers<typeof forecast>()
  server.answerWith('weather.forecast', () => promise)
  vi.setSystemTime((MONDAY + 3600) * 1000)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(server.requests('weather.forecast')).toHaveLength(2))
  expect(asked()).toBe(1)
  resolve(forecast)
  await waitFor(() => expect(asked()).toBe(2))
})
