import type { Outlook } from '@smart-farming/contracts/weather'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Scenario } from '../../support/weather/scenario.ts'
import {
  metNorwayAnswer,
  openMeteoAnswer,
  openWeatherAnswer,
  respondWithScenario,
} from '../../support/weather/scenario-providers.ts'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// A provider's rows arrive duplicated, out of order, short or late. Wet hours must never be called
// good.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

const MIDNIGHT = Date.UTC(2026, 2, 15)
const WET = [12, 18] as const
const wetDay: Scenario = {
  id: 'bent',
  by: 'open-meteo',
  now: 6,
  weather: {
    base: { t: 24, rh: 50, wind: 9, gust: 14, cloud: 45, pop: 0 },
    spells: [{ from: WET[0], to: WET[1], mm: 2, pop: 95, code: 63 }],
  },
  expect: [],
}

type Columns = Record<string, (number | string | null)[]>
const each = (columns: Columns, change: (values: (number | string | null)[]) => (number | string | null)[]) =>
  Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, change(values)]))

const dried = (hourly: Columns): Columns => ({
  ...hourly,
  ...Object.fromEntries(
    ['precipitation', 'rain', 'precipitation_probability'].map((name) => [
      name,
      (hourly[name] ?? []).map(() => 0),
    ]),
  ),
})
const joined = (first: Columns, second: Columns): Columns =>
  Object.fromEntries(
    Object.keys(first).map((name) => [name, [...(first[name] ?? []), ...(second[name] ?? [])]]),
  )

const BENT: Readonly<Record<string, (hourly: Columns) => Columns>> = {
  'every row twice': (hourly) => each(hourly, (values) => values.flatMap((value) => [value, value])),
  'reversed rows': (hourly) => each(hourly, (values) => values.toReversed()),
  'every other row missing': (hourly) => each(hourly, (values) => values.filter((_, i) => i % 2 === 0)),
  'a dry copy before the real rows': (hourly) => joined(dried(hourly), hourly),
  'a dry copy after the real rows': (hourly) => joined(hourly, dried(hourly)),
  'the rain cut off after yesterday': (hourly) => ({
    ...hourly,
    precipitation: (hourly.precipitation ?? []).slice(0, 48),
  }),
  'rain amounts as text': (hourly) => ({
    ...hourly,
    precipitation: (hourly.precipitation ?? []).map((mm) => (mm === 0 ? 0 : `${mm} mm`)),
  }),
  'a forecast run that is a day old': (hourly) => each(hourly, (values) => values.slice(0, 84)),
  'rows with only their time': (hourly) => ({
    ...each(hourly, (values) => values.map(() => null)),
    time: hourly.time ?? [],
  }),
  'times in milliseconds': (hourly) => ({
    ...hourly,
    time: (hourly.time ?? []).map((dt) => Number(dt) * 1000),
  }),
}

/** A slot of OpenWeather, or an entry of MET Norway's time series. */
type Row = Record<string, unknown>
/** Readers and writers for the lists of the two other providers. */
const LISTS = {
  openweather: {
    answer: () => openWeatherAnswer(wetDay),
    list: (body: Row) => body.list as Row[],
    withList: (body: Row, list: Row[]): Row => ({ ...body, cnt: list.length, list }),
    dry: ({ rain: _rain, ...row }: Row): Row => ({ ...row, pop: 0, weather: [{ id: 800, icon: '01d' }] }),
    late: (row: Row): Row => ({ ...row, dt: Number(row.dt) * 1000 }),
    worded: (row: Row): Row => ({ ...row, ...(row.rain !== undefined && { rain: { '3h': '6 mm' } }) }),
    bare: ({ dt }: Row): Row => ({ dt }),
  },
  'met-norway': {
    answer: () => metNorwayAnswer(wetDay),
    list: (body: Row) => (body.properties as { timeseries: Row[] }).timeseries,
    withList: (body: Row, timeseries: Row[]): Row => ({
      ...body,
      properties: { ...(body.properties as Row), timeseries },
    }),
    dry: (row: Row): Row => withAmounts(row, 0),
    late: (row: Row): Row => ({ ...row, time: Date.parse(String(row.time)) }),
    worded: (row: Row): Row => withAmounts(row, '2 mm'),
    bare: ({ time }: Row): Row => ({ time, data: {} }),
  },
} as const
type Listed = (typeof LISTS)[keyof typeof LISTS]

/** A row of MET Norway whose periods have this amount. */
function withAmounts(row: Row, mm: number | string): Row {
  const data = row.data as Record<string, { details?: Row; summary?: Row }>
  const periods = Object.entries(data).map(([name, period]) => [
    name,
    name.startsWith('next')
      ? { ...period, details: { ...period.details, precipitation_amount: mm } }
      : period,
  ])
  return { ...row, data: Object.fromEntries(periods) }
}

const BENT_LISTS: Readonly<Record<string, (rows: Row[], by: Listed) => Row[]>> = {
  'every row twice': (rows) => rows.flatMap((row) => [row, row]),
  'reversed rows': (rows) => rows.toReversed(),
  'every other row missing': (rows) => rows.filter((_, i) => i % 2 === 0),
  'a dry copy before the real rows': (rows, by) => [...rows.map(by.dry), ...rows],
  'a dry copy after the real rows': (rows, by) => [...rows, ...rows.map(by.dry)],
  'rain amounts as text': (rows, by) => rows.map(by.worded),
  'invalid times': (rows, by) => rows.map(by.late),
  'rows with only their time': (rows, by) => rows.map(by.bare),
  'nothing after the first two hours': (rows) => rows.slice(0, 2),
  'nulls among the rows': (rows) => rows.flatMap((row) => [row, null as unknown as Row]),
}

/**
 * Expects that no wet hour is good for any job, that the sentence is true, and that each day
 * appears once.
 */
function expectNothingGoodInTheRain(told: Outlook) {
  const wet = WET.map((hour) => MIDNIGHT / 1000 + hour * 3600) as [number, number]
  const open = ['spraying', 'harvest', 'hay', 'field_work']
    .flatMap((work) => (told.days[0]?.windows[work] ?? []).map((window) => ({ work, ...window })))
    .filter(({ verdict, startDt, endDt }) => verdict === 'good' && startDt < wet[1] && endDt > wet[0])
  expect(open).toEqual([])
  expect(told.days[0]?.sentence).not.toMatch(/^dry (all day|from (?!18:00))|NaN|undefined/i)
  expect(told.days.map(({ day }) => day)).toEqual([...new Set(told.days.map(({ day }) => day))].sort())
}

describe('rows from open-meteo', () => {
  test.each(Object.keys(BENT))('never rates wet hours as good when the rows are damaged: %s', async (how) => {
    const { outlook } = await sky.farm({
      WEATHER_PROVIDERS: 'open-meteo',
      OPERATOR_CONTACT: 'ops@farm.example',
    })
    sky.clock.ms = MIDNIGHT + wetDay.now * HOUR
    sky.openMeteo.respond(
      respondWithScenario((query) => {
        const answer = openMeteoAnswer(wetDay, query)
        const body = answer.body as { hourly?: Columns }
        return { ...answer, body: body.hourly ? { ...body, hourly: BENT[how]?.(body.hourly) } : body }
      }),
    )
    const told = await outlook({ query: ludlow }).catch((error: { status?: number }) => error)
    if (!('days' in told)) return expect(told).toMatchObject({ status: 502 })
    expectNothingGoodInTheRain(told)
  })
})

describe.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('rows from %s', (name) => {
  const by: Listed = LISTS[name]

  test.each(Object.keys(BENT_LISTS))(
    'never rates wet hours as good when the rows are damaged: %s',
    async (how) => {
      const { outlook } = await sky.farm({ WEATHER_PROVIDERS: name, OPERATOR_CONTACT: 'ops@farm.example' })
      sky.clock.ms = MIDNIGHT + wetDay.now * HOUR
      const provider = name === 'openweather' ? sky.openWeather : sky.metNorway
      provider.respond(
        respondWithScenario(() => {
          const answer = by.answer()
          const body = answer.body as Row
          return { ...answer, body: by.withList(body, BENT_LISTS[how]?.(by.list(body), by) ?? []) }
        }),
      )
      const told = await outlook({ query: ludlow }).catch((error: { status?: number }) => error)
      if (!('days' in told)) return expect(told).toMatchObject({ status: 502 })
      expectNothingGoodInTheRain(told)
    },
  )
})
