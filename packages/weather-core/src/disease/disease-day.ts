import { localDay, type PlaceZone } from '../zone.ts'
import type { LeafHour } from './leaf-hours.ts'

/** Result of a model for a day: its condition is met, is not met, or data is missing. */
export type DiseaseVerdict = 'met' | 'not_met' | 'unknown'

/** A day at the place ('YYYY-MM-DD') with a model's result. */
export interface DiseaseDay {
  day: string
  verdict: DiseaseVerdict
}

/** A day of a clock change has 23 hours. */
const HOURS_OF_A_DAY = 23

/**
 * Aggregates hourly results into days: met if one hour is; not met only for a complete day with every hour known not to
 * be.
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
