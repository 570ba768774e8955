import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import { startMetNorway, withSteps } from '@smart-farming/upstream-doubles/met-norway'
import { startOpenMeteo, withNulls, withTruncatedSeries } from '@smart-farming/upstream-doubles/open-meteo'
import { OPEN_WEATHER_KEY, startOpenWeather, withSlots } from '@smart-farming/upstream-doubles/open-weather'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { MetNorway } from './met-norway/met-norway.ts'
import { OpenMeteo } from './open-meteo.ts'
import { OpenWeather } from './open-weather.ts'

// If a provider omits a value, only that value may disappear from our answer. Other values must not
// change, and none may appear. The core tests that missing values never improve a verdict
// (tests/less-known.test.ts there).

const now = () => Date.UTC(2026, 8, 21, 14, 20)
const [openMeteo, openWeather, metNorway] = await Promise.all([
  startOpenMeteo(),
  startOpenWeather(),
  startMetNorway(),
])
const providers = {
  openMeteo: new OpenMeteo({ baseUrl: openMeteo.url, now }),
  openWeather: new OpenWeather({ baseUrl: openWeather.url, key: OPEN_WEATHER_KEY, now }),
  // MetNorway caches its documents, so each reading needs a new instance.
  metNorway: () => new MetNorway({ baseUrl: metNorway.url, contact: 'farm@example.org', now }),
}
afterAll(async () => {
  await Promise.all([providers.openMeteo.close(), providers.openWeather.close()])
  await Promise.all([openMeteo.close(), openWeather.close(), metNorway.close()])
})

const places = [
  { lat: 52.37, lon: -2.71 },
  { lat: 68.4, lon: 17.4 },
  { lat: -0.3, lon: 36.1 },
]

/** Rain and snow are added up, because the kind of precipitation may change. */
function figures({ rain, snow, weather: [sky], ...entry }: ForecastEntry): Map<string, unknown> {
  const { main, wind, clouds, visibility, pop, precipitation_6h } = entry
  const total = rain && snow ? Math.round((rain['3h'] + snow['3h']) * 100) / 100 : undefined
  const words = sky.description === '' ? undefined : `${sky.icon.slice(0, 2)} ${sky.description}`
  const flat = { ...main, ...wind, cloud: clouds?.all, visibility, pop, precipitation_6h, total, words }
  expect(rain === undefined, 'rain and snow are given together').toBe(snow === undefined)
  return new Map(Object.entries(flat).filter(([, value]) => value !== undefined))
}

async function expectOnlyLess(
  double: { respond(behaviour: Behaviour, times?: number): void },
  read: (at: (typeof places)[number]) => Promise<{ forecast: { list: ForecastEntry[] } }>,
  at: (typeof places)[number],
  behaviour: Behaviour,
): Promise<void> {
  const whole = new Map((await read(at)).forecast.list.map((entry) => [entry.dt, figures(entry)]))
  double.respond(behaviour, 1)
  const { forecast } = await read(at).catch((error: { kind?: string }) => {
    // Without any temperature there is no forecast, so the next provider is called.
    expect(error.kind).toMatch(/no_data|malformed/)
    return { forecast: { list: [] } }
  })
  // The list always has forty steps, so a lost step adds another one at the end.
  const last = Math.max(...whole.keys())
  for (const entry of forecast.list.filter(({ dt }) => dt <= last))
    for (const [name, value] of figures(entry)) expect(whole.get(entry.dt)?.get(name), name).toEqual(value)
}

const open = () => new AbortController().signal
const HOURLY =
  'temperature_2m,apparent_temperature,dew_point_2m,relative_humidity_2m,pressure_msl,cloud_cover,wind_speed_10m,wind_direction_10m,wind_gusts_10m,precipitation,rain,showers,snowfall,precipitation_probability,weather_code,is_day'
const at = fc.constantFrom(...places)
const hours = fc.uniqueArray(fc.nat(143), { minLength: 1, maxLength: 6 })

test('Open-Meteo: missing, null or shortened columns only remove values', async () => {
  const columns = fc.uniqueArray(fc.constantFrom(...HOURLY.split(',')), { minLength: 1, maxLength: 3 })
  const each = <T>(names: readonly string[], value: T) =>
    Object.fromEntries(names.map((name) => [name, value]))
  const loss = fc.oneof(
    columns.map((names) => withNulls(each(names, 'all' as const))),
    fc.tuple(columns, hours).map(([names, where]) => withNulls(each(names, where))),
    hours.map((where) => withNulls({ time: where })),
    fc.tuple(columns, fc.nat(143)).map(([names, length]) => withTruncatedSeries(each(names, length))),
  )
  const read = (place: (typeof places)[number]) => providers.openMeteo.forecast(place, open())
  await fc.assert(fc.asyncProperty(at, loss, (place, less) => expectOnlyLess(openMeteo, read, place, less)))
})

function leave(record: unknown, path: readonly string[]): void {
  const [name = '', ...rest] = path
  if (typeof record !== 'object' || record === null) return
  const holder = record as Record<string, unknown>
  if (rest.length === 0) delete holder[name]
  else leave(holder[name], rest)
}

const SLOT = [
  'main.temp,main.feels_like,main.temp_min,main.temp_max,main.pressure,main.humidity',
  'weather,weather.0,weather.0.icon,clouds,clouds.all,wind,wind.speed,wind.deg,wind.gust',
  'visibility,pop,rain,rain.3h,snow,snow.3h,sys,sys.pod',
]

test('OpenWeather: any missing value or object only removes values', async () => {
  const path = fc.constantFrom(...SLOT.join(',').split(',')).map((text) => text.split('.'))
  const loss = fc
    .tuple(path, fc.option(hours))
    .map(([name, where]) =>
      withSlots((slot, index) => (where === null || where.includes(index) ? leave(slot, name) : undefined)),
    )
  const read = (place: (typeof places)[number]) => providers.openWeather.forecast(place, open())
  await fc.assert(fc.asyncProperty(at, loss, (place, less) => expectOnlyLess(openWeather, read, place, less)))
})

const INSTANT =
  'air_temperature,dew_point_temperature,relative_humidity,air_pressure_at_sea_level,cloud_area_fraction,wind_speed,wind_from_direction,wind_speed_of_gust'
const PERIODS = ['next_1_hours', 'next_6_hours'].flatMap((period) => [
  `${period}.summary`,
  `${period}.summary.symbol_code`,
  `${period}.details`,
  `${period}.details.precipitation_amount`,
  `${period}.details.probability_of_precipitation`,
])

test('MET Norway: any missing value or period only removes values', async () => {
  const paths = [...INSTANT.split(',').map((name) => `instant.details.${name}`), ...PERIODS, 'next_6_hours']
  const path = fc.constantFrom(...paths).map((text) => text.split('.'))
  const loss = fc
    .tuple(path, fc.option(hours))
    .map(([name, where]) =>
      withSteps((data, index) => (where === null || where.includes(index) ? leave(data, name) : undefined)),
    )
  const read = async (place: (typeof places)[number]) => {
    const provider = providers.metNorway()
    return provider.forecast(place, open()).finally(() => provider.close())
  }
  await fc.assert(fc.asyncProperty(at, loss, (place, less) => expectOnlyLess(metNorway, read, place, less)))
})
