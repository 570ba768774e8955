import { localDay, type PlaceZone } from '../zone.ts'
import type { LeafHour } from './leaf-hours.ts'

/** Result of a model for a day: its condition is met, is not met, or data is missing. */
export type DiseaseVerdict = 'met' | 'not_met' | 'unknown'

/** A day at the place ('YYYY-MM-DD') with a model's result. */
export interface DiseaseDay {
  day: string
  verdict: DiseaseVerdict
}

/** Minimum hours of a complete day: the day on which clocks go forward has 23. */
const HOURS_OF_A_DAY = 23

/**
 * Aggregates hourly results into days: met if any hour is met; not met only if the day is complete and every hour is
 * known to be not met.
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
