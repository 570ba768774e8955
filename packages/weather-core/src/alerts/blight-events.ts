import { HUTTON } from '../disease/potato-blight.ts'
import { knownValue } from '../result.ts'
import { type DayIndicators, dayIndicators } from '../steps/day-indicators.ts'
import { coversDay } from '../steps/day-weather.ts'
import { inOrder, localDays } from '../steps/local-days.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { FarmPlace } from '../sun/daylight.ts'
import type { Limit } from '../work/limits/limit.ts'
import { offsetSecondsAt } from '../zone.ts'
import { type Found, joinEvents } from './alert.ts'

const startOf = (day: string, place: FarmPlace): number => {
  const utc = Date.parse(`${day}T00:00:00Z`) / 1000
  return utc - offsetSecondsAt(place, utc - place.offsetSeconds)
}

/** The figure of a blight day: its hours of high humidity. */
const hoursOf = (day: DayIndicators): number => knownValue(day.humidHours) ?? 0

/** Blight pressure: one alert for a run of days that meet the Hutton Criteria, from the first of its two days. */
export function blightEvents(steps: readonly WeatherStep[], limit: Limit, place: FarmPlace): Found {
  const days = dayIndicators(steps, place, { ...HUTTON, humidHours: limit.value })
  const sightings = days.flatMap((day, i) => {
    const before = days[i - 1]
    if (!before || knownValue(day.blight) !== 'met') return []
    const startDt = startOf(before.key, place)
    const atDt = startOf(day.key, place)
    return [{ startDt, endDt: atDt + 86_400, value: hoursOf(day), atDt }]
  })
  // The first and last days are part days in nearly every forecast: that the forecast ends is not a figure that is
  // missing.
  const reached = new Set(
    localDays(inOrder(steps), place).flatMap((day) => (coversDay(day.steps) ? [day.key] : [])),
  )
  const missing = days.some(({ key, blight }) => reached.has(key) && !blight.known) || days.length < 3
  return {
    alerts: joinEvents('blight', sightings, limit, place, { lullSeconds: 0, worse: 'higher' }),
    unchecked: missing
      ? [{ kind: 'blight', reason: { code: 'missing_some_days', inputs: ['tempC', 'humidityPct'] } }]
      : [],
  }
}
