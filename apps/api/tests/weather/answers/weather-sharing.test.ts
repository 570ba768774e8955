import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  ludlow,
  MINUTE,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

describe('sharing provider calls', () => {
  test('fetches a place once an hour, however its coordinates are written', async () => {
    const { forecast } = await sky.farm()
    await forecast({ query: ludlow })
    sky.clock.ms += 50 * MINUTE
    await forecast({ query: { lat: 52.3651, lon: -2.7051 } })
    expect(sky.calls()).toEqual([1, 0, 0])
  })

  test('gives the old answer at once after an hour and fetches a new one in the background', async () => {
    const { forecast } = await sky.farm()
    const first = await forecast({ query: ludlow })
    sky.clock.ms += 70 * MINUTE
    expect(await forecast({ query: ludlow })).toEqual(first)
    await expect
      .poll(async () => (await forecast({ query: ludlow })).source.fetchedAt)
      .toBe(new Date(sky.clock.ms).toISOString())
    expect(sky.calls()).toEqual([2, 0, 0])
  })

  test('500 simultaneous farmers with an empty cache cause one call from two instances', async () => {
    const one = await sky.farm()
    const two = await sky.farm({}, one.schema)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, farmer) => (farmer % 2 ? one : two).forecast({ query: ludlow })),
    )
    expect(new Set(answers.map(({ source }) => source.id))).toEqual(new Set(['openweather']))
    expect(sky.calls()).toEqual([1, 0, 0])
  })

  test('instances share a failure instead of each calling a broken provider', async () => {
    sky.all(status(503))
    const one = await sky.farm()
    const two = await sky.farm({}, one.schema)
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, farmer) => (farmer % 2 ? one : two).forecast({ query: ludlow })),
    )
    expect(all.every(({ status }) => status === 'rejected')).toBe(true)
    expect(sky.calls()).toEqual([1, 1, 1])
  })

  test('a lease left by a dead instance delays no request beyond the deadline', async () => {
    const { forecast, sql } = await sky.farm()
    await sql`insert into weather_answers (key, leased_until) values ('forecast:3:52.37,-2.71', now() + interval '1 second')`
    expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
  })
})
