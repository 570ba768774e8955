import type { WeatherStep } from '../steps/weather-step.ts'
import type { Interval, PlaceOnMap } from '../sun/daylight.ts'
import type { Why } from '../why.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { AlertKind } from './alert-kinds.ts'

/** A figure and when it is. */
export interface FigureAt {
  value: number
  atDt: number
}

/** A stretch of time beyond the limit, with its figure where it has one. */
export interface Sighting extends Interval {
  value?: number
  atDt: number
}

/** One event ahead or under way, with the figure that made it one. */
export interface Alert extends Interval {
  /** The same event in the next forecast has the same id: kind and local day (a night counts to its evening). */
  id: string
  kind: AlertKind
  /**
   * Of what is still to come, the figure furthest beyond the limit, in the limit's unit; of rain and snow that of the
   * 24 hours, fallen and to come. None where the sign of the weather alone makes the event.
   */
  value?: number
  limit?: Limit
  /** When the figure is; without one, when the event begins or, once under way, goes on. */
  atDt: number
  /** Of rain and snow: without what may be the other of the two it would not reach the limit. */
  fall?: 'either'
  /** Of an air frost: the coldest that the ground gets in the same night, °C, where there is frost on it. */
  ground?: FigureAt
  /**
   * Where it lulls between: its stretches that are not over, in order of time, each with its own figure. Not every hour
   * from its beginning to its end is of it.
   */
  spells?: readonly Sighting[]
}

/** The stretches of an event that are not over, each as an event with its own figure. */
export const spellsOf = (alert: Alert): Alert[] => {
  const { spells, ...whole } = alert
  return spells?.map((spell) => ({ ...whole, ...spell })) ?? [alert]
}

/** A kind of event that could not be looked for, in all or in part: its silence is not safety. */
export interface Unchecked {
  kind: AlertKind
  reason: Why
}

/** What was found, and what could not be looked for. */
export interface Found {
  alerts: Alert[]
  unchecked: Unchecked[]
}

/** The weather that events are looked for in. */
export interface Watched {
  /** In order of time, those that have elapsed first. */
  steps: readonly WeatherStep[]
  /** Those that have not elapsed. */
  ahead: readonly WeatherStep[]
  /** Unix seconds: what ends by then is over. */
  fromDt: number
  place: PlaceOnMap
}
