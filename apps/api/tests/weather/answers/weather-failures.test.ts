import {
  connectionReset,
  drippingReply,
  hang,
  hugeReply,
  redirect,
  status,
} from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  expireFailures,
  HOUR,
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

describe('when all providers fail', () => {
  test.each([
    ['hang', hang, 504, 'upstream_timeout'],
    ['drip', drippingReply(200), 504, 'upstream_timeout'],
    ['stream 400 MB', hugeReply(), 502, 'bad_upstream'],
    ['answer 500', status(500), 502, 'bad_upstream'],
    ['answer 429', status(429), 502, 'bad_upstream'],
    ['redirect', redirect(), 502, 'bad_upstream'],
    ['reset', connectionReset, 502, 'bad_upstream'],
  ] as const)('returns an error at the deadline when providers %s', async (_name, behaviour, code, error) => {
    sky.all(behaviour)
    // A tenth of the product's deadline, for requests that exceed it. All others are answered even
    // on a busy machine.
    const deadlines = error === 'upstream_timeout' ? { weatherMs: 300 } : {}
    const { request } = await sky.farm({}, undefined, deadlines)
    const startedAt = performance.now()
    const response = await request({ method: 'GET', url: '/api/weather/forecast?lat=52.37&lon=-2.71' })
    // Without the deadline, the HTTP client would end the call after 10 s.
    expect(performance.now() - startedAt).toBeLessThan(9_000)
    expect([response.statusCode, response.json().code]).toEqual([code, error])
    expect(response.json().message).toMatch(/weather services are/)
    expect(response.headers['retry-after']).toBeDefined()
  })

  test('gives the last good answer, marked as stale with its age and without past steps', async () => {
    const { forecast } = await sky.farm()
    const first = await forecast({ query: ludlow })
    sky.all(status(503))
    sky.clock.ms += 8 * HOUR
    const stale = await forecast({ query: ludlow })
    expect(stale.source).toEqual({
      ...first.source,
      stale: true,
      unavailable: ['OpenWeather', 'Open-Meteo', 'MET Norway'],
    })
    expect(stale.list[0]?.dt).toBeGreaterThan(sky.clock.ms / 1000 - 10_800)
    expect(first.list).toEqual(expect.arrayContaining(stale.list))
  })

  test('keeps the last good answer across a restart until a new one replaces it', async () => {
    const before = await sky.farm()
    const first = await before.forecast({ query: ludlow })
    await sky.stopApps()
    sky.all(status(503))
    sky.clock.ms += 3 * HOUR
    const after = await sky.farm({}, before.schema)
    expect((await after.forecast({ query: ludlow })).source).toMatchObject({
      stale: true,
      fetchedAt: first.source.fetchedAt,
    })
    sky.recover()
    await expireFailures(after.sql)
    sky.clock.ms += 10 * MINUTE
    await after.forecast({ query: ludlow })
    await expect.poll(async () => (await after.forecast({ query: ludlow })).source.stale).toBeUndefined()
  })

  test('fails when the last good answer is older than a day', async () => {
    const { forecast } = await sky.farm()
    await forecast({ query: ludlow })
    sky.all(status(503))
    sky.clock.ms += 25 * HOUR + MINUTE
    await expect(forecast({ query: ludlow })).rejects.toMatchObject({ status: 502 })
  })

  test('repeats an error for a few seconds without calling again', async () => {
    sky.all(status(503))
    const { forecast } = await sky.farm()
    for (let call = 0; call < 10; call++) await forecast({ query: ludlow }).catch(() => {})
    expect(sky.calls()).toEqual([1, 1, 1])
  })
})

describe('sample weather as a fallback', () => {
  test('uses sample weather only where the settings name it, and labels it', async () => {
    sky.all(status(503))
    const { forecast, sql } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,sample' })
    const { source, list } = await forecast({ query: ludlow })
    expect(source).toMatchObject({
      id: 'sample',
      sample: true,
      unavailable: ['Open-Meteo'],
      attribution: expect.stringMatching(/made-up/i),
    })
    expect(list).toHaveLength(40)
    expect(await sql`select 1 from weather_answers where answer is not null`).toHaveLength(0)
  })

  test('never replaces a stale real answer with sample weather', async () => {
    const { forecast } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,sample' })
    await forecast({ query: ludlow })
    sky.all(status(503))
    sky.clock.ms += 5 * HOUR
    expect((await forecast({ query: ludlow })).source).toMatchObject({ id: 'open-meteo', stale: true })
  })

  test('drops sample weather as soon as a provider answers again', async () => {
    sky.all(status(503))
    const { forecast, sql } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,sample' })
    await forecast({ query: ludlow })
    sky.recover()
    await expireFailures(sql)
    sky.clock.ms += 10_000
    expect((await forecast({ query: ludlow })).source.id).toBe('open-meteo')
  })
})
