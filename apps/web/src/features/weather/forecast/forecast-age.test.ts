import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test } from 'vitest'
import { source } from '../forecast.fixture.ts'
import { refreshInterval } from '../queries.ts'
import { forecastAge } from './forecast-age.ts'

const fetched = Date.parse(source.fetchedAt) / 1000
const HOUR = 3600

test('when a forecast is worth a word, and when it is old', () =>
  checkRows(
    [
      ['just made', false, 60, false, false],
      ['before two hours nothing is said', false, 2 * HOUR - 1, false, false],
      ['from two hours its age is said', false, 2 * HOUR, true, false],
      ['from six hours it is old', false, 6 * HOUR, true, true],
      ['stale is old at any age', true, 60, true, true],
    ],
    ([, stale, seconds, isWorthAWord, isOld]) => {
      expect(forecastAge({ ...source, stale }, fetched + seconds)).toMatchObject({
        seconds,
        isWorthAWord,
        isOld,
      })
    },
  ))

test.each([
  ['nothing is said of it for two hours', 0, 2 * HOUR],
  ['then its hours are told', 2 * HOUR, 3 * HOUR],
  ['to the end of each', 6 * HOUR - 1, 6 * HOUR],
  ['and it is old at the beginning of one', 6 * HOUR, 7 * HOUR],
])('the same is said until it changes: %s', (_title, seconds, until) => {
  expect(forecastAge(source, fetched + seconds).untilDt).toBe(fetched + until)
})

test('of what could not be renewed the minutes are told, so it holds for no time', () => {
  expect(forecastAge({ ...source, stale: true }, fetched + 60).untilDt).toBe(fetched + 60)
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
