import { api } from '@smart-farming/contracts/api'
import { endpointUrl } from '@smart-farming/contracts/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'

const server = fakeServer()
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

test('asks for the user and, where a location is stored, for what is shown of its weather, at the addresses of the client', async () => {
  localStorage.setItem('farmLocation', '{"lat":53.958332,"lon":-1.080278,"name":"York, England, GB"}')
  const query = { lat: 53.958332, lon: -1.080278 }
  expect(await runEarlyScript()).toEqual([
    endpointUrl(api.accounts.user),
    endpointUrl(api.weather.forecast, query),
    endpointUrl(api.weather.outlook, query),
  ])
})

test.each([null, 'not json', '{}', 'null', '{"lat":"53","lon":-1}'])(
  'with %s stored asks for the user alone',
  async (stored) => {
    if (stored !== null) localStorage.setItem('farmLocation', stored)
    expect(await runEarlyScript()).toEqual(['/api/user'])
  },
)

test('leaves no unhandled rejection when the network is away', async () => {
  server.disconnect('accounts.user')
  await runEarlyScript()
  await expect(globalThis.earlyResponses?.get('/api/user')).rejects.toThrow('Failed to fetch')
})
