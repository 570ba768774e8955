/**
 * How far the clocks of two machines may be apart, and how far a clock may be put back, before what it said is not
 * believed any more, ms.
 */
export const CLOCK_SKEW_MS = 60_000

/** Whether a moment has not come yet, by more than skew: a clock that was wrong has written it. Unix ms. */
export function isFuture(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/**
 * Whether what began and ends at these moments is under way. What a clock that was wrong began in the future is not:
 * it would go on until the clock gets there again. Unix ms.
 */
export function isDuring(since: number, until: number, now: number): boolean {
  return now < until && !isFuture(since, now)
}
