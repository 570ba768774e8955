import { localDay, type PlaceZone } from '../zone.ts'
import type { LeafHour } from './leaf-hours.ts'

/** A model's result for a day: condition met, not met, or data missing. */
export type DiseaseVerdict = 'met' | 'not_met' | 'unknown'

export interface DiseaseDay {
  day: string
  verdict: DiseaseVerdict
}

/** A day is complete from 23 hours, because clocks may go forward. */
const HOURS_OF_A_DAY = 23

/**
 * Aggregates hourly results into days: met if any hour is met. "Not met" requires a complete day of
 * hours known to be not met.
 */
export function diseaseDays(
  hours: readonly LeafHour[],
  verdicts: readonly DiseaseVerdict[],
  place: PlaceZone,
): DiseaseDay[] {
  const days = Map.groupBy(
    hours.map(({ dt }, i) => ({ day: localDay(place, dt), verdict: verdicts[i] ?? 'unknown' })),
    ({ day }) => day,
  )
  return [...days].map(([day, each]) => {
    if (each.some(({ verdict }) => verdict === 'met')) return { day, verdict: 'met' }
    const isKnown = each.length >= HOURS_OF_A_DAY && each.every(({ verdict }) => verdict === 'not_met')
    return { day, verdict: isKnown ? 'not_met' : 'unknown' }
  })
}
