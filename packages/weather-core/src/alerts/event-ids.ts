import type { Interval } from '../sun/daylight.ts'
import type { Alert } from './alert.ts'

/** A reported event with its assigned id. */
export interface IdentifiedEvent extends Interval {
  kind: string
  id: string
}

/** Heuristic: maximum gap, in seconds, between two reports of the same event. */
const FURTHEST = 86_400
const MAX_NAMED = 60

/** Seconds between two time ranges; 0 if they touch or overlap. */
const gapOf = (a: Interval, b: Interval): number => Math.max(0, a.startDt - b.endDt, b.startDt - a.endDt)

/** Frost is reported once per night, so frosts on different nights are different events. */
const isOfItsNight = (kind: string): boolean => kind === 'frost' || kind === 'ground_frost'

/**
 * Reuses the ids of earlier reports for events that have shifted. Within a kind, the nearest pairs
 * are matched first. A finished event passes its id only to an event that touches it. If a new
 * event's id was used before, a number is appended.
 *
 * @param nowDt unix seconds
 */
export function reuseEventIds<Event extends Alert>(
  alerts: readonly Event[],
  named: readonly IdentifiedEvent[],
  nowDt: number,
): Event[] {
  const pairs = alerts
    .flatMap((alert, at) =>
      named
        .filter(({ kind }) => kind === alert.kind && !isOfItsNight(kind))
        .map((told) => ({
          at,
          told,
          gap: gapOf(alert, told),
          moved: Math.abs(alert.startDt - told.startDt),
        })),
    )
    .filter(({ told, gap }) => gap <= (told.endDt > nowDt ? FURTHEST : 0))
    .sort((a, b) => a.gap - b.gap || a.moved - b.moved || a.at - b.at)
  const ids = new Map<number, string>()
  const given = new Set<string>()
  for (const { at, told } of pairs) {
    if (ids.has(at) || given.has(told.id)) continue
    ids.set(at, told.id)
    given.add(told.id)
  }
  for (const { kind, id } of named) if (!isOfItsNight(kind)) given.add(id)
  return alerts.map((alert, at) => {
    const id = ids.get(at) ?? ownId(alert.id, given)
    given.add(id)
    return id === alert.id ? alert : { ...alert, id }
  })
}

function ownId(id: string, given: ReadonlySet<string>): string {
  let number = 1
  let own = id
  while (given.has(own)) own = `${id}:${++number}`
  return own
}

/**
 * Returns the events to remember for the next forecast: current ones, earlier ones that may
 * reappear, and recently finished ones.
 *
 * @param nowDt unix seconds
 */
export function eventsToStore(
  alerts: readonly Alert[],
  before: readonly IdentifiedEvent[],
  nowDt: number,
): IdentifiedEvent[] {
  const now = alerts.map(({ kind, id, startDt, endDt }) => ({ kind, id, startDt, endDt }))
  const ids = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id, endDt }) => !ids.has(id) && endDt + FURTHEST > nowDt)
  return [...now, ...gone].slice(0, MAX_NAMED)
}
