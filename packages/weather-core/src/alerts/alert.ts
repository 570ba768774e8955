import type { Interval } from '../sun/daylight.ts'
import type { Why } from '../why.ts'
import type { Limit } from '../work/limits/limit.ts'
import { localDay, type PlaceZone } from '../zone.ts'

/** What alerts are about. */
export const ALERT_KINDS = ['frost', 'ground_frost', 'gusts', 'heavy_rain', 'heat_stress', 'blight'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** One event ahead, with the figure that made it one. */
export interface Alert extends Interval {
  /** The same event in the next forecast has the same id: kind and local day (a night counts to its evening). */
  id: string
  kind: AlertKind
  /** The figure furthest beyond the limit, in the limit's unit, and when it is. */
  value: number
  atDt: number
  limit: Limit
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

/** A stretch of time beyond the limit, with its figure. */
export interface Sighting extends Interval {
  value: number
  atDt: number
}

const HALF_DAY = 43_200
const OF_THE_NIGHT: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])

/** The local day an event is named by: of a frost, the evening of its night, noon to noon. */
const dayOf = (kind: AlertKind, dt: number, place: PlaceZone): string =>
  localDay(place, OF_THE_NIGHT.has(kind) ? dt - HALF_DAY : dt)

/**
 * Makes one alert of sightings that belong together: those of one day and those at most `lullSeconds` apart; of frosts,
 * those of one night, because a frost that lasts for days is news every evening. `worse` tells which
 * figure is further beyond the limit.
 */
export function joinEvents(
  kind: AlertKind,
  sightings: readonly Sighting[],
  limit: Limit,
  place: PlaceZone,
  { lullSeconds, worse }: { lullSeconds: number; worse: 'higher' | 'lower' },
): Alert[] {
  const alerts: Alert[] = []
  for (const { startDt, endDt, value, atDt } of sightings) {
    const last = alerts.at(-1)
    const id = `${kind}:${dayOf(kind, startDt, place)}`
    const goesOn = !OF_THE_NIGHT.has(kind) && last !== undefined && startDt - last.endDt <= lullSeconds
    if (last?.id !== id && !goesOn) {
      alerts.push({ id, kind, startDt, endDt, value, atDt, limit })
      continue
    }
    last.endDt = Math.max(last.endDt, endDt)
    if (worse === 'lower' ? value < last.value : value > last.value) Object.assign(last, { value, atDt })
  }
  return alerts
}
