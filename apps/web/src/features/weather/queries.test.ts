import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../server/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { source } from './forecast.fixture.ts'

const server = fakeServer()
const MINUTE_MS = 60_000

async function pageWith(chance: number) {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  return import('./queries.ts')
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  [0, 5],
  [0.5, 5.5],
  [1, 6],
])(
  'with a random value of %d, a missing or stale forecast is refreshed after %d minutes',
  async (chance, soon) => {
    const { refreshInterval } = await pageWith(chance)
    expect(refreshInterval(undefined)).toBeCloseTo(soon * MINUTE_MS)
    expect(refreshInterval({ ...source, stale: true })).toBeCloseTo(soon * MINUTE_MS)
  },
)

test("the page's refresh interval does not change between renders", async () => {
  const { refreshInterval } = await pageWith(0.3)
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  expect(refreshInterval(undefined)).toBe(refreshInterval(undefined))
  expect(refreshInterval(undefined)).toBeCloseTo(5.3 * MINUTE_MS)
})

test('a request for current weather is aborted after five seconds', async () => {
  vi.useFakeTimers()
  server.answerWith('weather.current', () => new Promise(() => {}))
  const { currentWeatherQuery } = await pageWith(0)
  const { queryKey, queryFn } = currentWeatherQuery({ lat: 1, lon: 2 })
  const signal = new AbortController().signal
  const answer = queryFn?.({ queryKey, signal, client: createQueryClient(), meta: undefined })
  const failed = expect(answer).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
  expect(server.requests('weather.current')[0]?.signal?.aborted).toBe(true)
})
