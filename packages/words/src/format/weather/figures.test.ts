import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { METRIC } from '@smart-farming/weather-core/display-units'
import { describe, expect, test } from 'vitest'
import { figures } from '../../en/weather/figures.ts'
import { limitFigure, sayFigure, sayRain, sayTemperature, sayWind } from './figures.ts'

const IMPERIAL = { temperature: 'F', wind: 'mph', rain: 'in' } as const

describe('weather values in words', () => {
  test('temperatures have a real minus sign and never read −0', () => {
    expect(sayTemperature(figures, -2.4, METRIC)).toBe('−2\u00a0°C')
    expect(sayTemperature(figures, 0, METRIC)).toBe('0\u00a0°C')
    // Rounding never crosses the freezing point or a limit.
    expect(sayTemperature(figures, -0.4, METRIC)).toBe('−0.4\u00a0°C')
    expect(sayTemperature(figures, -0.1, IMPERIAL)).toBe('31.8\u00a0°F')
    expect(sayTemperature(figures, 27.6, METRIC, 28)).toBe('27.6\u00a0°C')
    expect(sayTemperature(figures, 20, IMPERIAL)).toBe('68\u00a0°F')
  })

  test('a limit has as many decimals as its field in the settings', () => {
    expect([
      limitFigure(figures, 22.5, 'km/h', METRIC),
      limitFigure(figures, 20, 'km/h', METRIC),
      limitFigure(figures, 20, 'km/h', IMPERIAL),
      limitFigure(figures, -2.2, 'C', METRIC),
      limitFigure(figures, 0.4, 'share', METRIC),
    ]).toEqual(['22.5\u00a0km/h', '20\u00a0km/h', '12.4\u00a0mph', '−2.2\u00a0°C', '40%'])
  })

  test("wind and rain are written in the farmer's units", () => {
    expect([
      sayWind(figures, 18, METRIC),
      sayWind(figures, 18, { ...METRIC, wind: 'm/s' }),
      sayWind(figures, 18, IMPERIAL),
    ]).toEqual(['18\u00a0km/h', '5\u00a0m/s', '11\u00a0mph'])
    expect([
      sayRain(figures, 0.4, METRIC),
      sayRain(figures, 12.6, METRIC),
      sayRain(figures, 5.08, IMPERIAL),
    ]).toEqual(['0.4\u00a0mm', '13\u00a0mm', '0.2\u00a0in'])
  })

  test('a value is never rounded onto its limit', () =>
    checkRows(
      [
        [19.7, 'km/h', 20, METRIC, '19.7\u00a0km/h'],
        [20.3, 'km/h', 20, METRIC, '20.3\u00a0km/h'],
        [20, 'km/h', 20, METRIC, '20\u00a0km/h'],
        [15.1, 'km/h', 15, IMPERIAL, '9.4\u00a0mph'],
        [24.96, 'mm', 25, METRIC, '24.9\u00a0mm'],
        [0.17, 'mm', 0.2, METRIC, '0.17\u00a0mm'],
        [0.496, 'share', 0.5, METRIC, '49.6%'],
        [95.2, '%', 95, METRIC, '95.2%'],
        [7.98, 'C_difference', 8, METRIC, '7.98\u00a0°C'],
        [67.8, 'thi', 68, METRIC, '67.8'],
      ] as const,
      ([value, unit, limit, units, written]) => {
        expect(sayFigure(figures, value, unit, units, limit)).toBe(written)
      },
    ))

  test('a temperature difference is converted to °F without the offset of 32', () => {
    expect(sayFigure(figures, 10, 'C_difference', IMPERIAL)).toBe('18\u00a0°F')
    expect([
      sayFigure(figures, 0.45, 'share', METRIC),
      sayFigure(figures, 1, 'h', METRIC),
      sayFigure(figures, 6, 'h', METRIC),
    ]).toEqual(['45%', '1 hour', '6 hours'])
  })
})
