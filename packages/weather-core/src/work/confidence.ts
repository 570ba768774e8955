/** Reliability of a day's verdicts. */
export type Confidence = 'high' | 'medium' | 'low'

/** Heuristic: number of days, including today, before the forecast becomes uncertain. */
export const CONFIDENT_DAYS = 3

/**
 * Confidence of a forecast day, a heuristic: the first two days are high if every chance of rain is below 20 % or above
 * 80 %, otherwise medium; the third is medium; later days, and a part day beyond the first, are low. `day` counts from
 * 0, the chances are 0..1; a missing chance leaves the first days at medium.
 */
export function dayConfidence(
  day: number,
  complete: boolean,
  pops: readonly (number | undefined)[],
): Confidence {
  if (day >= CONFIDENT_DAYS || (day > 0 && !complete)) return 'low'
  if (day === 2) return 'medium'
  return pops.every((pop) => pop !== undefined && (pop < 0.2 || pop > 0.8)) ? 'high' : 'medium'
}
