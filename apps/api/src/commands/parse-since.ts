const HOURS = { h: 1, d: 24, w: 168 } as const

/**
 * Parses a point in time: `2026-09-01` (midnight UTC), an ISO 8601 date and time, or `12h`, `7d`,
 * `4w` before `now`.
 * @returns null for any other text
 */
export function parseSince(text: string, now: Date): Date | null {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? []
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * HOURS[unit as keyof typeof HOURS] * 3_600_000)
  }
  if (!/^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text)) return null
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment
}
