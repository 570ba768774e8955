import type { WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import type { UnknownReason } from '../unknown-reason.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { AlertKind } from './alert-kinds.ts'

/** A value and its time. */
export interface TimedValue {
  value: number
  atDt: number
}

/** A time range beyond the limit, with its value if it has one. */
export interface Exceedance extends Interval {
  value?: number
  atDt: number
}

/** A current or future event, with the value that triggered it. */
export interface Alert extends Interval {
  /** Stable across forecasts: type and local day (a night belongs to the day of its evening). */
  id: string
  kind: AlertKind
  /**
   * The value furthest beyond the limit among the remaining hours, in the limit's unit; for rain and snow the 24-hour
   * total, past and future. Absent if the weather code alone determines the event.
   */
  value?: number
  limit?: Limit
  /** Time of the value; without one, the start of the event or of its remaining part. */
  atDt: number
  /** For rain and snow: the limit is reached only by counting precipitation of uncertain kind. */
  fall?: 'either'
  /** For an air frost: the lowest ground temperature of the same night, °C, if the ground freezes too. */
  ground?: TimedValue
  /**
   * If the event has lulls: its remaining spells, in chronological order, each with its own value. The hours between
   * them are not part of it.
   */
  spells?: readonly Exceedance[]
}

/** The remaining spells of an event, each as an event with its own value. */
export const splitSpells = (alert: Alert): Alert[] => {
  const { spells, ...whole } = alert
  return spells?.map((spell) => ({ ...whole, ...spell })) ?? [alert]
}

/** An alert type that could not be checked, or only in part: the absence of an alert does not mean safety. */
export interface UncheckedAlert {
  kind: AlertKind
  reason: UnknownReason
}

/** Alerts found, and types that could not be checked. */
export interface AlertSearchResult {
  alerts: Alert[]
  unchecked: UncheckedAlert[]
}

/** Weather data to search for events. */
export interface SearchedWeather {
  /** In chronological order, past steps first. */
  steps: readonly WeatherStep[]
  /** Current and future steps. */
  ahead: readonly WeatherStep[]
  /** Unix seconds: anything that ends by then is over. */
  fromDt: number
  place: PlaceOnMap
}
