/**
 * Tolerated difference between the clocks of two machines, and tolerated setback of a clock, in ms.
 * Timestamps beyond it are distrusted.
 */
export const CLOCK_SKEW_MS = 60_000

/**
 * Whether a timestamp (Unix ms) is in the future by more than the tolerance, and therefore from a
 * wrong clock.
 */
export function isFuture(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/**
 * Whether a period (Unix ms) is current. A period that begins in the future is not, because a wrong
 * clock wrote it, and it would last too long.
 */
export function isDuring(since: number, until: number, now: number): boolean {
  return now < until && !isFuture(since, now)
}
