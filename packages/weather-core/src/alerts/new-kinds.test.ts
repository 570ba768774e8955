import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../steps/weather-step.ts'
import { findAlerts } from './find-alerts.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const start = Date.parse('2025-01-10T00:00:00Z') / 1000
const MILD = {
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
const at = (index: number) => start + index * 10_800
const steps = (from: number, until: number, figures: Partial<WeatherStep>): WeatherStep[] =>
  Array.from({ length: 40 }, (_, i) => ({
    dt: at(i),
    ...MILD,
    ...(i >= from && i < until && { minTempC: figures.tempC ?? MILD.minTempC, ...figures }),
  }))
const found = (list: WeatherStep[]) => findAlerts(list, place).alerts.map(({ kind }) => kind)
const open = (list: WeatherStep[]) => findAlerts(list, place).unchecked

describe('snow, storm, wind chill and heat alerts', () => {
  test('E12 reports 29 mm at -6 °C as heavy snow, not as heavy rain', () => {
    const snow = steps(8, 16, { tempC: -6, rainMm: 29 / 8, snowMm: 29 / 8 })
    expect(found(snow)).toContain('heavy_snow')
    expect(found(snow)).not.toContain('heavy_rain')
    const [alert] = findAlerts(snow, place, ['heavy_snow']).alerts
    expect(alert).toMatchObject({ startDt: at(8), endDt: at(16), limit: { value: 15, unit: 'mm' } })
    expect(alert?.value).toBeCloseTo(29)
  })

  test('E12 distinguishes rain from snow by air temperature when the provider does not say', () => {
    expect(found(steps(8, 16, { tempC: -6, rainMm: 4, snowMm: undefined }))).toContain('heavy_snow')
    expect(found(steps(8, 16, { tempC: 8, rainMm: 4, snowMm: undefined }))).toEqual(['heavy_rain'])
    const either = steps(8, 16, { tempC: 2, rainMm: 4, snowMm: undefined })
    expect(found(either)).toEqual(['heavy_rain'])
    expect(open(either)).toEqual([{ kind: 'heavy_snow', reason: { code: 'fall_unsaid' } }])
  })

  test.each([
    [0, 'heavy_snow'],
    [1, 'heavy_snow'],
    [2, 'heavy_rain'],
  ] as const)(
    'E12 claims neither rain nor snow for 30 mm at %s °C without a precipitation type',
    (tempC, kind) => {
      const open = steps(8, 16, { tempC, rainMm: 30 / 8, snowMm: undefined })
      expect(findAlerts(open, place, [kind]).alerts).toMatchObject([{ kind, fall: 'either' }])
      const said = steps(8, 16, { tempC, rainMm: 30 / 8, snowMm: kind === 'heavy_snow' ? 30 / 8 : 0 })
      expect(findAlerts(said, place, [kind]).alerts[0]).not.toHaveProperty('fall')
    },
  )

  test('E12 reports heavy snow despite a few hours of unknown type if the other hours suffice', () => {
    const thaw = steps(8, 16, { tempC: -6, rainMm: 3, snowMm: undefined })
    const last = { ...thaw[15], dt: at(15), tempC: 0.5 }
    const ahead = thaw.map((step, i) => (i === 15 ? last : step))
    expect(findAlerts(ahead, place, ['heavy_snow']).alerts[0]).not.toHaveProperty('fall')
  })

  test('E13 raises thunder and hail alerts from the weather code', () => {
    const storm = steps(5, 7, { weatherCode: 96 })
    expect(findAlerts(storm, place).alerts).toEqual([
      expect.objectContaining({ id: 'hail:2025-01-10', kind: 'hail', startDt: at(5), endDt: at(7) }),
      expect.objectContaining({ id: 'thunderstorm:2025-01-10', kind: 'thunderstorm', atDt: at(5) }),
    ])
    expect(found(steps(5, 7, { weatherCode: 95 }))).toEqual(['thunderstorm'])
  })

  test('E13 leaves hail unchecked in a thunderstorm, and rules hail out without thunder', () => {
    expect(open(steps(8, 9, { weatherCode: 95 }))).toEqual([
      { kind: 'hail', reason: { code: 'hail_unsaid' } },
    ])
    expect(open(steps(8, 9, { weatherCode: 63 }))).toEqual([])
    expect(open(steps(8, 9, { weatherCode: undefined })).map(({ kind }) => kind)).toEqual([
      'thunderstorm',
      'hail',
    ])
  })

  test('E14 reports freezing rain from its weather code, or from rain in frost', () => {
    expect(found(steps(5, 6, { tempC: 1, weatherCode: 66, rainMm: 1 }))).toEqual(['freezing_rain'])
    expect(found(steps(5, 6, { tempC: 0, rainMm: 1 }))).toContain('freezing_rain')
    expect(found(steps(5, 6, { tempC: 0.1, rainMm: 1 }))).not.toContain('freezing_rain')
    expect(found(steps(5, 6, { tempC: -0.5, rainMm: 1, snowMm: 1 }))).not.toContain('freezing_rain')
    expect(found(steps(5, 6, { tempC: 9, weatherCode: 66, rainMm: 1 }))).toEqual([])
    const cold = { tempC: -6, rainMm: 4, snowMm: undefined }
    expect(found(steps(5, 6, { ...cold, weatherCode: 73 }))).not.toContain('freezing_rain')
    expect(found(steps(5, 6, { ...cold, weatherCode: 3 }))).not.toContain('freezing_rain')
    expect(open(steps(5, 6, { ...cold, weatherCode: 3 })).map(({ kind }) => kind)).toContain('freezing_rain')
    expect(found(steps(5, 6, { ...cold, weatherCode: 61 }))).toContain('freezing_rain')
    const unsaid = (tempC: number) =>
      open(steps(8, 9, { tempC, weatherCode: undefined, rainMm: 1 })).map(({ kind }) => kind)
    expect(unsaid(1)).toContain('freezing_rain')
    expect(unsaid(9)).not.toContain('freezing_rain')
  })

  test('E15 raises a wind chill alert for lambs when 1 °C in 40 km/h feels like -6 °C', () => {
    const raw = steps(8, 10, { tempC: 1, windKmh: 40 })
    expect(findAlerts(raw, place).alerts).toMatchObject([{ kind: 'wind_chill', limit: { value: -5 } }])
    expect(found(steps(8, 10, { tempC: 2, windKmh: 10 }))).toEqual([])
    expect(open(steps(8, 10, { windKmh: undefined })).map(({ kind }) => kind)).toContain('wind_chill')
    expect(open(steps(8, 10, { tempC: 14, windKmh: undefined, cloudPct: 90 }))).not.toContainEqual(
      expect.objectContaining({ kind: 'wind_chill' }),
    )
  })

  test('E16 raises a heat alert for people at work at 33 °C and 55 % humidity', () => {
    const hot = steps(4, 6, { tempC: 33, humidityPct: 55 })
    expect(found(hot)).toContain('heat_work')
    expect(found(steps(4, 6, { tempC: 29, humidityPct: 40 }))).not.toContain('heat_work')
    const dry = open(steps(4, 6, { tempC: 33, humidityPct: undefined })).map(({ kind }) => kind)
    expect(dry).toContain('heat_work')
    expect(open(steps(4, 6, { humidityPct: undefined })).map(({ kind }) => kind)).not.toContain('heat_work')
  })

  test('E17 puts the worst event first, and the earlier of two equal events', () => {
    const all = steps(0, 0, {}).map((step, i): WeatherStep => {
      if (i === 3) return { ...step, gustKmh: 62 }
      if (i === 9) return { ...step, tempC: -6, minTempC: -6 }
      if (i === 20) return { ...step, weatherCode: 96 }
      return i === 30 ? { ...step, gustKmh: 110 } : step
    })
    const kinds = ['frost', 'gusts', 'thunderstorm', 'hail'] as const
    const ordered = findAlerts(all, place, kinds).alerts.map(({ kind, atDt }) => [
      kind,
      (atDt - start) / 10_800,
    ])
    expect(ordered.slice(0, 4)).toEqual([
      ['hail', 20],
      ['thunderstorm', 20],
      ['gusts', 30],
      ['frost', 9],
    ])
    expect(ordered.at(-1)).toEqual(['gusts', 3])
  })

  test('E2 reports air and ground frost in one night as one alert, each with its coldest hour', () => {
    const night = steps(0, 0, {}).map((step, i): WeatherStep => {
      if (i === 7) return { ...step, tempC: -1.2, minTempC: -1.2, cloudPct: 90, windKmh: 8 }
      return i === 9 ? { ...step, tempC: -0.4, minTempC: -0.4, cloudPct: 0, windKmh: 0 } : step
    })
    const [frost, ...more] = findAlerts(night, place, ['frost', 'ground_frost']).alerts
    expect(frost).toMatchObject({ kind: 'frost', value: -1.2, atDt: at(7), ground: { atDt: at(9) } })
    expect(frost?.ground?.value).toBeCloseTo(-3.9)
    expect(more).toEqual([])
  })
})
