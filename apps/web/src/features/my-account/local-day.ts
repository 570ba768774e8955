const DAY_MS = 86_400_000

/**
 * Returns the calendar day of an instant (ISO 8601, or unix ms) in the browser's time zone, as
 * `YYYY-MM-DD`.
 */
export function localDay(at: string | number): string {
  const date = new Date(at)
  const digits = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return digits.map((value) => String(value).padStart(2, '0')).join('-')
}

/**
 * Counts the calendar days since an instant: 0 is today. Never negative, even if the clock is
 * behind.
 */
export function daysSince(at: string, nowMs: number): number {
  const [then, today] = [localDay(at), localDay(nowMs)].map((day) => Date.parse(day))
  return Math.max(0, Math.round(((today ?? 0) - (then ?? 0)) / DAY_MS))
}
