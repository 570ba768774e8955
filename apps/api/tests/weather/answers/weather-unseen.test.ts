import { type Behaviour, respondNormally } from '@smart-farming/upstream-doubles/double'
import { hang, invalidJsonReply, status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

// The current weather is requested but not displayed, and place searches are rare. Their failures
// must not affect forecasts.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

/** Places too far from each other to share an answer. */
const places = (count: number) => Array.from({ length: count }, (_, index) => ({ lat: index, lon: 36 }))
const nakuru = { lat: -0.28, lon: 36.07 }

/** Behaviour for requests for the current weather. All others are answered normally. */
const whenNow =
  (behaviour: Behaviour): Behaviour =>
  (reply, call, usual) => {
    const isNow = call.query.has('current') || call.path === '/data/2.5/weather'
    return (isNow ? behaviour : respondNormally)(reply, call, usual)
  }

test.each([
  ['is garbage', invalidJsonReply],
  ['fails', status(500)],
  ['refuses our key', status(401)],
  ['is over its quota', status(429)],
])('current weather that %s twenty times does not affect forecasts', async (_case, fault) => {
  sky.all(whenNow(fault))
  const { current, forecast } = await sky.farm({ WEATHER_PROVIDERS: 'openweather,open-meteo,sample' })
  for (const query of places(20)) expect((await current({ query })).source).toMatchObject({ sample: true })
  const { source } = await forecast({ query: nakuru })
  expect(source.id).toBe('openweather')
  expect(source).not.toHaveProperty('unavailable')
  expect(source).not.toHaveProperty('stale')
})

test('forecasts still get a connection while all requests for current weather hang', async () => {
  sky.all(whenNow(hang))
  const { current, forecast } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,sample' }, undefined, {
    weatherMs: 6_000,
  })
  const hung = places(40).map((query) => current({ query }))
  // The maximum number of connections for current weather.
  await expect.poll(() => sky.openMeteo.calls.length).toBe(16)
  const { source } = await forecast({ query: nakuru })
  expect(source.id).toBe('open-meteo')
  expect(source).not.toHaveProperty('unavailable')
  await Promise.all(hung)
})

test('a place search that fails twenty times does not affect forecasts', async () => {
  sky.openMeteo.respond((reply, call, usual) =>
    (call.path === '/v1/search' ? invalidJsonReply : respondNormally)(reply, call, usual),
  )
  const { search, forecast } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,sample' })
  for (const { lat } of places(20)) await search({ query: { q: `Nowhere ${lat}` } }).catch(() => {})
  expect((await forecast({ query: nakuru })).source.id).toBe('open-meteo')
})

test('calls MET Norway only once, because one document answers both questions', async () => {
  const { current, forecast } = await sky.farm({ WEATHER_PROVIDERS: 'met-norway' })
  await forecast({ query: nakuru })
  expect((await current({ query: nakuru })).source.id).toBe('met-norway')
  expect(sky.metNorway.calls).toHaveLength(1)
})
