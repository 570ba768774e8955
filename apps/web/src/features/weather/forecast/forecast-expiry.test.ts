import { expect, test } from 'vitest'
import { forecast, MONDAY, source } from '../forecast.fixture.ts'
import {
  adviceExpiryDt,
  daySentenceExpiryDt,
  firstStepEndDt,
  forecastExpiryDt,
  isAdviceValid,
  isForecastValid,
  remainingSteps,
} from './forecast-expiry.ts'

const HOUR = 3600
const got = Date.parse(source.fetchedAt) / 1000

test('a forecast gives advice for 6 hours and is shown for 24 hours', () => {
  const at = (hours: number) => [
    isAdviceValid(source, got + hours * HOUR),
    isForecastValid(source, got + hours * HOUR),
  ]
  expect(at(0)).toEqual([true, true])
  expect(at(5.99)).toEqual([true, true])
  expect(at(6)).toEqual([false, true])
  expect(at(23.99)).toEqual([false, true])
  expect(at(24)).toEqual([false, false])
})

test('a step that has begun stays until the next step begins', () => {
  const { list } = forecast
  const first = (hour: number) => remainingSteps(list, MONDAY + hour * HOUR)[0]?.dt
  expect(first(0)).toBe(MONDAY)
  expect(first(2.99)).toBe(MONDAY)
  expect(first(3)).toBe(MONDAY + 3 * HOUR)
  expect(first(100)).toBe(MONDAY + 99 * HOUR)
  expect(remainingSteps(list, MONDAY - HOUR)).toEqual(list)
  expect(remainingSteps(list, MONDAY + 6 * 24 * HOUR)).toEqual([])
})

test('six-hour steps also stay until the next step begins', () => {
  const list = forecast.list.filter((_, at) => at % 2 === 0)
  expect(remainingSteps(list, MONDAY + 5 * HOUR)[0]?.dt).toBe(MONDAY)
})

test('adviceExpiryDt and forecastExpiryDt return the moments when advice and display end', () => {
  const source = forecast.source
  expect([
    isAdviceValid(source, adviceExpiryDt(source) - 1),
    isAdviceValid(source, adviceExpiryDt(source)),
  ]).toEqual([true, false])
  expect([
    isForecastValid(source, forecastExpiryDt(source) - 1),
    isForecastValid(source, forecastExpiryDt(source)),
  ]).toEqual([true, false])
})

test('firstStepEndDt returns the moment when the first step ends', () => {
  const { list } = forecast
  const end = firstStepEndDt(list) ?? Number.NaN
  expect(remainingSteps(list, end - 1)[0]).toBe(list[0])
  expect(remainingSteps(list, end)[0]).toBe(list[1])
  expect(firstStepEndDt(list.slice(-1))).toBe((list.at(-1)?.dt ?? 0) + 3 * HOUR)
  expect(firstStepEndDt([])).toBeUndefined()
})

test('a sentence is valid until the next sentence or the end of the advice', () => {
  const at = (...hours: number[]) => ({
    day: '2025-09-22',
    sentence: 'Dry.',
    later: hours.map((hour) => ({ fromDt: got + hour * HOUR, sentence: 'Wet.' })),
  })
  const ends = (hours: number[], now: number) =>
    (daySentenceExpiryDt(at(...hours) as never, source, got + now * HOUR) - got) / HOUR
  expect(ends([5, 3, 1], 0)).toBe(1)
  expect(ends([5, 3, 1], 1)).toBe(3)
  expect(ends([9], 0)).toBe(6)
  expect(ends([], 0)).toBe(6)
})
