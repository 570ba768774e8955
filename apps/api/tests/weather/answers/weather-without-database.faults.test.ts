import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

test('a hanging database delays one request by a second, and its recovery is noticed', {
  // Longer than the poll for the recovery. On a busy machine a slow response counts as a failure,
  // and 3 s pass before the next query.
  timeout: 120_000,
}, async () => {
  const database = new URL(inject('databaseUrl'))
  const line = await startFaultyProxy({ host: database.hostname, port: Number(database.port) })
  database.host = `127.0.0.1:${line.port}`
  // The session stays cached. Otherwise a busy machine would look it up again and wait for the
  // database twice.
  const { forecast, sql } = await sky.farm({ DATABASE_URL: database.href }, undefined, {}, () => 0)
  const kept = () => sql`select 1 from weather_answers where key like 'forecast:%' and answer is not null`
  await forecast({ query: ludlow })
  // The forecast is written after the response. A write in progress would be lost.
  await expect.poll(kept).toHaveLength(1)
  line.set({ mode: 'hole' })
  const startedAt = performance.now()
  expect((await forecast({ query: { lat: 1, lon: 2 } })).source.id).toBe('openweather')
  expect(performance.now() - startedAt).toBeLessThan(1_800)
  line.set({ mode: 'pass' })
  await expect
    .poll(
      async () => {
        sky.clock.ms += 2 * HOUR
        await forecast({ query: { lat: 3, lon: 4 } })
        return (await kept()).length
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeGreaterThan(1)
  await sky.stopApps()
  await line.close()
})

test('without a database, gives forecasts from memory and from providers', async () => {
  const { forecast, deps, request } = await sky.farm()
  await forecast({ query: ludlow })
  await deps.database.close()
  expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
  const response = await request({ method: 'GET', url: '/api/weather/forecast?lat=1&lon=2' })
  expect([response.statusCode, response.json().source?.id]).toEqual([200, 'openweather'])
})
