import type { Limit } from '../work/limits/limit.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import type { Alert, Sighting, Watched } from './alert.ts'
import type { AlertKind } from './alert-kinds.ts'

const HOUR = 3600
/**
 * When the day that an event is named by begins, hours after midnight: cold is told by the night, noon to noon, and
 * other weather by a day cut in the morning, when the fewest storms break out. A start that moves over midnight in the
 * next forecast leaves an event its name.
 */
const DAY_FROM: Readonly<Record<AlertKind, number>> = {
  frost: 12,
  ground_frost: 12,
  wind_chill: 12,
  gusts: 6,
  heavy_rain: 6,
  heavy_snow: 6,
  freezing_rain: 12,
  thunderstorm: 6,
  hail: 6,
  heat_stress: 6,
  heat_work: 6,
  blight: 0,
}
/** Frosts are news every evening, also where one lasts for days. */
const OF_ONE_NIGHT: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])

/** The local day an event is named by. */
export const dayOf = (kind: AlertKind, dt: number, place: PlaceZone): string =>
  localDay(place, dt - DAY_FROM[kind] * HOUR)

interface Joining {
  limit?: Limit
  /** Seconds without it that do not end an event. */
  lullSeconds: number
  worse: 'higher' | 'lower'
}

/**
 * Makes one alert of sightings that belong together: those of one day and those at most `lullSeconds` apart; of frosts
 * those of one night. Events that are over are left out. The figure is the worst that is not over; elapsed hours only
 * say when an event began.
 */
export function joinEvents(
  kind: AlertKind,
  sightings: readonly Sighting[],
  { fromDt, place }: Watched,
  { limit, lullSeconds, worse }: Joining,
): Alert[] {
  const events: { alert: Alert; isAhead: boolean; seen: Sighting[] }[] = []
  for (const sighting of sightings) {
    const { startDt, endDt, value, atDt } = sighting
    const last = events.at(-1)
    const id = `${kind}:${dayOf(kind, startDt, place)}`
    const isAhead = endDt > fromDt
    const goesOn = !OF_ONE_NIGHT.has(kind) && last !== undefined && startDt - last.alert.endDt <= lullSeconds
    if (last?.alert.id !== id && !goesOn) {
      const figures = { ...(value !== undefined && { value }), ...(limit && { limit }) }
      events.push({ alert: { id, kind, startDt, endDt, atDt, ...figures }, isAhead, seen: [sighting] })
      continue
    }
    const { alert, seen } = last
    seen.push(sighting)
    alert.endDt = Math.max(alert.endDt, endDt)
    if (!isAhead) continue
    if (!last.isAhead || isWorse(value, alert.value, worse)) {
      Object.assign(alert, { atDt, ...(value !== undefined && { value }) })
      last.isAhead = true
    }
  }
  return events.flatMap(({ alert, isAhead, seen }) => {
    if (!isAhead) return []
    const spells = spellsAhead(seen, fromDt, worse)
    const isWhole = spells.length === 1 && spells[0]?.startDt === alert.startDt
    return [isWhole ? alert : { ...alert, spells }]
  })
}

/** Sightings that meet are one spell, its figure the worst that is not over; spells that are over are left out. */
function spellsAhead(seen: readonly Sighting[], fromDt: number, worse: Joining['worse']): Sighting[] {
  const spells: Sighting[] = []
  for (const sighting of seen) {
    const last = spells.at(-1)
    if (!last || sighting.startDt > last.endDt) {
      spells.push({ ...sighting })
      continue
    }
    const isNews = last.endDt <= fromDt || isWorse(sighting.value, last.value, worse)
    const { value, atDt } = isNews && sighting.endDt > fromDt ? sighting : last
    Object.assign(last, {
      endDt: Math.max(last.endDt, sighting.endDt),
      atDt,
      ...(value !== undefined && { value }),
    })
  }
  return spells.filter(({ endDt }) => endDt > fromDt)
}

const isWorse = (value = 0, than = 0, worse: Joining['worse']): boolean =>
  worse === 'lower' ? value < than : value > than
