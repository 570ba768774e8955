import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Double } from './double.ts'
import {
  deprecatedProduct,
  metNorwayFailures,
  startMetNorway,
  withoutAmounts,
  withoutNextHour,
} from './met-norway.ts'
import {
  openMeteoFailures,
  startOpenMeteo,
  withEveryHour,
  withNulls,
  withTruncatedSeries,
} from './open-meteo.ts'
import {
  OPEN_WEATHER_KEY,
  openWeatherFailures,
  rainWithoutAmount,
  startOpenWeather,
  withoutRain,
} from './open-weather.ts'

interface Slot {
  dt: number
  dt_txt: string
  rain?: object
  wind: { gust?: number }
}
interface Series {
  hourly: Record<string, (number | null)[]>
}
interface Steps {
  properties: {
    timeseries: { time: string; data: { next_1_hours?: { summary: { symbol_code: string } } } }[]
  }
}

let double: Double
afterEach(() => double.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(double.url + path, { headers })
async function json<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<T> {
  return (await (await get(path, headers)).json()) as T
}

describe('OpenWeather', () => {
  beforeEach(async () => {
    double = await startOpenWeather()
  })
  const at = `lat=52.37&lon=-2.71&units=metric&appid=${OPEN_WEATHER_KEY}`

  test('forecasts 40 slots at 3-hour UTC marks, with cod as a string and some gusts and rain missing', async () => {
    const body = await json<{ cod: string; list: Slot[] }>(`/data/2.5/forecast?${at}`)
    expect(body.cod).toBe('200')
    expect(body.list).toHaveLength(40)
    for (const slot of body.list) expect(slot.dt % 10_800).toBe(0)
    expect(body.list.some((slot) => slot.rain === undefined)).toBe(true)
    expect(body.list.some((slot) => slot.rain !== undefined)).toBe(true)
    expect(body.list.some((slot) => slot.wind.gust === undefined)).toBe(true)
    expect(body.list[0]?.dt_txt).toBe('2026-09-21 15:00:00')
  })

  test('returns the current weather with cod as a number', async () => {
    expect(await json(`/data/2.5/weather?${at}`)).toMatchObject({
      cod: 200,
      name: 'Ludlow',
      coord: { lat: 52.37, lon: -2.71 },
    })
  })

  test('can forecast rain without an amount, and a dry day without rain fields', async () => {
    double.respond(rainWithoutAmount, 1)
    const rainy = await json<{ list: Slot[] }>(`/data/2.5/forecast?${at}`)
    expect(rainy.list.every(({ rain }) => Object.keys(rain ?? { a: 1 }).length === 0)).toBe(true)
    double.respond(withoutRain)
    const dry = await json<{ list: Slot[] }>(`/data/2.5/forecast?${at}`)
    expect(dry.list.some((slot) => 'rain' in slot || 'snow' in slot)).toBe(false)
  })

  test('geocodes whole names, narrowed by state and country, with an empty list for no match', async () => {
    const find = (q: string) =>
      json(`/geo/1.0/direct?limit=5&appid=${OPEN_WEATHER_KEY}&q=${encodeURIComponent(q)}`)
    expect(await find('London')).toHaveLength(2)
    expect(await find('London,CA')).toMatchObject([{ country: 'CA', state: 'Ontario' }])
    expect(await find('Nowhere')).toEqual([])
  })

  test.each([
    ['invalidKey', 401, 401],
    ['cityNotFound', 404, '404'],
    ['overQuota', 429, 429],
    ['nothingToGeocode', 400, '400'],
  ] as const)('failure %s returns status %i with cod %j', async (failure, status, cod) => {
    double.respond(openWeatherFailures[failure])
    const response = await get(`/data/2.5/weather?${at}`)
    expect([response.status, ((await response.json()) as { cod: unknown }).cod]).toEqual([status, cod])
  })

  test('refuses a wrong key and an invalid latitude', async () => {
    expect((await get('/data/2.5/weather?lat=1&lon=1&units=metric&appid=x')).status).toBe(401)
    expect((await get(`/data/2.5/weather?lat=91&lon=1&units=metric&appid=${OPEN_WEATHER_KEY}`)).status).toBe(
      400,
    )
  })
})

describe('Open-Meteo', () => {
  beforeEach(async () => {
    double = await startOpenMeteo()
  })
  const forecast =
    '/v1/forecast?latitude=52.37&longitude=-2.71&timeformat=unixtime&wind_speed_unit=ms&timezone=auto&forecast_days=6'

  test('returns the requested series with equal lengths, starting at local midnight', async () => {
    const body = await json<Series & { utc_offset_seconds: number }>(
      `${forecast}&hourly=temperature_2m,precipitation,cape`,
    )
    expect(body.hourly.time).toHaveLength(144)
    expect(body.hourly.temperature_2m).toHaveLength(144)
    expect(body.hourly.cape?.every((value) => value === null)).toBe(true)
    expect((Number(body.hourly.time?.[0]) + body.utc_offset_seconds) % 86_400).toBe(0)
  })

  test('sets the requested hours to null', async () => {
    double.respond(withNulls({ temperature_2m: [1], precipitation: 'all' }))
    const { hourly } = await json<Series>(`${forecast}&hourly=temperature_2m,precipitation`)
    expect(hourly.temperature_2m?.slice(0, 3).map((value) => value === null)).toEqual([false, true, false])
    expect(new Set(hourly.precipitation)).toEqual(new Set([null]))
  })

  test('can return parts that contradict the total, shortened series and missing series', async () => {
    double.respond(withEveryHour({ precipitation: 2, rain: 0, showers: 0 }), 1)
    const { hourly } = await json<Series>(`${forecast}&hourly=precipitation,rain,showers`)
    expect([hourly.precipitation, hourly.rain].map((series) => new Set(series))).toEqual([
      new Set([2]),
      new Set([0]),
    ])
    double.respond(withTruncatedSeries({ rain: 5, showers: 0 }))
    const short = (await json<Series>(`${forecast}&hourly=precipitation,rain,showers`)).hourly
    expect([short.precipitation?.length, short.rain?.length, short.showers]).toEqual([144, 5, undefined])
  })

  test('omits `results` when no place matches', async () => {
    expect(await json('/v1/search?name=nak')).toMatchObject({
      results: [{ name: 'Nakuru', country_code: 'KE' }],
    })
    expect(await json('/v1/search?name=Ludlow, Massachusetts')).toMatchObject({
      results: [{ country_code: 'US' }],
    })
    expect(await json('/v1/search?name=zzz')).not.toHaveProperty('results')
  })

  test.each([
    ['noData', 400],
    ['overMinute', 429],
    ['overloaded', 503],
  ] as const)('failure %s returns status %i with a reason', async (failure, status) => {
    double.respond(openMeteoFailures[failure])
    const response = await get(forecast)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: true, reason: expect.any(String) })
  })
})

describe('MET Norway', () => {
  beforeEach(async () => {
    double = await startMetNorway()
  })
  const path = '/weatherapi/locationforecast/2.0/complete?lat=52.37&lon=-2.71'
  const agent = { 'user-agent': 'smart-farming/1.0 https://example.org' }

  test('forecasts hourly, then 6-hourly without a gap, and gives the last step no period', async () => {
    const { timeseries: steps } = (await json<Steps>(path, agent)).properties
    expect(steps[0]?.data.next_1_hours?.summary.symbol_code).toEqual(expect.any(String))
    const last = steps.findLastIndex((step) => step.data.next_1_hours)
    expect(last).toBeGreaterThanOrEqual(53)
    const at = (index: number) => Date.parse(steps[index]?.time ?? '') / 3_600_000
    expect([at(last + 1) - at(last), at(last + 2) - at(last + 1), at(last + 1) % 6]).toEqual([1, 6, 0])
    expect(Object.keys(steps.at(-1)?.data ?? {})).toEqual(['instant'])
  })

  test('refuses callers without a user agent, and coordinates with five decimals', async () => {
    expect((await get(path)).status).toBe(403)
    expect((await get('/weatherapi/locationforecast/2.0/complete?lat=52.37123&lon=1', agent)).status).toBe(
      403,
    )
  })

  test('returns 304 without a body if the forecast is unmodified', async () => {
    const first = await get(path, agent)
    const again = await get(path, { ...agent, 'if-modified-since': first.headers.get('last-modified') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('can return 203, omit 1-hour periods or amounts, or send a web page', async () => {
    double.respond(deprecatedProduct, 1)
    expect((await get(path, agent)).status).toBe(203)
    double.respond(withoutNextHour, 1)
    expect((await json<Steps>(path, agent)).properties.timeseries[0]?.data).not.toHaveProperty('next_1_hours')
    double.respond(withoutAmounts, 1)
    expect(await (await get(path, agent)).text()).not.toContain('"precipitation_amount":0')
    double.respond(metNorwayFailures.forbidden, 1)
    const refused = await get(path, agent)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect((await get(path, agent)).status).toBe(200)
  })
})
