import { FORECAST_DAYS } from './defaults.ts'
import { localDay, type PlaceZone } from './zone.ts'

/**
 * The fields needed to group forecast entries by day: `dt` in unix seconds, `temp` in °C, both
 * finite.
 */
export interface ForecastStep {
  dt: number
  main: { temp: number }
  weather: readonly [Condition, ...Condition[]]
}

interface Condition {
  icon: string
  description: string
}

export interface DayGroup<Entry extends ForecastStep> {
  /** Local calendar day, 'YYYY-MM-DD'. */
  key: string
  /** In chronological order; never empty. */
  entries: Entry[]
  /** Mean in whole °C, halves rounded up; never -0. */
  averageTempC: number
  /** Of the middle entry. */
  icon: string
  description: string
}

function toGroup<Entry extends ForecastStep>(key: string, entries: [Entry, ...Entry[]]): DayGroup<Entry> {
  const sum = entries.reduce((total, entry) => total + entry.main.temp, 0)
  const middle = entries[Math.floor(entries.length / 2)] ?? entries[0]
  const { icon, description } = middle.weather[0]
  // Math.round(-0.4) is -0, which would be shown as "-0"; adding 0 makes it 0.
  return { key, entries, averageTempC: Math.round(sum / entries.length) + 0, icon, description }
}

/**
 * Groups forecast entries by local calendar day, in chronological order. The input is not modified.
 * No entry is dropped, even if two have the same `dt`. The first and last days may be short, and a
 * day with a clock change may hold 7 or 9 entries.
 */
export function groupByDay<Entry extends ForecastStep>(
  entries: readonly Entry[],
  place: PlaceZone,
): DayGroup<Entry>[] {
  const days = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of entries.toSorted((a, b) => a.dt - b.dt)) {
    const key = localDay(place, entry.dt)
    const day = days.get(key)
    if (day) day.push(entry)
    else days.set(key, [entry])
  }
  return Array.from(days, ([key, day]) => toGroup(key, day))
}

/** The first day groups, by default those shown in the forecast panel. */
export function firstDays<Entry extends ForecastStep>(
  groups: readonly DayGroup<Entry>[],
  count: number = FORECAST_DAYS,
): DayGroup<Entry>[] {
  return groups.slice(0, count)
}
