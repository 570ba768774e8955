import type { Limit } from '../work/limits/limit.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import type { Alert, Exceedance, SearchedWeather } from './alert.ts'
import type { AlertKind } from './alert-kinds.ts'

const HOUR = 3600
/**
 * Local hour at which an event's id day begins, so that a start that shifts across midnight keeps
 * its id. Noon for cold, to keep a night together. Early morning for others, when storms are least
 * likely to begin.
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
/** Reported once per night, even if a frost lasts for days. */
const OF_ONE_NIGHT: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost'])

/** Local day for an event's id. */
export const eventDay = (kind: AlertKind, dt: number, place: PlaceZone): string =>
  localDay(place, dt - DAY_FROM[kind] * HOUR)

interface Joining {
  limit?: Limit
  /** Maximum gap within an event, seconds. */
  lullSeconds: number
  worse: 'higher' | 'lower'
}

/**
 * Merges sightings into alerts: those on the same day or at most `lullSeconds` apart, and frosts by
 * night. Finished events are left out. The value is the worst remaining one.
 */
export function joinEvents(
  kind: AlertKind,
  sightings: readonly Exceedance[],
  { fromDt, place }: SearchedWeather,
  { limit, lullSeconds, worse }: Joining,
): Alert[] {
  const events: { alert: Alert; isAhead: boolean; seen: Exceedance[] }[] = []
  for (const sighting of sightings) {
    const { startDt, endDt, value, atDt } = sighting
    const last = events.at(-1)
    const id = `${kind}:${eventDay(kind, startDt, place)}`
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

/**
 * Merges adjacent sightings into spells with their worst remaining value. Finished spells are left
 * out.
 */
function spellsAhead(seen: readonly Exceedance[], fromDt: number, worse: Joining['worse']): Exceedance[] {
  const spells: Exceedance[] = []
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
