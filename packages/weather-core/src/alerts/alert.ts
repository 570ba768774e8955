import type { WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import type { UnknownReason } from '../unknown-reason.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { AlertKind } from './alert-kinds.ts'

export interface TimedValue {
  value: number
  atDt: number
}

/** A time range beyond the limit, with its value if there is one. */
export interface Exceedance extends Interval {
  value?: number
  atDt: number
}

/** A current or future event, with the value that triggered it. */
export interface Alert extends Interval {
  /** Stable across forecasts: kind and local day. A night belongs to the day of its evening. */
  id: string
  kind: AlertKind
  /**
   * Worst remaining value, in the limit's unit. For rain and snow: the 24-hour total, past and
   * future. Absent if the weather code alone determines the event.
   */
  value?: number
  limit?: Limit
  /** Time of the value, or the start of the remaining event if there is no value. */
  atDt: number
  /** Rain and snow: reaching the limit depends on precipitation of uncertain kind. */
  fall?: 'either'
  /** Air frost: the lowest ground temperature of the same night, °C, if the ground freezes too. */
  ground?: TimedValue
  /** Remaining spells of an event with lulls, in chronological order, each with its own value. */
  spells?: readonly Exceedance[]
}

/** Splits an event into its remaining spells, each with its own value. */
export const splitSpells = (alert: Alert): Alert[] => {
  const { spells, ...whole } = alert
  return spells?.map((spell) => ({ ...whole, ...spell })) ?? [alert]
}

/**
 * An alert kind that could not be fully checked, so the absence of an alert does not mean safety.
 */
export interface UncheckedAlert {
  kind: AlertKind
  reason: UnknownReason
}

export interface AlertSearchResult {
  alerts: Alert[]
  unchecked: UncheckedAlert[]
}

export interface SearchedWeather {
  /** In chronological order, past steps first. */
  steps: readonly WeatherStep[]
  ahead: readonly WeatherStep[]
  /** Unix seconds. Events that end by then are over. */
  fromDt: number
  place: PlaceOnMap
}
