import { api } from '@smart-farming/contracts/api'
import { endpointUrl } from '@smart-farming/contracts/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'

const server = fakeServer()
const place = { name: 'Hay', state: 'Wales', country: 'GB', lat: 52.0742, lon: -3.1255 }
const user = { username: 'Ada', farm_name: '', location: '' }

async function runEarlyScript(): Promise<string[]> {
  vi.resetModules()
  await import('./early.ts')
  return [...(globalThis.earlyResponses?.keys() ?? [])]
}

beforeEach(() => {
  server.answer('accounts.user', user)
  server.refuse('weather.forecast', { code: 'not_signed_in' })
  server.refuse('weather.outlook', { code: 'not_signed_in' })
})

test("with a stored location, the user and that location's weather are requested at once", async () => {
  localStorage.setItem('farmLocation', '{"lat":53.958332,"lon":-1.080278,"name":"York, England, GB"}')
  const query = { lat: 53.958332, lon: -1.080278 }
  expect(await runEarlyScript()).toEqual([
    endpointUrl(api.accounts.user),
    endpointUrl(api.weather.forecast, query),
    endpointUrl(api.weather.outlook, query),
  ])
})

test("without a stored location, the weather is requested for the place of the user's account", async () => {
  server.answer('accounts.user', { ...user, location: ' Hay & Wye ' })
  server.answer('places.search', [place, { ...place, lat: 1 }])
  await runEarlyScript()
  await expect
    .poll(() => [...(globalThis.earlyResponses?.keys() ?? [])])
    .toEqual([
      endpointUrl(api.accounts.user),
      endpointUrl(api.places.search, { q: 'Hay & Wye' }),
      endpointUrl(api.weather.forecast, { lat: place.lat, lon: place.lon }),
      endpointUrl(api.weather.outlook, { lat: place.lat, lon: place.lon }),
    ])
  // The application can still read the response's body.
  const kept = await globalThis.earlyResponses?.get('/api/user')
  expect(await kept?.json()).toMatchObject({ location: ' Hay & Wye ' })
})

test.each([
  ['nobody is logged in', () => server.refuse('accounts.user', { code: 'not_signed_in' }), 1],
  ['the account has no location', () => {}, 1],
  [
    'the search finds nothing',
    () => {
      server.answer('accounts.user', { ...user, location: 'Nowhere' })
      server.answer('places.search', [])
    },
    2,
  ],
  [
    'the search fails',
    () => {
      server.answer('accounts.user', { ...user, location: 'Hay' })
      server.refuse('places.search', { code: 'internal' })
    },
    2,
  ],
])('without a stored location, no weather is requested when %s', async (_, given, asked) => {
  given()
  await runEarlyScript()
  for (const response of globalThis.earlyResponses?.values() ?? []) await response
  await expect.poll(() => globalThis.earlyResponses?.size).toBe(asked)
})

test('no further early request is sent once the application has taken the user response', async () => {
  const held = Promise.withResolvers<typeof user>()
  server.answerWith('accounts.user', () => held.promise)
  server.answer('places.search', [place])
  await runEarlyScript()
  const taken = globalThis.earlyResponses?.get('/api/user')
  globalThis.earlyResponses?.delete('/api/user')
  held.resolve({ ...user, location: 'Hay' })
  await (await taken)?.json()
  await new Promise(setImmediate)
  expect(globalThis.earlyResponses?.size).toBe(0)
})

test.each([null, 'not json', '{}', 'null', '{"lat":"53","lon":-1}'])(
  'with %s stored, only the user is requested',
  async (stored) => {
    if (stored !== null) localStorage.setItem('farmLocation', stored)
    expect(await runEarlyScript()).toEqual(['/api/user'])
  },
)

test('a network failure leaves no unhandled rejection', async () => {
  server.disconnect('accounts.user')
  await runEarlyScript()
  await expect(globalThis.earlyResponses?.get('/api/user')).rejects.toThrow('Failed to fetch')
})
