import { connectionReset, hang, redirect, status, webPageReply } from '@smart-farming/upstream-doubles/faults'
import { openMeteoFailures } from '@smart-farming/upstream-doubles/open-meteo'
import { OPEN_WEATHER_KEY, openWeatherFailures } from '@smart-farming/upstream-doubles/open-weather'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ludlow, startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

describe('the order of providers', () => {
  test('the first provider answers with its credit, and the others are not called', async () => {
    const { forecast, current } = await sky.farm()
    const answer = await forecast({ query: ludlow })
    expect(answer.source).toEqual({
      id: 'openweather',
      name: 'OpenWeather',
      url: 'https://openweathermap.org/',
      attribution: 'Weather data provided by OpenWeather',
      licence: expect.any(String),
      fetchedAt: '2026-09-21T14:20:00.000Z',
    })
    expect(answer.city).toMatchObject({
      coord: { lat: 52.37, lon: -2.71 },
      zone: 'Europe/London',
      timezone: expect.any(Number),
    })
    expect((await current({ query: ludlow })).source.id).toBe('openweather')
    expect(sky.calls()).toEqual([2, 0, 0])
  })

  test.each(['openweather', 'met-norway', 'sample'])(
    '%s: a border town keeps the time of its own country',
    async (provider) => {
      const { forecast, current, sql } = await sky.farm({ WEATHER_PROVIDERS: provider })
      await sql`insert into gazetteer values ('rundu', 'Rundu', null, '', 'NA', -17.93, 19.77, 1)`
      const query = { lat: -17.918, lon: 19.773 }
      expect((await forecast({ query })).city).toMatchObject({ zone: 'Africa/Windhoek', timezone: 7_200 })
      expect((await current({ query })).timezone).toBe(7_200)
    },
  )

  test('providers receive the farm’s position with at most two decimals', async () => {
    const { forecast } = await sky.farm()
    sky.openWeather.respond(status(500))
    sky.openMeteo.respond(status(500))
    await forecast({ query: ludlow })
    const [ow, om, met] = [sky.openWeather, sky.openMeteo, sky.metNorway].map(
      (double) => double.calls[0]?.query,
    )
    expect([ow?.get('lat'), om?.get('latitude'), met?.get('lat')]).toEqual(['52.37', '52.37', '52.37'])
  })

  test.each([
    ['a refused key', () => sky.openWeather.respond(openWeatherFailures.invalidKey)],
    ['a used-up quota', () => sky.openWeather.respond(openWeatherFailures.overQuota)],
    ['a reset connection', () => sky.openWeather.respond(connectionReset)],
    ['a web page', () => sky.openWeather.respond(webPageReply)],
    ['a redirect', () => sky.openWeather.respond(redirect())],
    ['silence', () => sky.openWeather.respond(hang)],
  ])('after %s the next provider answers and names the failed one', async (_name, spoil) => {
    spoil()
    // Long enough to wait for the silent provider.
    const { forecast } = await sky.farm({}, undefined, { weatherMs: 6_000 })
    const { source } = await forecast({ query: ludlow })
    expect(source).toMatchObject({ id: 'open-meteo', unavailable: ['OpenWeather'] })
  })

  test('the last provider answers when the others fail; their errors are logged but not shown', async () => {
    sky.openWeather.respond(openWeatherFailures.invalidKey)
    sky.openMeteo.respond(openMeteoFailures.overDay)
    const { request, logs } = await sky.farm()
    const response = await request({ method: 'GET', url: '/api/weather/forecast?lat=52.37&lon=-2.71' })
    expect(response.json().source).toMatchObject({ id: 'met-norway', issuedAt: '2026-09-21T14:00:00.000Z' })
    expect(response.body).not.toMatch(/API key|limit exceeded/i)
    expect(logs.filter(({ msg }) => msg === 'weather provider failed')).toHaveLength(2)
    expect(JSON.stringify(logs)).not.toContain(OPEN_WEATHER_KEY)
  })

  test('leaves OpenWeather out without its key', async () => {
    const { forecast } = await sky.farm({ OPENWEATHER_API_KEY: '' })
    expect((await forecast({ query: ludlow })).source).toMatchObject({ id: 'open-meteo' })
    expect(sky.calls()).toEqual([0, 1, 0])
  })
})

test('sends a compressed forecast, and a 304 for its ETag', async () => {
  const { request } = await sky.farm()
  const url = '/api/weather/forecast?lat=52.37&lon=-2.71'
  const packed = await request({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(2_000)
  const again = await request({
    method: 'GET',
    url,
    headers: { 'if-none-match': String(packed.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('refuses malformed queries', () =>
  checkRows(
    ['', '?lat=91&lon=0', '?lat=1', '?lat=NaN&lon=1', '?lat=1e1&lon=2', '?lat=1&lat=2&lon=3'],
    async (query) => {
      const { request } = await sky.farm()
      expect((await request({ method: 'GET', url: `/api/weather/forecast${query}` })).statusCode).toBe(400)
      expect(sky.calls()).toEqual([0, 0, 0])
    },
  ))

test('sends the operator’s contact to MET Norway', async () => {
  const { forecast } = await sky.farm({
    WEATHER_PROVIDERS: 'met-norway',
    OPERATOR_CONTACT: 'farm@example.org',
  })
  await forecast({ query: ludlow })
  expect(sky.metNorway.calls[0]?.headers['user-agent']).toContain('farm@example.org')
})
