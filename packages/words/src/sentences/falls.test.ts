import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { createDayStatements, type TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { findAlertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import { createRainStatement } from '@smart-farming/weather-core/outlook/rain-statement'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast, JOBS as WORKS } from '@smart-farming/weather-core/work/judge-forecast'
import { describe, expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeDay, describeDayRain } from './day.ts'
import { describeAlertOutlook } from './outlook.ts'
import { describeReason } from './reason.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const words = server.weather
const JOBS: readonly TimedWork[] = ['spraying', 'harvest', 'hay', 'field_work']

/** All sentences and reasons for two days. The first has this weather from the given hour. */
function told(fall: Partial<WeatherStep>, air: Partial<WeatherStep>, from: number, hours: number): string[] {
  const dry = { rainMm: 0, snowMm: fall.snowMm === undefined ? undefined : 0, pop: 0.05, weatherCode: 2 }
  const all = Array.from(
    { length: 72 },
    (_, i): WeatherStep => ({
      dt: midnight + (i - 24) * 3600,
      hours: 1,
      humidityPct: 60,
      windKmh: 9,
      gustKmh: 14,
      cloudPct: 80,
      snowDepthM: 0,
      ...dry,
      ...(i - 24 >= from && i - 24 < from + hours ? fall : {}),
      ...air,
    }),
  )
  const [past, ahead] = [all.slice(0, 24 + Math.min(from, 12)), all.slice(24 + Math.min(from, 12))]
  const farm = { ...DEFAULT_RULES, soilDeficitMm: 25 }
  const days = judgeForecast(ahead, place, farm, { steps: past })
  const later = judgeForecast(all.slice(24 + from + hours), place, farm, {
    steps: all.slice(0, 24 + from + hours),
  })
  const reasons = [...days, ...later].flatMap(({ windows }) =>
    WORKS.flatMap((work) => windows[work].flatMap((window) => window.reasons)),
  )
  const alerts = describeAlertOutlook(words, findAlertOutlook(ahead, place, {}, past), place, METRIC_UNITS)
  return [
    ...new Set([
      ...createDayStatements(days, place, JOBS).map((day) => describeDay(words, day, place, METRIC_UNITS)),
      ...reasons.map((reason) => describeReason(words, reason, place, METRIC_UNITS)),
      ...alerts.found.map(({ sentence }) => sentence),
    ]),
  ]
}

const HOURS = [0, 7, 20] as const
const AMOUNTS = [0.05, 0.3, 12, 30] as const
const CHANCES = [0.35, 0.55, 0.9] as const

/** A grid of cases with all their sentences, in which a word must or must not appear. */
function grid(kind: string, temps: readonly number[], fallOf: (mm: number) => Partial<WeatherStep>) {
  const cases = temps.flatMap((tempC) =>
    HOURS.flatMap((from) => [
      ...AMOUNTS.map((mm) => ({ tempC, from, ...fallOf(mm), pop: 0.9 })),
      // Probable precipitation without a forecast amount also has a name.
      ...CHANCES.map((pop) => ({ tempC, from, ...fallOf(0), pop })),
    ]),
  )
  return cases.flatMap(({ tempC, from, ...fall }) =>
    told(fall, { tempC, minTempC: tempC, maxTempC: tempC }, from, 3).map(
      (sentence) => [`${kind} ${tempC} °C ${from}:00 ${fall.rainMm} mm ${fall.pop}`, sentence] as const,
    ),
  )
}

const named = (all: ReturnType<typeof grid>, name: RegExp) =>
  all.filter(([, sentence]) => name.test(sentence))

// Allows for hundreds of judged days on a busy machine.
describe('precipitation has the same name in every sentence', { timeout: 60_000 }, () => {
  test('snow reported by the provider is never called rain', () => {
    const all = grid('snow', [-15, -6, -2], (mm) => ({
      rainMm: mm,
      snowMm: mm,
      weatherCode: mm > 0 ? 73 : 3,
    }))
    expect(named(all, /\brain/i)).toEqual([])
    expect(named(all, /\bsnow/i).length).toBeGreaterThan(100)
  })

  test('snow inferred from the air temperature is never called rain', () => {
    const all = grid('by the air', [-15, -6, -2], (mm) => ({ rainMm: mm, weatherCode: 3 }))
    expect(named(all, /\brain|drizzle/i)).toEqual([])
  })

  test('rain in mild air is never called snow', () => {
    for (const snowMm of [0, undefined]) {
      const all = grid('rain', [6, 12, 30], (mm) => ({ rainMm: mm, snowMm, weatherCode: mm > 0 ? 61 : 3 }))
      expect(named(all, /\bsnow|freezing rain/i)).toEqual([])
      expect(named(all, /\brain/i).length).toBeGreaterThan(100)
    }
  })

  test('freezing rain is never called just rain or snow', () => {
    const all = grid('freezing', [-3, -1], (mm) => ({ rainMm: mm, snowMm: 0, weatherCode: 66 }))
    const wet = all.filter(([name]) => !name.includes(' 0 mm'))
    expect(named(wet, /(?<!freezing |Heavy )\brain\b/i)).toEqual([])
    expect(named(wet, /(?<!lying )\bsnow (?!or ice)/i)).toEqual([])
  })

  test('snow with hours of freezing rain is called both, even in its amount of water', () => {
    const hour = { hours: 1, tempC: -1, pop: 1 }
    const steps: WeatherStep[] = Array.from({ length: 24 }, (_, n) => ({
      dt: midnight + n * 3600,
      ...hour,
      rainMm: n < 6 ? 0 : 1,
      snowMm: n < 6 || n === 9 ? 0 : 1,
      weatherCode: n === 9 ? 66 : 73,
    }))
    expect(describeDayRain(words, createRainStatement(steps, true, place), place, METRIC_UNITS)).toBe(
      'dry until 06:00, then snow and freezing rain, 18\u00a0mm of water, though with a 100% chance of snow around 00:00',
    )
  })

  test('unspecified precipitation near freezing is called "rain or snow"', () => {
    const all = grid('either', [0, 1, 3], (mm) => ({ rainMm: mm, weatherCode: 3 }))
    const amounts = named(all, /\d mm of |chance of /)
    expect(amounts.length).toBeGreaterThan(50)
    expect(amounts.filter(([, sentence]) => !/rain or snow/i.test(sentence))).toEqual([])
    expect(named(all, /^Heavy (rain|snow)\b(?! or)/)).toEqual([])
  })
})
