/**
 * Tolerated skew between two machines' clocks, and tolerated setback of a clock, before timestamps are distrusted, ms.
 */
export const CLOCK_SKEW_MS = 60_000

/** Timestamp lies in the future by more than the skew: a wrong clock has written it. Unix ms. */
export function isFuture(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/**
 * Whether a period between these moments is current. One that begins in the future was written by a wrong clock: it
 * would last until that time comes. Unix ms.
 */
export function isDuring(since: number, until: number, now: number): boolean {
  return now < until && !isFuture(since, now)
}
