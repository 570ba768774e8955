import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { createDayStatements } from '@smart-farming/weather-core/outlook/day-statement'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeDay } from './day.ts'
import { DAY_PATTERNS, type DayPattern, defaultHour, type StepOverride } from './day-patterns.fixture.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
/** Tuesday 15 April 2025, midnight at the place. */
const midnight = Date.parse('2025-04-14T23:00:00Z') / 1000

function sentence({
  hours = [],
  now = 0,
  day = 0,
  step = 1,
  end = 120,
  jobs = ['spraying'],
}: DayPattern): string {
  const all = Array.from({ length: 120 / step }, (_, i): WeatherStep => {
    const hour = i * step
    const bends = hours.filter(([from, until]) => hour >= from && hour < until).map(([, , bend]) => bend)
    const air: StepOverride = Object.assign({}, defaultHour(hour), ...bends)
    return { dt: midnight + hour * 3600, hours: step, ...air, minTempC: air.tempC, maxTempC: air.tempC }
  }).filter(({ dt }) => dt < midnight + end * 3600)
  const nowDt = midnight + now * 3600
  const [past, steps] = [all.filter(({ dt }) => dt < nowDt), all.filter(({ dt }) => dt >= nowDt)]
  const farm = { ...DEFAULT_RULES, soilDeficitMm: 30, rainBeforeMm: 0 }
  const told = createDayStatements(judgeForecast(steps, place, farm, { steps: past }), place, jobs)[day]
  return told ? describeDay(server.weather, told, place, METRIC_UNITS) : ''
}

/** Allows for dozens of judged days on a busy machine. */
const PATIENT_MS = 60_000

/**
 * A person has read every sentence from a farmer's point of view. Read changed lines before
 * updating the snapshot.
 */
test(
  'the sentences for all weather patterns match the snapshot',
  async () => {
    const table = Object.entries(DAY_PATTERNS).map(([name, pattern]) => `| ${name} | ${sentence(pattern)} |`)
    expect(table.length).toBeGreaterThanOrEqual(60)
    const head = ['# What is said of a day', '', '| Pattern | Sentence |', '|---|---|']
    await expect(`${[...head, ...table].join('\n')}\n`).toMatchFileSnapshot('./day-patterns.md')
  },
  PATIENT_MS,
)
