import { checkRows } from '@smart-farming/vectors/check-rows'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { describe, expect, test } from 'vitest'
import { figures } from '../../en/weather/figures.ts'
import { formatLimit, formatLimitValue, formatRain, formatTemperature, formatWind } from './figures.ts'

const IMPERIAL = { temperature: 'F', wind: 'mph', rain: 'in' } as const

describe('weather values in words', () => {
  test('temperatures have a real minus sign and never show −0', () => {
    expect(formatTemperature(figures, -2.4, METRIC_UNITS)).toBe('−2\u00a0°C')
    expect(formatTemperature(figures, 0, METRIC_UNITS)).toBe('0\u00a0°C')
    // Rounding never crosses the freezing point or a limit.
    expect(formatTemperature(figures, -0.4, METRIC_UNITS)).toBe('−0.4\u00a0°C')
    expect(formatTemperature(figures, -0.1, IMPERIAL)).toBe('31.8\u00a0°F')
    expect(formatTemperature(figures, 27.6, METRIC_UNITS, 28)).toBe('27.6\u00a0°C')
    expect(formatTemperature(figures, 20, IMPERIAL)).toBe('68\u00a0°F')
  })

  test('a limit has as many decimals as its field in the settings', () => {
    expect([
      formatLimit(figures, 22.5, 'km/h', METRIC_UNITS),
      formatLimit(figures, 20, 'km/h', METRIC_UNITS),
      formatLimit(figures, 20, 'km/h', IMPERIAL),
      formatLimit(figures, -2.2, 'C', METRIC_UNITS),
      formatLimit(figures, 0.4, 'share', METRIC_UNITS),
    ]).toEqual(['22.5\u00a0km/h', '20\u00a0km/h', '12.4\u00a0mph', '−2.2\u00a0°C', '40%'])
  })

  test("wind and rain are written in the farmer's units", () => {
    expect([
      formatWind(figures, 18, METRIC_UNITS),
      formatWind(figures, 18, { ...METRIC_UNITS, wind: 'm/s' }),
      formatWind(figures, 18, IMPERIAL),
    ]).toEqual(['18\u00a0km/h', '5\u00a0m/s', '11\u00a0mph'])
    expect([
      formatRain(figures, 0.4, METRIC_UNITS),
      formatRain(figures, 12.6, METRIC_UNITS),
      formatRain(figures, 5.08, IMPERIAL),
    ]).toEqual(['0.4\u00a0mm', '13\u00a0mm', '0.2\u00a0in'])
  })

  test('rounding never moves a value onto its limit', () =>
    checkRows(
      [
        [19.7, 'km/h', 20, METRIC_UNITS, '19.7\u00a0km/h'],
        [20.3, 'km/h', 20, METRIC_UNITS, '20.3\u00a0km/h'],
        [20, 'km/h', 20, METRIC_UNITS, '20\u00a0km/h'],
        [15.1, 'km/h', 15, IMPERIAL, '9.4\u00a0mph'],
        [24.96, 'mm', 25, METRIC_UNITS, '24.9\u00a0mm'],
        [0.17, 'mm', 0.2, METRIC_UNITS, '0.17\u00a0mm'],
        [0.496, 'share', 0.5, METRIC_UNITS, '49.6%'],
        [95.2, '%', 95, METRIC_UNITS, '95.2%'],
        [7.98, 'C_difference', 8, METRIC_UNITS, '7.98\u00a0°C'],
        [67.8, 'thi', 68, METRIC_UNITS, '67.8'],
      ] as const,
      ([value, unit, limit, units, written]) => {
        expect(formatLimitValue(figures, value, unit, units, limit)).toBe(written)
      },
    ))

  test('a temperature difference is converted to °F without the offset of 32', () => {
    expect(formatLimitValue(figures, 10, 'C_difference', IMPERIAL)).toBe('18\u00a0°F')
    expect([
      formatLimitValue(figures, 0.45, 'share', METRIC_UNITS),
      formatLimitValue(figures, 1, 'h', METRIC_UNITS),
      formatLimitValue(figures, 6, 'h', METRIC_UNITS),
    ]).toEqual(['45%', '1 hour', '6 hours'])
  })
})
