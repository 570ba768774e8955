import { expect, test } from 'vitest'
import { forecast, MONDAY, source } from '../forecast.fixture.ts'
import { isAdvice, isShown, stepsLeft } from './forecast-use.ts'

const HOUR = 3600
const got = Date.parse(source.fetchedAt) / 1000

test('a forecast is advice for 6 hours, and shown for 24', () => {
  const at = (hours: number) => [isAdvice(source, got + hours * HOUR), isShown(source, got + hours * HOUR)]
  expect(at(0)).toEqual([true, true])
  expect(at(5.99)).toEqual([true, true])
  expect(at(6)).toEqual([false, true])
  expect(at(23.99)).toEqual([false, true])
  expect(at(24)).toEqual([false, false])
})

test('a step that has begun stays until the next one begins', () => {
  const { list } = forecast
  const first = (hour: number) => stepsLeft(list, MONDAY + hour * HOUR)[0]?.dt
  expect(first(0)).toBe(MONDAY)
  expect(first(2.99)).toBe(MONDAY)
  expect(first(3)).toBe(MONDAY + 3 * HOUR)
  expect(first(100)).toBe(MONDAY + 99 * HOUR)
  expect(stepsLeft(list, MONDAY - HOUR)).toEqual(list)
  expect(stepsLeft(list, MONDAY + 6 * 24 * HOUR)).toEqual([])
})

test('where steps are six hours long, they stay as long', () => {
  const list = forecast.list.filter((_, at) => at % 2 === 0)
  expect(stepsLeft(list, MONDAY + 5 * HOUR)[0]?.dt).toBe(MONDAY)
})
