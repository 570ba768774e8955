import { FORECAST_DAYS } from './defaults.ts'
import { localDay, type PlaceZone } from './zone.ts'

/** Minimum fields for grouping a forecast entry by day. `dt` is unix seconds, `temp` °C, both finite. */
export interface ForecastStep {
  dt: number
  main: { temp: number }
  weather: readonly [Condition, ...Condition[]]
}

interface Condition {
  icon: string
  description: string
}

/** One day at the place, with its entries. */
export interface DayGroup<Entry extends ForecastStep> {
  /** Local calendar day, 'YYYY-MM-DD'. */
  key: string
  /** In chronological order; never empty. */
  entries: Entry[]
  /** Mean of the entries' temperatures in whole °C, halves rounded up; never -0. */
  averageTempC: number
  /** Icon and description of the middle entry. */
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
 * Groups forecast entries by the local calendar day, first day first. Entries may come in any order; the input is not
 * modified. Entries are never dropped: a first or last day may be short, a day of a clock change may hold 7 or 9
 * entries, and two entries with the same `dt` both remain. Without entries there are no days.
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

/** The day groups shown in the panel. */
export function firstDays<Entry extends ForecastStep>(
  groups: readonly DayGroup<Entry>[],
  count: number = FORECAST_DAYS,
): DayGroup<Entry>[] {
  return groups.slice(0, count)
}
