/**
 * Tolerated difference between two machines' clocks, and tolerated setback of a clock, before timestamps are
 * distrusted, in ms.
 */
export const CLOCK_SKEW_MS = 60_000

/** True if a timestamp lies in the future by more than the tolerance: a wrong clock has written it. Unix ms. */
export function isFuture(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/**
 * True if a period between these times is current. A period that begins in the future was written by a wrong clock, and
 * would otherwise last until that time comes. Unix ms.
 */
export function isDuring(since: number, until: number, now: number): boolean {
  return now < until && !isFuture(since, now)
}
