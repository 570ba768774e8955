import { currentWeather } from '@smart-farming/contracts/weather'
import type { Double } from '@smart-farming/upstream-doubles/double'
import {
  alwaysReply,
  hang,
  invalidJsonReply,
  status,
  truncatedReply,
  unexpectedJson,
  webPageReply,
} from '@smart-farming/upstream-doubles/faults'
import { startMetNorway } from '@smart-farming/upstream-doubles/met-norway'
import { openMeteoFailures, startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import {
  OPEN_WEATHER_KEY,
  openWeatherFailures,
  startOpenWeather,
} from '@smart-farming/upstream-doubles/open-weather'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forecastAnswer } from '../answers/forecast-answer.ts'
import { MetNorway } from './met-norway/met-norway.ts'
import { OpenMeteo } from './open-meteo.ts'
import { OpenWeather } from './open-weather.ts'
import type { WeatherProvider } from './provider.ts'

// 2026-09-21 14:20 UTC, the time of the test doubles.
const now = () => Date.UTC(2026, 8, 21, 14, 20)
const ludlow = { lat: 52.37, lon: -2.71 }
const open = () => new AbortController().signal
const source = { id: '', name: '', url: '', attribution: '', licence: '', fetchedAt: '' }

const makers = {
  openweather: [
    startOpenWeather,
    (baseUrl: string) => new OpenWeather({ baseUrl, key: OPEN_WEATHER_KEY, now }),
  ],
  'open-meteo': [startOpenMeteo, (baseUrl: string) => new OpenMeteo({ baseUrl, now })],
  'met-norway': [
    startMetNorway,
    (baseUrl: string) => new MetNorway({ baseUrl, contact: 'farm@example.org', now }),
  ],
} as const

describe.each(Object.entries(makers))('the %s adapter', (id, [start, make]) => {
  let double: Double
  let provider: WeatherProvider
  beforeEach(async () => {
    double = await start()
    provider = make(double.url)
  })
  afterEach(async () => {
    await provider.close()
    await double.close()
  })

  test('forecasts five days in the shape of the contract, in order and on 3-hour marks', async () => {
    const reading = await provider.forecast(ludlow, open())
    const parsed = forecastAnswer.parse({ ...reading.forecast, source })
    expect(parsed).toEqual({ ...reading.forecast, source })
    const { hours, past, list } = parsed
    for (const [i, hour] of hours.entries()) {
      const last = hours[i - 1]
      expect(last ? last.dt + last.hours * 3600 : 0).toBeLessThanOrEqual(hour.dt)
    }
    // The current step comes first, except that OpenWeather begins with the next one. Past steps
    // are separate.
    const [first] = hours
    expect((first?.dt ?? 0) + (first?.hours ?? 0) * 3600).toBeGreaterThan(now() / 1000)
    if (id !== 'openweather') expect(first?.dt).toBeLessThanOrEqual(now() / 1000)
    expect(hours.at(-1)?.dt).toBeGreaterThanOrEqual((list.at(-1)?.dt ?? 0) - 3 * 3600)
    expect(hours.every(({ weatherCode }) => weatherCode !== undefined)).toBe(true)
    for (const each of past?.hours ?? [])
      expect(each.dt + each.hours * 3600).toBeLessThanOrEqual(now() / 1000)
    expect(parsed.elevationM).toEqual(expect.any(Number))
    const starts = parsed.list.map(({ dt }) => dt)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(starts.every((dt) => dt % 10_800 === 0)).toBe(true)
    expect((starts[0] ?? 0) + 10_800).toBeGreaterThan(now() / 1000)
    expect((starts.at(-1) ?? 0) - now() / 1000).toBeGreaterThan(4.5 * 86_400)
    expect(parsed.city).toMatchObject({ coord: ludlow, zone: expect.any(String) })
  })

  test('gives the current weather in the shape of the contract', async () => {
    const reading = await provider.current(ludlow, open())
    expect(currentWeather.parse({ ...reading.current, source })).toEqual({ ...reading.current, source })
    expect(Math.abs(reading.current.dt - now() / 1000)).toBeLessThan(3600)
    expect(reading.current).not.toHaveProperty('rain')
  })

  test('gives its attribution and link', () => {
    expect(provider.info).toMatchObject({ id, url: expect.stringMatching(/^https:/) })
    expect(provider.info.attribution).toMatch(/OpenWeather|Open-Meteo\.com|MET Norway/)
  })

  test('fails on a response that is not a forecast', () =>
    checkRows(
      [
        ['a web page', webPageReply, 'malformed'],
        ['garbage', invalidJsonReply, 'malformed'],
        ['half an answer', truncatedReply, 'unreachable'],
        ['JSON about something else', unexpectedJson, 'malformed'],
        ['an empty object', alwaysReply({ body: {} }), 'malformed'],
        ['401', status(401), 'credentials'],
        ['403', status(403), 'credentials'],
        ['422', status(422), 'no_data'],
        ['429', status(429), 'quota'],
        ['503', status(503), 'refused'],
      ] as const,
      async ([, behaviour, kind]) => {
        double.respond(behaviour)
        await expect(provider.forecast(ludlow, open())).rejects.toMatchObject({ upstream: id, kind })
        await expect(provider.current(ludlow, open())).rejects.toMatchObject({ upstream: id, kind })
      },
    ))

  test('stops the call when the caller aborts', async () => {
    double.respond(hang)
    const call = provider.forecast(ludlow, AbortSignal.timeout(50))
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })
})

test.each([
  ['invalidKey', 'credentials'],
  ['cityNotFound', 'no_data'],
  ['overQuota', 'quota'],
  ['nothingToGeocode', 'no_data'],
  ['serverError', 'refused'],
] as const)(
  'OpenWeather: reports %s as %s, whether its cod field is text or a number',
  async (failure, kind) => {
    const double = await startOpenWeather()
    const provider = makers.openweather[1](double.url)
    double.respond(openWeatherFailures[failure])
    await expect(provider.forecast(ludlow, open())).rejects.toMatchObject({ kind })
    await provider.close()
    await double.close()
  },
)

test.each([
  ['noData', 'no_data'],
  ['overMinute', 'quota'],
  ['overDay', 'quota'],
  ['overloaded', 'refused'],
  ['keyRequired', 'credentials'],
] as const)('Open-Meteo: reports %s as %s', async (failure, kind) => {
  const double = await startOpenMeteo()
  const provider = makers['open-meteo'][1](double.url)
  double.respond(openMeteoFailures[failure])
  await expect(provider.forecast(ludlow, open())).rejects.toMatchObject({ kind })
  await provider.close()
  await double.close()
})
