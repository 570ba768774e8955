import { LANGUAGES } from '@smart-farming/market-core/reader/language'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { createDayStatements } from '@smart-farming/weather-core/outlook/day-statement'
import { createNightStatement } from '@smart-farming/weather-core/outlook/tonight'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { nightFollowing } from '@smart-farming/weather-core/sun/night'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { describe, expect, test } from 'vitest'
import { loadAnswerMessages } from '../catalogues.ts'
import { describeDay } from './day.ts'
import { describeTonight } from './frost.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-01-10T00:00:00Z') / 1000
const MILD = { humidityPct: 60, windKmh: 12, gustKmh: 18, rainMm: 0, snowMm: 0, pop: 0, snowDepthM: 0 }

/** Hours from `now`, mild except at the midnight after the first day. */
const frostAt24 = (now: number): WeatherStep[] =>
  Array.from({ length: 72 }, (_, hour) => {
    const tempC = hour === 24 ? -2 : 6
    const air = { tempC, minTempC: tempC, maxTempC: tempC }
    return { dt: midnight + hour * 3600, hours: 1, ...MILD, ...air, cloudPct: 100, weatherCode: 3 }
  }).slice(now)

describe.each(LANGUAGES)('a frost at midnight in %s', (language) => {
  test('the day before calls the hour "midnight", and the day after writes 00:00', async () => {
    const { weather } = await loadAnswerMessages(language)
    const said = (now: number) =>
      createDayStatements(judgeForecast(frostAt24(now), place, DEFAULT_RULES), place).map((day) =>
        describeDay(weather, day, place, METRIC_UNITS),
      )
    const [ends, begins] = said(9)
    expect(ends).toContain(weather.times.midnight)
    expect(ends).not.toContain('00:00')
    expect(begins).toContain('00:00')
    // From noon, the sentence describes the coming night.
    expect(said(14)[0]).toContain(weather.times.midnight)
    expect(said(14)[0]).not.toContain('00:00')
  })

  test('the night answer says "midnight", with or without a frost', async () => {
    const { weather } = await loadAnswerMessages(language)
    const told = (warmer: number) => {
      const steps = frostAt24(14).map((step) => {
        const tempC = (step.tempC ?? 0) + warmer
        return { ...step, tempC, minTempC: tempC, maxTempC: tempC }
      })
      const days = judgeForecast(steps, place, DEFAULT_RULES)
      const night = createNightStatement(days, nightFollowing(place, '2025-01-10'), false)
      return night && describeTonight(weather, night, place, METRIC_UNITS)
    }
    for (const said of [told(0), told(7)]) {
      expect(said).toContain(weather.times.midnight)
      expect(said).not.toContain('00:00')
    }
  })
})
