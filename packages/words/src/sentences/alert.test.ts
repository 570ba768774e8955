import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import { ALERT_LIMIT_KEYS, ALERT_LIMITS } from '@smart-farming/weather-core/alerts/alert-limits'
import { findAlerts } from '@smart-farming/weather-core/alerts/find-alerts'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { alertKindsFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { applyCustomValues } from '@smart-farming/weather-core/work/limits/limit'
import { describe, expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeAlert } from './outlook.ts'

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
const forecast = (change: Record<number, Partial<WeatherStep>> = {}): WeatherStep[] =>
  Array.from({ length: 40 }, (_, i) => ({
    ...mild,
    minTempC: change[i]?.tempC ?? mild.tempC,
    dt: start + i * STEP_SECONDS,
    ...change[i],
  }))
const said = (alerts: readonly Alert[], units: Parameters<typeof describeAlert>[3] = METRIC_UNITS) =>
  alerts.map((alert) => describeAlert(server.weather, alert, place, units))
const find = (change: Record<number, Partial<WeatherStep>>) =>
  findAlerts(forecast(change), place, alertKindsFor()).alerts

describe('alerts in words', () => {
  test('a frost alert names the lowest temperature and its hour', () => {
    expect(said(find({ 7: { tempC: -1 }, 8: { tempC: -3 }, 9: { tempC: -2 }, 16: { tempC: -4 } }))).toEqual([
      'Frost: down to −3\u00a0°C at midnight Friday night, at or below 0\u00a0°C; ground to −3\u00a0°C at midnight Friday night.',
      'Frost: down to −4\u00a0°C at midnight Saturday night, at or below 0\u00a0°C; ground to −4\u00a0°C at midnight Saturday night.',
    ])
  })

  test('a ground frost is named "Ground frost"', () => {
    expect(said(find({ 8: { tempC: 3, cloudPct: 0, windKmh: 0 } }))).toEqual([
      'Ground frost: down to −1\u00a0°C at midnight Friday night.',
    ])
  })

  test('the farmer\'s own limit uses the farmer\'s units, and "near frost" above freezing', () => {
    const limits = applyCustomValues(ALERT_LIMITS, { frostC: 4, gustKmh: 40 })
    const steps = forecast({ 8: { tempC: 3.5 }, 20: { gustKmh: 45 } })
    const { alerts } = findAlerts(steps, place, ['frost', 'gusts'], limits)
    expect(said(alerts, { ...METRIC_UNITS, wind: 'mph' })).toEqual([
      'Gusts of 28\u00a0mph on Sunday 12:00, at or above 25\u00a0mph.',
      'Near frost: down to 3.5\u00a0°C at midnight Friday night, at or below 4\u00a0°C.',
    ])
  })

  test('a potato blight alert names its day', () => {
    const damp = { tempC: 12, humidityPct: 95 }
    const days = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [i + 8, damp]))
    expect(said(find(days))).toEqual([
      'Potato blight pressure: two warm days with at least 6 hours of high humidity, 24 hours on Sunday.',
    ])
  })

  test('heavy rain and heat stress alerts state their value, hour and limit', () => {
    const of = (kind: 'heavy_rain' | 'heat_stress', value: number): Alert => ({
      id: kind,
      kind,
      startDt: start,
      endDt: start,
      atDt: start,
      value,
      limit: ALERT_LIMITS[kind === 'heavy_rain' ? 'rainMm24h' : 'thi'],
    })
    expect(ALERT_LIMIT_KEYS.heavy_rain).toBe('rainMm24h')
    expect(said([of('heavy_rain', 29), of('heat_stress', 78.6)])).toEqual([
      'Heavy rain: 29\u00a0mm in 24 hours from midnight Thursday night, at or above 25\u00a0mm.',
      'Heat stress in cattle: THI 79 at midnight Thursday night, at or above 68.',
    ])
  })
})
