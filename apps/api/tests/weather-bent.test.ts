import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Scenario } from './_scenario.ts'
import { answering, openMeteoAnswer } from './_scenario-providers.ts'
import { HOUR, ludlow, type Sky, startSky } from './_sky.ts'

// Open-Meteo's rows come doubled, out of order, short or late: what is wet is never called good, and nothing breaks.

let sky: Sky
beforeEach(async () => {
  sky = await startSky()
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

const BENT: Readonly<Record<string, (hourly: Columns) => Columns>> = {
  'every row twice': (hourly) => each(hourly, (values) => values.flatMap((value) => [value, value])),
  'the last row first': (hourly) => each(hourly, (values) => values.toReversed()),
  'every other row missing': (hourly) => each(hourly, (values) => values.filter((_, i) => i % 2 === 0)),
  'a second, dry telling of the same hours': (hourly) => {
    const dry: Columns = { ...hourly, ...each({ precipitation: [], rain: [] }, () => []) }
    for (const name of ['precipitation', 'rain', 'precipitation_probability'])
      dry[name] = (hourly[name] ?? []).map(() => 0)
    return Object.fromEntries(
      Object.keys(hourly).map((name) => [name, [...(dry[name] ?? []), ...(hourly[name] ?? [])]]),
    )
  },
  'the rain cut off after yesterday': (hourly) => ({
    ...hourly,
    precipitation: (hourly.precipitation ?? []).slice(0, 48),
  }),
  'rain as words': (hourly) => ({
    ...hourly,
    precipitation: (hourly.precipitation ?? []).map((mm) => (mm === 0 ? 0 : `${mm} mm`)),
  }),
  'a run that is a day old': (hourly) => each(hourly, (values) => values.slice(0, 84)),
  'rows with nothing but their time': (hourly) => ({
    ...each(hourly, (values) => values.map(() => null)),
    time: hourly.time ?? [],
  }),
  'times in milliseconds': (hourly) => ({
    ...hourly,
    time: (hourly.time ?? []).map((dt) => Number(dt) * 1000),
  }),
}

test.each(Object.keys(BENT))('%s', async (how) => {
  const { outlook } = await sky.farm({
    WEATHER_PROVIDERS: 'open-meteo',
    OPERATOR_CONTACT: 'ops@farm.example',
  })
  sky.clock.ms = MIDNIGHT + wetDay.now * HOUR
  sky.openMeteo.respond(
    answering((query) => {
      const answer = openMeteoAnswer(wetDay, query)
      const body = answer.body as { hourly?: Columns }
      return { ...answer, body: body.hourly ? { ...body, hourly: BENT[how]?.(body.hourly) } : body }
    }),
  )
  const told = await outlook({ query: ludlow }).catch((error: { status?: number }) => error)
  if (!('days' in told)) return expect(told).toMatchObject({ status: 502 })
  const wet = WET.map((hour) => MIDNIGHT / 1000 + hour * 3600) as [number, number]
  const open = ['spraying', 'harvest', 'hay', 'field_work']
    .flatMap((work) => (told.days[0]?.windows[work] ?? []).map((window) => ({ work, ...window })))
    .filter(({ verdict, startDt, endDt }) => verdict === 'good' && startDt < wet[1] && endDt > wet[0])
  expect(open).toEqual([])
  expect(told.days[0]?.sentence).not.toMatch(/^dry (all day|from)|NaN|undefined/i)
  expect(told.days.map(({ day }) => day)).toEqual([...new Set(told.days.map(({ day }) => day))].sort())
})
