import { HUTTON_CRITERIA } from '../disease/potato-blight.ts'
import { knownValue } from '../result.ts'
import { airMinimum } from '../steps/coldest-air.ts'
import { blightIndicators } from '../steps/day-indicators.ts'
import { type HourlyAir, hourlyAir } from '../steps/hourly-air.ts'
import { addDays } from '../steps/local-days.ts'
import { stepEnd, type WeatherStep } from '../steps/weather-step.ts'
import type { Limit } from '../work/limits/limit.ts'
import { localDay, type PlaceZone, startOfDay } from '../zone.ts'
import type { AlertSearchResult, SearchedWeather } from './alert.ts'
import { joinEvents } from './join-events.ts'

const HOUR = 3600

/**
 * Finds blight pressure: one alert for consecutive days that meet the Hutton Criteria. It starts on
 * the first of the days, which may be yesterday.
 */
export function findBlightEvents(limit: Limit, watched: SearchedWeather): AlertSearchResult {
  const { steps, place } = watched
  const days = blightIndicators(steps, place, { ...HUTTON_CRITERIA, humidHours: limit.value })
  const sightings = days.flatMap((day, i) => {
    const before = days[i - 1]
    if (!before || knownValue(day.blight) !== 'met') return []
    const atDt = startOfDay(place, day.key)
    const value = knownValue(day.humidHours) ?? 0
    return [
      { startDt: startOfDay(place, before.key), endDt: startOfDay(place, addDays(day.key, 1)), value, atDt },
    ]
  })
  return {
    alerts: joinEvents('blight', sightings, watched, { limit, lullSeconds: 0, worse: 'higher' }),
    unchecked: isOpen(limit, watched)
      ? [{ kind: 'blight', reason: { code: 'missing_some_days', inputs: ['tempC', 'humidityPct'] } }]
      : [],
  }
}

/**
 * True if missing hours may hide two consecutive days that meet the criteria, the second being
 * today or later.
 */
function isOpen({ value }: Limit, { steps, ahead, fromDt, place }: SearchedWeather): boolean {
  const last = ahead.at(-1)
  const untilDt = last ? stepEnd(last) : fromDt
  const hours = Map.groupBy(hourlyAir(steps), ({ dt }) => localDay(place, dt))
  const coldest = Map.groupBy(steps, ({ dt }) => localDay(place, dt))
  const dayOf = (key: string) =>
    blightDay(key, hours.get(key) ?? [], coldest.get(key) ?? [], { place, humidHours: value })
  for (let key = localDay(place, fromDt); startOfDay(place, addDays(key, 1)) <= untilDt; ) {
    const [before, day] = [dayOf(addDays(key, -1)), dayOf(key)]
    if (before.isPossible && day.isPossible && before.unknownHours + day.unknownHours > 0) return true
    key = addDays(key, 1)
  }
  return false
}

function blightDay(
  key: string,
  hours: readonly HourlyAir[],
  steps: readonly WeatherStep[],
  { place, humidHours }: { place: PlaceZone; humidHours: number },
) {
  const known = hours.filter(({ tempC, humidityPct }) => tempC !== undefined && humidityPct !== undefined)
  const length = (startOfDay(place, addDays(key, 1)) - startOfDay(place, key)) / HOUR
  const unknownHours = Math.max(0, Math.round(length) - known.length)
  const humid = known.filter(({ humidityPct = 0 }) => humidityPct >= 90 - 1e-6).length
  const isCold = steps.some((step) => (airMinimum(step).airC ?? Infinity) < HUTTON_CRITERIA.minTempC)
  return { isPossible: !isCold && humid + unknownHours >= humidHours, unknownHours }
}
