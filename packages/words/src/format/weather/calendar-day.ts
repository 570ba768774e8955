import { cachePerTag } from '../per-tag.ts'

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  cachePerTag((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
const weekdays = {
  long: dayFormat({ weekday: 'long' }),
  short: dayFormat({ weekday: 'short' }),
}
const short = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** Midnight UTC of a day ('YYYY-MM-DD'). */
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * Weekday of a calendar day ('YYYY-MM-DD'): 'Monday', or 'Mon'.
 *
 * @param tag BCP 47 language
 */
export const formatWeekday = (tag: string, day: string, length: keyof typeof weekdays = 'long'): string =>
  weekdays[length](tag).format(momentOf(day))

/**
 * Short parts of a calendar day ('YYYY-MM-DD'): 'Mon', '21', 'Sept'. Separate, because browsers
 * join them differently.
 */
export function formatDayParts(tag: string, day: string): { weekday: string; day: string; month: string } {
  const parts = { weekday: '', day: '', month: '' }
  for (const { type, value } of short(tag).formatToParts(momentOf(day)))
    if (type === 'weekday' || type === 'day' || type === 'month') parts[type] = value
  return parts
}

/**
 * Formats a calendar day ('YYYY-MM-DD') as 'Mon 21 Sept'.
 *
 * @param tag BCP 47 language
 */
export const formatShortDay = (tag: string, day: string): string => short(tag).format(momentOf(day))
