import { type Behaviour, sendAnswer } from '@smart-farming/upstream-doubles/double'
import { JOBS } from '@smart-farming/weather-core/work/judge-forecast'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCleanup } from '../../../src/db/cleanup.ts'
import { weatherCleanupJobs } from '../../../src/weather/create.ts'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// Forecasts are stored because they cannot be recreated later, together with the observed weather.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

type Product = Awaited<ReturnType<WeatherDoubles['farm']>>
interface Row {
  provider: string
  day: string
  lead: number
  min_c: number | null
  max_c: number | null
  rain_mm: number | null
  gust_kmh: number | null
  hours: Buffer
  fetched_at: Date
}
const rowsOf = ({ sql }: Product) => sql<Row[]>`
  select provider, day::text, lead, min_c, max_c, rain_mm, gust_kmh, hours, fetched_at from forecast_diary
  where lat = 5237 and lon = -271 order by lead, day, provider`
const leadsOf = async (product: Product) =>
  (await rowsOf(product)).map(({ provider, day, lead }) => `${provider} ${day} ${lead}`)

const onTheFirstDay = [
  'open-meteo 2026-09-19 -1',
  'open-meteo 2026-09-20 -1',
  'open-meteo 2026-09-21 0',
  'open-meteo 2026-09-22 1',
  'open-meteo 2026-09-23 2',
  'open-meteo 2026-09-24 3',
  'open-meteo 2026-09-25 4',
]

describe('the forecast diary', () => {
  test('stores today and the next four days as first forecast, and the two past days', async () => {
    const product = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const ahead = await product.outlook({ query: ludlow })
    await expect.poll(() => leadsOf(product)).toEqual(onTheFirstDay)
    const rows = await rowsOf(product)
    for (const { min_c, max_c, rain_mm, gust_kmh, hours } of rows) {
      expect(min_c).toBeLessThan(max_c ?? Number.NaN)
      expect(rain_mm).toBeGreaterThanOrEqual(0)
      expect(gust_kmh).toBeGreaterThan(0)
      expect(hours).toHaveLength(JOBS.length * 4)
    }
    // The hours match the windows shown to the farmer.
    const [tomorrow] = rows.filter(({ lead }) => lead === 1)
    const windows = ahead.days.find(({ day }) => day === '2026-09-22')?.windows ?? {}
    for (const [at, work] of JOBS.entries())
      for (const [of, verdict] of ['good', 'careful', 'dont', 'unknown'].entries()) {
        const shown = (windows[work] ?? []).filter((window) => window.verdict === verdict)
        const seconds = shown.reduce((sum, { startDt, endDt }) => sum + endDt - startDt, 0)
        expect(tomorrow?.hours[at * 4 + of], `${work} ${verdict}`).toBe(Math.round(seconds / 3600))
      }

    // Later that day the forecast changes, but the diary keeps the first one.
    sky.clock.ms += 3 * HOUR
    await product.outlook({ query: ludlow })
    sky.clock.ms += 24 * HOUR
    await product.outlook({ query: ludlow })
    await expect.poll(async () => (await leadsOf(product)).length).toBe(onTheFirstDay.length + 5 + 1)
    expect(
      (await rowsOf(product)).filter(({ fetched_at }) => +fetched_at === +(tomorrow?.fetched_at ?? 0)),
    ).toEqual(rows)
    // Forecasts for the 22nd, latest first.
    const said = (await rowsOf(product)).filter(({ day }) => day === '2026-09-22')
    expect(said.map(({ lead }) => lead)).toEqual([0, 1])
  })

  test('names the provider of each forecast and of the observed days', async () => {
    const product = await sky.farm({ WEATHER_PROVIDERS: 'openweather,open-meteo' })
    await product.outlook({ query: ludlow })
    await expect.poll(async () => (await leadsOf(product)).length).toBe(7)
    const rows = await rowsOf(product)
    expect(rows.filter(({ lead }) => lead >= 0).every(({ provider }) => provider === 'openweather')).toBe(
      true,
    )
    expect(rows.filter(({ lead }) => lead < 0).map(({ provider }) => provider)).toEqual([
      'open-meteo',
      'open-meteo',
    ])
  })

  test('writes each entry once, even with many requests on two instances', async () => {
    const here = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const there = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' }, here.schema)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? here : there).outlook({ query: ludlow })),
    )
    await expect.poll(() => leadsOf(here)).toEqual(onTheFirstDay)
    await sky.stopApps()
    expect(here.logs.map(({ msg }) => msg)).not.toContain('a forecast diary entry was not written')
    expect(there.logs.map(({ msg }) => msg)).not.toContain('a forecast diary entry was not written')
  })

  test('a failed write does not fail the answer, and the next answer writes the entry', async () => {
    const product = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const { sql, outlook, logs } = product
    await sql`alter table forecast_diary rename to forecast_diary_away`
    expect((await outlook({ query: ludlow })).days.length).toBeGreaterThanOrEqual(5)
    await expect
      .poll(() => logs.filter(({ msg }) => msg === 'a forecast diary entry was not written').length)
      .toBe(2)
    await sql`alter table forecast_diary_away rename to forecast_diary`
    await outlook({ query: ludlow })
    await expect.poll(() => leadsOf(product)).toEqual(onTheFirstDay)
  })

  test('replaces observed weather only with a more complete answer', async () => {
    const product = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const yesterday = Date.UTC(2026, 8, 20, 10) / 1000
    /** Open-Meteo's usual answer, without temperature and rain for one hour of the 20th. */
    const lacking: Behaviour = (reply, _call, usual) => {
      const answer = usual()
      const { hourly } = answer.body as { hourly?: Record<string, (number | null)[]> }
      const at = hourly?.time?.indexOf(yesterday) ?? -1
      for (const name of ['temperature_2m', 'precipitation'])
        if (hourly?.[name] && at >= 0) hourly[name][at] = null
      sendAnswer(reply, answer)
    }
    const cameOf = async () =>
      (await rowsOf(product))
        .filter(({ lead, day }) => lead === -1 && day === '2026-09-20')
        .map(({ min_c, rain_mm }) => [min_c !== null, rain_mm !== null])
    sky.openMeteo.respond(lacking)
    await product.outlook({ query: ludlow })
    await expect.poll(cameOf).toEqual([[false, false]])
    sky.recover()
    sky.clock.ms += 24 * HOUR
    await product.outlook({ query: ludlow })
    await expect.poll(cameOf).toEqual([[true, true]])
  })

  test('stores no made-up weather', async () => {
    const product = await sky.farm({ WEATHER_PROVIDERS: 'sample' })
    await product.outlook({ query: ludlow })
    await product.app.close()
    expect(await product.sql`select 1 from forecast_diary`).toEqual([])
  })

  test('stores nothing about farmers, and deletes rows older than two years', async () => {
    const product = await sky.farm()
    const columns = await product.sql`
      select column_name from information_schema.columns
      where table_name = 'forecast_diary' and table_schema = ${product.schema} order by ordinal_position`
    expect(columns.map(({ column_name }) => column_name)).toEqual([
      'lat',
      'lon',
      'provider',
      'day',
      'lead',
      'fetched_at',
      'min_c',
      'max_c',
      'rain_mm',
      'gust_kmh',
      'hours',
    ])
    await product.sql`insert into forecast_diary (lat, lon, provider, day, lead, fetched_at, hours)
      select n, 0, 'open-meteo', (now() - interval '2 years')::date - n, 0, now(), '' from generate_series(-2, 2500) as n`
    await runCleanup(product.deps.database, weatherCleanupJobs, {
      warn: (details: object) => expect.fail(JSON.stringify(details)),
    })
    expect(await product.sql`select lat from forecast_diary order by lat`).toEqual([
      { lat: -2 },
      { lat: -1 },
      { lat: 0 },
    ])
  })

  test('takes less than 250 bytes a row', async () => {
    const { sql } = await sky.farm()
    await sql`insert into forecast_diary
      select lat, -271, 'open-meteo', date '2026-01-01' + day, lead, now(), 1.5, 20.5, 3.5, 40.5, decode(repeat('05', 20), 'hex')
      from generate_series(1, 40) lat, generate_series(1, 100) day, generate_series(-1, 4) lead`
    const [size] = await sql<{ bytes: number }[]>`
      select pg_total_relation_size('forecast_diary')::float / count(*) as bytes from forecast_diary`
    expect(size?.bytes).toBeLessThan(250)
  })
})
