import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { alertKindsFor } from '../work/farm/enterprise-needs.ts'
import { findAlertOutlook, judgeDayStatements } from './outlook.ts'

/** Monday 22 September 2025, 00:00 in Nakuru, Kenya. */
const monday = Date.UTC(2025, 8, 21, 21) / 1000
const at = (hour: number) => monday + hour * 3600
const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const mild = {
  tempC: 18,
  minTempC: 18,
  maxTempC: 18,
  humidityPct: 65,
  windKmh: 9,
  gustKmh: 14,
  rainMm: 0,
  pop: 0.05,
  cloudPct: 90,
  weatherCode: 3,
}

/** Three mild, dry days with a breeze; `change` overrides steps by their start hour. */
const steps = (change: Record<number, Partial<WeatherStep>> = {}): WeatherStep[] =>
  Array.from({ length: 24 }, (_, i) => ({ dt: at(i * 3), ...mild, ...change[i * 3] }))
const found = (forecast: WeatherStep[], own = {}) =>
  findAlertOutlook(forecast, place, own).found.map(({ kind, value, atDt }) => [kind, value, atDt])

describe('day statements', () => {
  test('O1 gives each day a statement on rain and spraying', () => {
    const days = judgeDayStatements(steps({ 18: { rainMm: 12.7, pop: 0.9 } }), place)
    expect(days.map(({ day }) => day)).toEqual(['2025-09-22', '2025-09-23', '2025-09-24'])
    expect(days[0]?.rain).toEqual({ kind: 'rain', mm: 12.7, fromDt: at(18), untilDt: at(21) })
    expect(days[0]?.jobs.map(({ work }) => work)).toEqual(['spraying'])
  })

  test('O1 adds baling on a farm that makes hay', () => {
    const [, day] = judgeDayStatements(steps(), place, { enterprises: ['dairy'] })
    expect(day?.jobs.map(({ work }) => work)).toEqual(['spraying', 'hay'])
  })

  test('O2 applies the farmer’s own limits to the day statements', () => {
    // Hourly steps, because the ends of a longer step can miss a value near a limit.
    const breeze = Array.from({ length: 72 }, (_, hour): WeatherStep => {
      const windKmh = hour >= 9 && hour < 18 ? 14 : 9
      return { dt: at(hour), hours: 1, ...mild, windKmh }
    })
    const timeOf = (own = {}) => judgeDayStatements(breeze, place, own)[0]?.jobs.map(({ time }) => time)
    expect(timeOf()).toEqual(['good'])
    const own = { limits: { spraying: { maxWindKmh: 13, carefulWindKmh: 8 } } }
    expect(timeOf(own)).not.toEqual(['good'])
  })

  test('O1 returns no days without a forecast', () => expect(judgeDayStatements([], place)).toEqual([]))
})

describe('alert outlook', () => {
  test('O3 lists the checked alerts with their limits and sources, and when the forecast ends', () => {
    const ahead = findAlertOutlook(steps(), place, { enterprises: ['fruit'] })
    expect([ahead.found, ahead.unchecked, ahead.untilDt]).toEqual([[], [], at(72)])
    expect(ahead.limits.map(({ kind }) => kind)).toEqual(alertKindsFor(['fruit']))
    expect(ahead.limits.find(({ kind }) => kind === 'hail')).toEqual({ kind: 'hail' })
    expect(ahead.limits[2]).toMatchObject({ limit: { value: 60, unit: 'km/h', publisher: 'rule_of_thumb' } })
  })

  test('O3 extends to the end of the last step, even a six-hour step', () => {
    expect(findAlertOutlook([{ dt: monday, hours: 6 }], place).untilDt).toBe(at(6))
    expect(findAlertOutlook([], place)).toMatchObject({ found: [], untilDt: 0 })
  })

  test('O4 gives each event ahead an end time', () => {
    expect(findAlertOutlook(steps({ 30: { tempC: -2 } }), place).found).toMatchObject([
      { id: 'frost:2025-09-22', kind: 'frost', value: -2, atDt: at(30), endDt: at(33) },
    ])
  })

  test('O4 chooses alerts based on the farmer’s limits and kind of farm', () => {
    const blow = steps({ 30: { gustKmh: 50 } })
    expect(found(blow)).toEqual([])
    const own = { limits: { alerts: { gustKmh: 50 } } }
    expect(found(blow, own)).toEqual([['gusts', 50, at(30)]])
    expect(findAlertOutlook(blow, place, own).limits[2]).toMatchObject({
      limit: { value: 50, publisher: 'own' },
    })
    const hot = steps().map((step) => ({ ...step, tempC: 33, humidityPct: 60 }))
    expect(found(hot, { enterprises: ['dairy'] }).flat()).toContain('heat_stress')
    expect(found(hot, { enterprises: ['fruit'] }).map(([kind]) => kind)).toEqual(['heat_work'])
  })

  test('O5 reports alerts that the forecast cannot check, with the reason', () => {
    expect(findAlertOutlook(steps({ 6: { gustKmh: undefined } }), place).unchecked).toEqual([
      { kind: 'gusts', reason: { code: 'missing_some_hours', inputs: ['gustKmh'] } },
    ])
  })
})
