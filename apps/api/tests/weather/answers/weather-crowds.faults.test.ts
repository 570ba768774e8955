import { setTimeout as wait } from 'node:timers/promises'
import { hang } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

const CROWD = 500
/**
 * Time budget of every question, and the same with a margin for a busy machine. Three hanging
 * providers would take 5.2 s.
 */
const BUDGET_MS = 1_500
const IN_TIME_MS = 4_000
const PATIENT_MS = 20_000

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const crowd = <T>(ask: (farmer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, farmer) => ask(farmer)))

test('200 places on hanging providers get prompt answers and delay no other requests', async () => {
  sky.all(hang)
  const { app, request } = await sky.farm({}, undefined, { weatherMs: BUDGET_MS })
  // Caches the caller's session, so that only the weather is timed.
  await request({ method: 'GET', url: '/api/user' })
  const beside: number[] = []
  const codes: number[] = []
  let over = false
  const probe = (async () => {
    while (!over) {
      const startedAt = performance.now()
      expect((await app.inject('/api/health/live')).statusCode).toBe(200)
      beside.push(performance.now() - startedAt)
      await wait(10)
    }
  })()
  const answers = Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      const startedAt = performance.now()
      const url = `/api/weather/forecast?lat=${(place / 10).toFixed(1)}&lon=30`
      const response = await request({ method: 'GET', url })
      // On a busy machine, the last request may arrive when the providers are already skipped.
      expect(['504 upstream_timeout', '502 bad_upstream']).toContain(
        `${response.statusCode} ${response.json().code}`,
      )
      codes.push(response.statusCode)
      return performance.now() - startedAt
    }),
  )
  const waits = await answers.finally(() => {
    over = true
    return probe
  })
  expect(codes).toContain(504)
  expect(Math.max(...waits)).toBeLessThan(IN_TIME_MS)
  // A request queued behind the hanging ones would have waited as long as they do.
  expect(beside.toSorted((a, b) => a - b)[Math.floor(beside.length * 0.99)]).toBeLessThan(BUDGET_MS)
})

describe(`${CROWD} farmers at once`, () => {
  test('gives the old answer when it expires and makes one call in the background', async () => {
    // A long deadline for busy machines, because patience is not tested here.
    const { forecast } = await sky.farm({}, undefined, { weatherMs: PATIENT_MS })
    const first = await forecast({ query: ludlow })
    sky.clock.ms += 70 * 60_000
    const answers = await crowd(() => forecast({ query: ludlow }))
    expect(new Set(answers.map(({ source }) => source.fetchedAt))).toEqual(new Set([first.source.fetchedAt]))
    // One farmer represents the crowd, so polling must stay within that farmer's request limit.
    await expect
      .poll(async () => (await forecast({ query: ludlow })).source.fetchedAt, { interval: 250 })
      .not.toBe(first.source.fetchedAt)
    expect(sky.calls()).toEqual([2, 0, 0])
  })

  test('makes one call for two instances when the old answer is too old to use', async () => {
    const patient = { weatherMs: PATIENT_MS }
    const one = await sky.farm({}, undefined, patient)
    const two = await sky.farm({}, one.schema, patient)
    await one.forecast({ query: ludlow })
    await two.forecast({ query: ludlow })
    sky.clock.ms += 12 * HOUR
    const answers = await crowd((farmer) => (farmer % 2 ? one : two).forecast({ query: ludlow }))
    const now = new Date(sky.clock.ms).toISOString()
    expect(new Set(answers.map(({ source }) => source.fetchedAt))).toEqual(new Set([now]))
    expect(sky.calls()).toEqual([2, 0, 0])
  })

  test('makes no call after a restart if the shared answer is fresh, and one call if not', async () => {
    const before = await sky.farm()
    await before.forecast({ query: ludlow })
    await sky.stopApps()
    const after = await sky.farm({}, before.schema)
    await crowd(() => after.forecast({ query: ludlow }))
    expect(sky.calls()).toEqual([1, 0, 0])
    await sky.stopApps()
    sky.clock.ms += 12 * HOUR
    const later = await sky.farm({}, before.schema)
    await crowd(() => later.forecast({ query: ludlow }))
    expect(sky.calls()).toEqual([2, 0, 0])
  })
})
