import type { Place } from '@smart-farming/contracts/places'
import type { TodayAnswer } from '@smart-farming/contracts/weather'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { farmWithoutPlaces, farmWithPlaces } from '../../features/location/farm.fixture.ts'
import { forecast, MONDAY, outlook } from '../../features/weather/forecast.fixture.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderRoute } from '../../testing/render-route.tsx'

const server = fakeServer()
const nakuru: Place = { name: 'Nakuru', country: 'KE', lat: -0.283, lon: 36.067 }
const molo: Place = { name: 'Molo', country: 'KE', lat: -0.25, lon: 35.73 }
const answer = (title: string, verdict: string): TodayAnswer => ({
  ...{ title, verdict, sign: 'good', untilDt: MONDAY + 18 * 3600, reasons: ['Why.'] },
})

beforeEach(() => {
  vi.useFakeTimers({ now: (MONDAY + 1800) * 1000, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', {
    ...outlook,
    today: { jobs: [[answer('Spraying today', 'Good')]], night: [answer('Tonight', 'No frost')] },
  })
  server.refuse('weather.current', { code: 'bad_upstream' })
  server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: 'Nakuru' })
  server.answer('farmSettings.get', {})
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function read(first: string) {
  renderRoute('/dashboard')
  const said = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 2)
      .map(({ textContent }) => textContent?.trim().replace(/ +/g, ' '))
  await waitFor(() => expect(said()[0]).toBe(first))
  return said()
}

test("a farm with one place shows its weather without the place's name", async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru))
  expect(await read('Spraying today Good')).toEqual(['Spraying today Good', 'Tonight No frost'])
})

test("when the farm's place is not found, London's weather gives no work advice", async () => {
  server.answer('places.search', [])
  server.answer('farm.get', farmWithoutPlaces)
  expect(await read('Today’s work Not known choose your place')).toEqual([
    'Today’s work Not known choose your place',
    'Tonight Not known choose your place',
  ])
})

test("when the place search fails, another place's weather gives no work advice", async () => {
  server.refuse('places.search', { code: 'bad_upstream' })
  server.answer('farm.get', farmWithoutPlaces)
  expect(await read('Today’s work Not known choose your place')).toHaveLength(2)
})

test('with several places, each answer names its place', async () => {
  server.answer('places.search', [nakuru])
  server.answer('farm.get', farmWithPlaces(nakuru, molo))
  expect((await read('Spraying today Good Nakuru, KE'))[1]).toBe('Tonight No frost Nakuru, KE')
})
