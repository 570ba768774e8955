export type Confidence = 'high' | 'medium' | 'low'

/** Heuristic: days, including today, before the forecast becomes uncertain. */
export const CONFIDENT_DAYS = 3

/**
 * Confidence of a forecast day, a heuristic. `day` starts at 0; chances are 0..1. The first two
 * days are high if every chance of rain is known and below 20 % or above 80 %, otherwise medium.
 * The third day is medium. Later days, and incomplete days after the first, are low.
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
