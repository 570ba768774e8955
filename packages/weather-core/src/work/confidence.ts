/** How far a day's decisions can be trusted. */
export type Confidence = 'high' | 'medium' | 'low'

/** Heuristic: for so many days, today the first, a forecast is more than uncertain. */
export const SURE_DAYS = 3

/**
 * Confidence of a forecast day, a heuristic: the first two days high where every chance of rain is below 20 % or above
 * 80 %, else medium; the third medium; later days, and a part day beyond the first, low. `day` counts from 0, the
 * chances are 0..1; a missing chance leaves the first days at medium.
 */
export function dayConfidence(
  day: number,
  complete: boolean,
  pops: readonly (number | undefined)[],
): Confidence {
  if (day >= SURE_DAYS || (day > 0 && !complete)) return 'low'
  if (day === 2) return 'medium'
  return pops.every((pop) => pop !== undefined && (pop < 0.2 || pop > 0.8)) ? 'high' : 'medium'
}
