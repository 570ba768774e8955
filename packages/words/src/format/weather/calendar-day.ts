import { cachePerTag } from '../per-tag.ts'

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  cachePerTag((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
const weekdays = {
  long: dayFormat({ weekday: 'long' }),
  short: dayFormat({ weekday: 'short' }),
}
const short = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** A day ('YYYY-MM-DD') as midnight UTC, independent of the time zone. */
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * Weekday of a calendar day ('YYYY-MM-DD'): 'Monday', or 'Mon'.
 *
 * @param tag of the language, BCP 47
 */
export const formatWeekday = (tag: string, day: string, length: keyof typeof weekdays = 'long'): string =>
  weekdays[length](tag).format(momentOf(day))

/**
 * Parts of a calendar day ('YYYY-MM-DD'), short: 'Mon', '21', 'Sept'. Separate, because browsers join them differently.
 */
export function formatDayParts(tag: string, day: string): { weekday: string; day: string; month: string } {
  const parts = { weekday: '', day: '', month: '' }
  for (const { type, value } of short(tag).formatToParts(momentOf(day)))
    if (type === 'weekday' || type === 'day' || type === 'month') parts[type] = value
  return parts
}

/**
 * A calendar day ('YYYY-MM-DD'), short: 'Mon 21 Sept'.
 *
 * @param tag of the language, BCP 47
 */
export const formatShortDay = (tag: string, day: string): string => short(tag).format(momentOf(day))
