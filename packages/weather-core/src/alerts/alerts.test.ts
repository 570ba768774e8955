import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { applyCustomValues } from '../work/limits/limit.ts'
import { ALERT_LIMITS } from './alert-limits.ts'
import { findAlerts } from './find-alerts.ts'

const STEP_SECONDS = 10_800

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const start = Date.parse('2025-01-10T00:00:00Z') / 1000
const mild = {
  tempC: 9,
  humidityPct: 70,
  windKmh: 10,
  gustKmh: 20,
  rainMm: 0,
  pop: 0,
  cloudPct: 90,
  weatherCode: 3,
}
const forecast = (change: Record<number, Partial<WeatherStep>> = {}, count = 40): WeatherStep[] =>
  Array.from({ length: count }, (_, i) => ({
    ...mild,
    minTempC: change[i]?.tempC ?? mild.tempC,
    dt: start + i * STEP_SECONDS,
    ...change[i],
  }))
const at = (i: number) => start + i * STEP_SECONDS
const KINDS = ['frost', 'ground_frost', 'gusts', 'heavy_rain', 'heat_stress', 'blight'] as const
const find = (change: Record<number, Partial<WeatherStep>>) => findAlerts(forecast(change), place, KINDS)

describe('alerts', () => {
  test('E1 finds no alert in a mild, complete forecast, and leaves nothing unchecked', () => {
    expect(findAlerts(forecast(), place)).toEqual({ alerts: [], unchecked: [] })
  })

  test('E2 raises one frost alert per night, named by its evening, with the coldest hour', () => {
    const { alerts } = find({ 7: { tempC: -1 }, 8: { tempC: -3 }, 9: { tempC: -2 }, 16: { tempC: -4 } })
    expect(alerts.map(({ id, startDt, endDt, value, atDt }) => [id, startDt, endDt, value, atDt])).toEqual([
      ['frost:2025-01-10', at(6), at(10), -3, at(8)],
      ['frost:2025-01-11', at(15), at(17), -4, at(16)],
    ])
  })

  test('E2 raises a ground frost alert on a clear, calm night, unless the air freezes too', () => {
    const { alerts } = find({ 8: { tempC: 3, cloudPct: 0, windKmh: 0 } })
    expect(alerts.map(({ id, value }) => [id, value])).toEqual([['ground_frost:2025-01-10', -0.5]])
    for (const tempC of [-1, 0])
      expect(find({ 8: { tempC, cloudPct: 0, windKmh: 0 } }).alerts.map(({ kind }) => kind)).toEqual([
        'frost',
      ])
  })

  test('E2 raises one alert per night when a frost lasts for days', () => {
    const days = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [i, { tempC: -1 - i / 10 }]))
    const nights = find(days).alerts.map(({ id, endDt, startDt }) => [id, (endDt - startDt) / 3600])
    expect(nights.sort()).toEqual([
      ['frost:2025-01-09', 12],
      ['frost:2025-01-10', 24],
      ['frost:2025-01-11', 24],
      ['frost:2025-01-12', 12],
    ])
  })

  test('E2 still reports ground frost when the farmer’s air frost limit is above freezing', () => {
    const limits = applyCustomValues(ALERT_LIMITS, { frostC: 4 })
    const steps = forecast({ 8: { tempC: 3, cloudPct: 0, windKmh: 0 } })
    const { alerts } = findAlerts(steps, place, ['frost', 'ground_frost'], limits)
    expect(alerts.map(({ kind, value }) => [kind, value])).toEqual([
      ['frost', 3],
      ['ground_frost', -0.5],
    ])
  })

  test('E2 merges two frosts in one night into one alert', () => {
    expect(find({ 6: { tempC: -1 }, 11: { tempC: -2 } }).alerts.map(({ value }) => value)).toEqual([-2])
  })

  test('E3 applies the farmer’s own limits to alerts', () => {
    const limits = applyCustomValues(ALERT_LIMITS, { frostC: 4, gustKmh: 40 })
    const steps = forecast({ 8: { tempC: 3.5 }, 20: { gustKmh: 45 } })
    expect(findAlerts(steps, place).alerts).toEqual([])
    const { alerts } = findAlerts(steps, place, ['frost', 'gusts'], limits)
    expect(alerts.map(({ kind, value, limit }) => [kind, value, limit?.value, limit?.publisher])).toEqual([
      ['gusts', 45, 40, 'own'],
      ['frost', 3.5, 4, 'own'],
    ])
  })

  test('E4 merges gusts within a day or after a lull of up to six hours, but not after a longer one', () => {
    const blow = { gustKmh: 70 }
    expect(find({ 2: blow, 5: { gustKmh: 75 } }).alerts.map(({ value }) => value)).toEqual([75])
    expect(find({ 2: blow, 6: blow }).alerts).toHaveLength(1)
    expect(find({ 7: blow, 10: blow }).alerts).toHaveLength(1)
    expect(find({ 7: blow, 11: blow }).alerts).toHaveLength(2)
  })

  test('E5 measures heavy rain over the wettest 24 hours, across steps and days', () => {
    const { alerts } = find({ 6: { rainMm: 10 }, 9: { rainMm: 10 }, 12: { rainMm: 9 }, 30: { rainMm: 24 } })
    expect(
      alerts.map(({ kind, startDt, endDt, value, atDt }) => [kind, startDt, endDt, value, atDt]),
    ).toEqual([['heavy_rain', at(6), at(13), 29, at(6)]])
    expect(find({ 6: { rainMm: 13 }, 14: { rainMm: 13 } }).alerts).toEqual([])
  })

  test('E6 reports a hot spell with cooler nights as one alert', () => {
    const hot = { tempC: 32, humidityPct: 50 }
    const { alerts } = find({ 4: hot, 5: hot, 12: { tempC: 34, humidityPct: 50 }, 20: hot })
    expect(alerts.map(({ kind, startDt, endDt, atDt }) => [kind, startDt, endDt, atDt])).toEqual([
      ['heat_stress', at(4), at(21), at(12)],
    ])
  })

  test('E7 reports consecutive blight days as one alert, starting from the first', () => {
    const damp = { tempC: 12, humidityPct: 95 }
    const { alerts } = find(Object.fromEntries(Array.from({ length: 24 }, (_, i) => [i + 8, damp])))
    expect(alerts.map(({ id, startDt, endDt, value }) => [id, startDt, endDt, value])).toEqual([
      ['blight:2025-01-11', at(8), at(32), 24],
    ])
  })

  test('E7 counts blight days by the local calendar, even east of Greenwich', () => {
    const pune = { latDeg: 18.5, lonDeg: 73.9, zone: 'Asia/Kolkata', offsetSeconds: 19_800 }
    const wet = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [i, { tempC: 16, humidityPct: 95 }]))
    const [blight] = findAlerts(forecast(wet), pune, ['blight']).alerts
    // The first whole local day is the 11th, which begins at 18:30 UTC on the 10th.
    expect(blight).toMatchObject({
      id: 'blight:2025-01-11',
      startDt: Date.parse('2025-01-10T18:30:00Z') / 1000,
    })
  })

  test('E8 lists the alerts that cannot be checked, and still reports the events found', () => {
    const steps = forecast({ 3: { gustKmh: 90 } }).map((step, i) =>
      i > 20 ? { dt: step.dt, tempC: step.tempC, minTempC: step.minTempC } : step,
    )
    const { alerts, unchecked } = findAlerts(steps, place)
    expect(alerts.map(({ kind }) => kind)).toEqual(['gusts'])
    expect(unchecked.map(({ kind }) => kind)).toEqual([
      'gusts',
      'heavy_rain',
      'heavy_snow',
      'thunderstorm',
      'hail',
      'heat_stress',
      'wind_chill',
    ])
    expect(findAlerts([], place, ['frost'])).toEqual({
      alerts: [],
      unchecked: [{ kind: 'frost', reason: { code: 'no_forecast' } }],
    })
  })

  test('E18 warns at the limit itself, of cold air even without wind data', () => {
    const chill = applyCustomValues(ALERT_LIMITS, { windChillC: -7 })
    const unknownWind = { tempC: -7, windKmh: undefined, gustKmh: undefined }
    const steps = forecast({ 8: unknownWind })
    expect(findAlerts(steps, place, ['wind_chill'], chill).alerts.map(({ value }) => value)).toEqual([-7])
    const frost = applyCustomValues(ALERT_LIMITS, { frostC: -3 })
    const cold = forecast({ 8: { tempC: -3, cloudPct: 100 } })
    expect(findAlerts(cold, place, ['frost'], frost).alerts.map(({ value }) => value)).toEqual([-3])
  })

  test('E9 gives an event the same id in the next forecast', () => {
    const night = { 7: { tempC: -1 }, 8: { tempC: -3 } }
    const first = findAlerts(forecast(night), place).alerts[0]?.id
    const later = findAlerts(forecast(night).slice(8), place).alerts[0]?.id
    expect([first, later]).toEqual(['frost:2025-01-10', 'frost:2025-01-10'])
  })
})
