import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { findAlerts } from './find-alerts.ts'

const HOUR = 3600
const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const friday = Date.parse('2025-01-10T00:00:00Z') / 1000
const at = (hour: number) => friday + hour * HOUR
const MILD: Partial<WeatherStep> = {
  tempC: 9,
  minTempC: 9,
  humidityPct: 70,
  windKmh: 10,
  gustKmh: 20,
  rainMm: 0,
  snowMm: 0,
  pop: 0,
  cloudPct: 90,
  weatherCode: 3,
}
/** Changes for the hours from `from` until `until` (exclusive), counted from midnight on Friday. */
type Spell = readonly [from: number, until: number, figures: Partial<WeatherStep>]
const hourly = (...spells: Spell[]): WeatherStep[] =>
  Array.from({ length: 120 }, (_, hour) => {
    const bent = Object.assign(
      {},
      ...spells.filter(([from, until]) => hour >= from && hour < until).map(([, , figures]) => figures),
    )
    return { dt: at(hour), hours: 1, ...MILD, ...('tempC' in bent && { minTempC: bent.tempC }), ...bent }
  })
/** Alerts at hour `now`, counted from midnight on Friday. */
const seen = (steps: readonly WeatherStep[], now: number) =>
  findAlerts(steps.slice(now), place, undefined, undefined, steps.slice(0, now))
const kindsAt = (steps: readonly WeatherStep[], now: number) =>
  seen(steps, now).alerts.map(({ kind }) => kind)

describe('an event in progress', () => {
  test('E11 counts 22 mm fallen and 10 mm to come as heavy rain', () => {
    const wet = hourly([0, 11, { rainMm: 2 }], [11, 16, { rainMm: 2 }])
    expect(seen(wet, 11).alerts).toMatchObject([
      { id: 'heavy_rain:2025-01-09', kind: 'heavy_rain', value: 32, startDt: at(0), endDt: at(16) },
    ])
  })

  test('E11 keeps the same heavy rain alert in every hour until the rain ends', () => {
    const wet = hourly([6, 30, { rainMm: 2 }])
    for (let now = 0; now < 30; now++) {
      const { alerts } = seen(wet, now)
      expect(alerts.map(({ id, endDt }) => [id, endDt])).toEqual([['heavy_rain:2025-01-10', at(30)]])
    }
    expect(seen(wet, 30).alerts).toEqual([])
  })

  test('E9 keeps the id of an event from its first forecast until it ends', () =>
    checkRows(
      [
        ['frost', [18, 31, { tempC: -2 }]],
        ['gusts', [10, 40, { gustKmh: 80 }]],
        ['heat_stress', [10, 90, { tempC: 30 }]],
        ['thunderstorm', [20, 28, { weatherCode: 95 }]],
        ['heavy_snow', [6, 26, { rainMm: 1, snowMm: 1, tempC: 0.5 }]],
      ] satisfies [string, Spell][],
      ([kind, spell]) => {
        const steps = hourly(spell)
        const ids = new Set<string>()
        for (let now = 0; now < Math.min(spell[1], 48); now++) {
          const [found] = seen(steps, now).alerts.filter((alert) => alert.kind === kind)
          ids.add(found?.id ?? 'none')
        }
        expect([...ids]).toHaveLength(1)
        expect(kindsAt(steps, spell[1])).not.toContain(kind)
      },
    ))

  test('E9 keeps the id of an event that moves past midnight in the next forecast', () => {
    const id = (from: number) => seen(hourly([from, from + 4, { gustKmh: 80 }]), 12).alerts[0]?.id
    expect([id(21), id(23), id(25), id(28)]).toEqual(Array(4).fill('gusts:2025-01-10'))
  })

  test('E11 reports the worst value that an event has still to reach', () => {
    const blow = hourly([6, 10, { gustKmh: 95 }], [10, 14, { gustKmh: 65 }])
    expect(seen(blow, 10).alerts).toMatchObject([{ value: 65, startDt: at(6), endDt: at(14) }])
  })

  test('E8 leaves heavy rain unchecked when more is to come and past rain is unknown', () => {
    const wet = hourly([0, 16, { rainMm: 2 }])
    const { alerts, unchecked } = findAlerts(wet.slice(11), place)
    expect(alerts).toEqual([])
    expect(unchecked).toContainEqual({ kind: 'heavy_rain', reason: { code: 'rain_before_unknown' } })
    expect(findAlerts(wet.slice(16), place).unchecked).toEqual([])
  })
})

describe('blight in progress', () => {
  const damp = { tempC: 14, humidityPct: 95 }

  test('E7 looks for blight yesterday, today and tomorrow', () => {
    // Damp from Friday until Saturday afternoon; the time is Saturday noon.
    const today = hourly([0, 40, damp], [40, 60, { tempC: 14 }])
    expect(seen(today, 36).alerts).toMatchObject([{ id: 'blight:2025-01-10', startDt: at(0), endDt: at(48) }])
  })

  test('E8 leaves blight unchecked when missing past hours could matter', () => {
    const damps = hourly([0, 48, damp])
    expect(findAlerts(damps.slice(36), place).unchecked.map(({ kind }) => kind)).toContain('blight')
    const cold = hourly([0, 120, { tempC: 6, humidityPct: 95 }])
    expect(findAlerts(cold.slice(36), place).unchecked).toEqual([])
  })
})
