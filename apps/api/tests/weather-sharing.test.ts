import { status } from '@smart-farming/upstream-doubles/faults'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { HOUR, ludlow, MINUTE, type Sky, startSky } from './_sky.ts'

let sky: Sky
beforeEach(async () => {
  sky = await startSky()
})
afterEach(() => sky.close())

describe('one call for everybody', () => {
  test('the same place within the hour is asked for once, however its coordinates are written', async () => {
    const { forecast } = await sky.farm()
    await forecast({ query: ludlow })
    sky.clock.ms += 50 * MINUTE
    await forecast({ query: { lat: 52.3651, lon: -2.7051 } })
    expect(sky.calls()).toEqual([1, 0, 0])
  })

  test('after the hour the old answer comes at once and the next is fetched behind it', async () => {
    const { forecast } = await sky.farm()
    const first = await forecast({ query: ludlow })
    sky.clock.ms += 70 * MINUTE
    expect(await forecast({ query: ludlow })).toEqual(first)
    await expect
      .poll(async () => (await forecast({ query: ludlow })).source.fetchedAt)
      .toBe(new Date(sky.clock.ms).toISOString())
    expect(sky.calls()).toEqual([2, 0, 0])
  })

  test('500 farmers at once on a cold cache, on two instances: 1 call', async () => {
    const one = await sky.farm()
    const two = await sky.farm({}, one.schema)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, farmer) => (farmer % 2 ? one : two).forecast({ query: ludlow })),
    )
    expect(new Set(answers.map(({ source }) => source.id))).toEqual(new Set(['openweather']))
    expect(sky.calls()).toEqual([1, 0, 0])
  })

  test('a failure is shared too: instances do not take turns at a broken provider', async () => {
    sky.all(status(503))
    const one = await sky.farm()
    const two = await sky.farm({}, one.schema)
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, farmer) => (farmer % 2 ? one : two).forecast({ query: ludlow })),
    )
    expect(all.every(({ status }) => status === 'rejected')).toBe(true)
    expect(sky.calls()).toEqual([1, 1, 1])
  })

  test('an instance that died with the lease holds nobody up beyond the budget', async () => {
    const { forecast, sql } = await sky.farm()
    await sql`insert into weather_answers (key, leased_until) values ('forecast:2:52.37,-2.71', now() + interval '1 second')`
    expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
  })
})

describe('without the database', () => {
  test('a database that swallows everything costs a second once, and its return is noticed', async () => {
    const database = new URL(inject('databaseUrl'))
    const line = await startFaultyProxy({ host: database.hostname, port: Number(database.port) })
    database.host = `127.0.0.1:${line.port}`
    const { forecast, sql } = await sky.farm({ DATABASE_URL: database.href })
    await forecast({ query: ludlow })
    line.set({ mode: 'hole' })
    const startedAt = performance.now()
    expect((await forecast({ query: { lat: 1, lon: 2 } })).source.id).toBe('openweather')
    expect(performance.now() - startedAt).toBeLessThan(1_800)
    line.set({ mode: 'pass' })
    const kept = () => sql`select 1 from weather_answers where key like 'forecast:%' and answer is not null`
    await expect
      .poll(
        async () => {
          sky.clock.ms += 2 * HOUR
          await forecast({ query: { lat: 3, lon: 4 } })
          return (await kept()).length
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBeGreaterThan(1)
    await sky.stopApps()
    await line.close()
  })

  test('the forecast still comes, from memory and from the providers', async () => {
    const { forecast, deps, request } = await sky.farm()
    await forecast({ query: ludlow })
    await deps.database.close()
    expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
    const response = await request({ method: 'GET', url: '/api/weather/forecast?lat=1&lon=2' })
    expect([response.statusCode, response.json().source?.id]).toEqual([200, 'openweather'])
  })
})
