import { expect, test } from 'vitest'
import { source } from '../forecast.fixture.ts'
import { refreshInterval } from '../queries.ts'
import { forecastAge } from './forecast-age.ts'

const fetched = Date.parse(source.fetchedAt) / 1000
const HOUR = 3600

test.each([
  ['just made', false, 60, false, false],
  ['before two hours nothing is said', false, 2 * HOUR - 1, false, false],
  ['from two hours its age is said', false, 2 * HOUR, true, false],
  ['from six hours it is old', false, 6 * HOUR, true, true],
  ['stale is old at any age', true, 60, true, true],
])('%s', (_title, stale, seconds, isWorthAWord, isOld) => {
  expect(forecastAge({ ...source, stale }, fetched + seconds)).toEqual({ seconds, isWorthAWord, isOld })
})

test('a phone whose clock is behind makes nothing younger than new', () => {
  expect(forecastAge(source, fetched - HOUR).seconds).toBe(0)
})

test('what is missing or stale is asked for again sooner than what is good', () => {
  const hourly = refreshInterval(source)
  expect(hourly).toBe(3_600_000)
  expect(refreshInterval(undefined)).toBeLessThan(hourly)
  expect(refreshInterval({ ...source, stale: true })).toBeLessThan(hourly)
})
