import { afterEach, expect, test, vi } from 'vitest'
import { source } from './forecast.fixture.ts'

const MINUTE_MS = 60_000

/** The module as a page gets it whose chance is this. */
async function pageWith(chance: number) {
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  return import('./queries.ts')
}

afterEach(() => void vi.restoreAllMocks())

test.each([
  [0, 5],
  [0.5, 5.5],
  [1, 6],
])('a page whose chance is %d asks again after %d minutes for what it lacks', async (chance, soon) => {
  const { refreshInterval } = await pageWith(chance)
  expect(refreshInterval(undefined)).toBeCloseTo(soon * MINUTE_MS)
  expect(refreshInterval({ ...source, stale: true })).toBeCloseTo(soon * MINUTE_MS)
})

test('a page keeps to its time: drawing it anew begins no new wait', async () => {
  const { refreshInterval } = await pageWith(0.3)
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  expect(refreshInterval(undefined)).toBe(refreshInterval(undefined))
  expect(refreshInterval(undefined)).toBeCloseTo(5.3 * MINUTE_MS)
})
