import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { type PrecipitationKind, precipitationKind } from './precipitation-kind.ts'
import type { WeatherStep } from './weather-step.ts'

const HOUR_S = 3600
const freezing = { tempC: -1, rainMm: 1, snowMm: 0, weatherCode: 66 }
const rain = { tempC: 4, rainMm: 1, snowMm: 0, weatherCode: 63 }
const snow = { tempC: -3, rainMm: 1, snowMm: 1, weatherCode: 73 }
const dry = { tempC: 2, rainMm: 0, snowMm: 0, weatherCode: 3 }

const steps = (...hours: Partial<WeatherStep>[]): WeatherStep[] =>
  hours.map((hour, n) => ({ dt: n * HOUR_S, hours: 1, ...hour }) as WeatherStep)

describe('naming precipitation', () => {
  const cases: [PrecipitationKind, Partial<WeatherStep>[]][] = [
    ['freezing', [freezing, freezing, dry]],
    ['freezing', [freezing, freezing, freezing, freezing, rain]],
    ['rain_freezing', [freezing, rain, rain]],
    ['snow_freezing', [snow, freezing, snow]],
    ['mixed_freezing', [snow, freezing, rain]],
    // One hour of freezing rain in twenty is still reported.
    ['rain_freezing', [...Array<typeof rain>(19).fill(rain), freezing]],
    ['rain', [rain, dry]],
    ['mixed', [rain, snow]],
  ]
  test('I13 names the precipitation of several hours, including freezing rain', () =>
    checkRows(cases, ([name, hours]) => {
      expect(precipitationKind(steps(...hours))).toBe(name)
    }))

  test('I13 still reports only freezing rain when other hours have unknown precipitation', () => {
    const open = { tempC: 1.5, rainMm: 1 }
    expect(precipitationKind(steps(freezing, open))).toBe('freezing')
  })
})
