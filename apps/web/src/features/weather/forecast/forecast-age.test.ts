import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { source } from '../forecast.fixture.ts'
import { refreshInterval } from '../queries.ts'
import { forecastAge } from './forecast-age.ts'

const fetched = Date.parse(source.fetchedAt) / 1000
const HOUR = 3600

test("a forecast's age is mentioned from two hours on and becomes a warning from six", () =>
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
  ['no age for two hours', 0, 2 * HOUR],
  ['the age in hours from two hours', 2 * HOUR, 3 * HOUR],
  ['until the end of the fifth hour', 6 * HOUR - 1, 6 * HOUR],
  ['the next hour of an old forecast', 6 * HOUR, 7 * HOUR],
])('the age text is valid until it would change: %s', (_title, seconds, until) => {
  expect(forecastAge(source, fetched + seconds).untilDt).toBe(fetched + until)
})

test("a stale forecast's age is given in minutes, so its text is valid only for the moment", () => {
  expect(forecastAge({ ...source, stale: true }, fetched + 60).untilDt).toBe(fetched + 60)
})

test('a phone clock that is behind gives an age of zero', () => {
  expect(forecastAge(source, fetched - HOUR).seconds).toBe(0)
})

test('a missing or stale forecast is refreshed sooner than a good one', () => {
  const hourly = refreshInterval(source)
  expect(hourly).toBe(3_600_000)
  expect(refreshInterval(undefined)).toBeLessThan(hourly)
  expect(refreshInterval({ ...source, stale: true })).toBeLessThan(hourly)
})
