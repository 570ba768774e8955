import type { Interval } from '../sun/daylight.ts'
import type { Alert } from './alert.ts'

/** An event as it was told, with the id that it got then. */
export interface NamedEvent extends Interval {
  kind: string
  id: string
}

/** Heuristic: an event that lies further from where it was told before, seconds, is another. */
const FURTHEST = 86_400
/** Kept for so many events at most, the newest. */
const MOST_NAMED = 60

/** Seconds between two stretches of time; 0 where they meet. */
const gapOf = (a: Interval, b: Interval): number => Math.max(0, a.startDt - b.endDt, b.startDt - a.endDt)

/** Cold is told night by night: its night is its name, and a frost of another night is another. */
const isOfItsNight = (kind: string): boolean => kind === 'frost' || kind === 'ground_frost'

/**
 * Gives events the ids under which they were told before, however they have moved since: of each kind those that lie
 * nearest to each other belong together, the nearest pair first. One that is over leaves its id to nothing that does
 * not meet it: what is new keeps its own, or gets a number behind it where that was told before.
 *
 * @param nowDt unix seconds
 */
export function keepIds<Event extends Alert>(
  alerts: readonly Event[],
  named: readonly NamedEvent[],
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
 * What is to be known of events when the next forecast comes: those told now, and those told before that are not there
 * now and may be again, or are over and must not be taken for new ones.
 *
 * @param nowDt unix seconds
 */
export function namedNow(
  alerts: readonly Alert[],
  before: readonly NamedEvent[],
  nowDt: number,
): NamedEvent[] {
  const now = alerts.map(({ kind, id, startDt, endDt }) => ({ kind, id, startDt, endDt }))
  const ids = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id, endDt }) => !ids.has(id) && endDt + FURTHEST > nowDt)
  return [...now, ...gone].slice(0, MOST_NAMED)
}
