import { DEFAULT_LOCATION } from '@smart-farming/weather-core/defaults'
import { beforeEach, expect, test } from 'vitest'
import { farmWithoutPlaces } from '../features/location/farm.fixture.ts'
import { forecast, outlook } from '../features/weather/forecast.fixture.ts'
import { forecastQuery } from '../features/weather/queries.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { createTestQueryClient } from '../testing/test-query-client.ts'
import { preloadDashboardData } from './preload-dashboard-data.ts'

const server = fakeServer()
const york = { name: 'York', state: 'England', country: 'GB', lat: 53.96, lon: -1.08 }
/**
 * Excludes current weather, which these pages do not show: the fake server has no response for it.
 */
const weatherCalls = ['weather.forecast', 'weather.outlook'] as const

beforeEach(() => {
  server.answer('weather.forecast', forecast)
  server.answer('weather.outlook', outlook)
  server.answer('farmSettings.get', {})
  server.answer('farm.get', farmWithoutPlaces)
  server.answer('places.search', [york])
})

const keep = (lat: number, lon: number, name: string) =>
  localStorage.setItem('farmLocation', JSON.stringify({ lat, lon, name }))

function askedAt(): string[][] {
  return weatherCalls.map((id) => server.requests(id).map(({ query }) => `${query.lat} ${query.lon}`))
}
const each = (...points: string[]) => weatherCalls.map(() => points)

test('without an account location, the weather of the stored or default place is preloaded', async () => {
  await preloadDashboardData(createTestQueryClient(), ' ')
  expect(askedAt()).toEqual(each(`${DEFAULT_LOCATION.lat} ${DEFAULT_LOCATION.lon}`))
  expect(server.requests('places.search')).toEqual([])
  expect(server.requests('farmSettings.get')).toHaveLength(1)
  expect(server.requests('farm.get')).toHaveLength(1)
})

test('without a stored place, only weather for the place found is preloaded', async () => {
  await preloadDashboardData(createTestQueryClient(), ' York ')
  expect(server.requests('places.search').map(({ query }) => query.q)).toEqual(['York'])
  expect(askedAt()).toEqual(each('53.96 -1.08'))
})

test('a stored place is preloaded at once, and the found place only if it differs', async () => {
  keep(53.5, -1.5, 'York, England, GB')
  await preloadDashboardData(createTestQueryClient(), 'York')
  expect(askedAt()).toEqual(each('53.5 -1.5'))
  keep(0, 36, 'Nakuru, KE')
  await preloadDashboardData(createTestQueryClient(), 'York')
  expect(askedAt()).toEqual(each('53.5 -1.5', '0 36', '53.96 -1.08'))
})

test.each([
  ['finds nothing', () => server.answer('places.search', [])],
  ['fails', () => server.disconnect('places.search')],
])("when the search %s, the stored place's weather is preloaded once", async (_case, change) => {
  change()
  keep(0, 36, 'Nakuru, KE')
  await preloadDashboardData(createTestQueryClient(), 'York')
  expect(askedAt()).toEqual(each('0 36'))
})

test('preloadDashboardData does not reject when requests fail, and the next call retries them', async () => {
  const queryClient = createTestQueryClient()
  for (const id of [...weatherCalls, 'farmSettings.get'] as const) server.refuse(id, { code: 'internal' })
  await preloadDashboardData(queryClient, '')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await preloadDashboardData(queryClient, '')
  expect(server.requests('weather.forecast')).toHaveLength(2)
})

test('saved weather for the place delays the preload, but saved weather for another does not', async () => {
  keep(53.5, -1.5, 'York, England, GB')
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(forecastQuery({ lat: 53.5, lon: -1.5 }).queryKey, forecast)
  await preloadDashboardData(queryClient, 'York')
  expect(queryClient.isFetching()).toBe(0)
  // Another place's saved data does not prevent the request.
  keep(0, 36, 'Nakuru, KE')
  await preloadDashboardData(queryClient, 'York')
  expect(askedAt()).toEqual(each('0 36', '53.96 -1.08'))
})
