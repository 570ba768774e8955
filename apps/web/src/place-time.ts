import { localDay, localHour, type PlaceZone } from '@smart-farming/weather-core/zone'

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/**
 * A calendar day ('YYYY-MM-DD') in British English: 'Mon, 21 Sept'. Put together from its parts, because browsers
 * differ on the comma.
 */
export function dayLabel(key: string): string {
  const part: Record<string, string> = {}
  for (const { type, value } of dayFormat.formatToParts(new Date(`${key}T00:00:00Z`))) part[type] = value
  return `${part.weekday}, ${part.day} ${part.month}`
}

/** The place's own clock at `dt` (unix seconds): '09:00', 24 hours. */
export function clockTime(place: PlaceZone, dt: number): string {
  const minutes = Math.floor(localHour(place, dt) * 60 + 1e-6)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The place's own time at `dt`, with the day when that is not the day of `now` (both unix seconds). */
export function timeAt(place: PlaceZone, dt: number, now: number): string {
  const day = localDay(place, dt)
  const time = clockTime(place, dt)
  return day === localDay(place, now) ? time : `${dayLabel(day)}, ${time}`
}

/** The place's own day and time at `dt` (unix seconds): 'Friday 18:00'. */
export function weekdayTime(place: PlaceZone, dt: number): string {
  return `${weekday.format(new Date(`${localDay(place, dt)}T00:00:00Z`))} ${clockTime(place, dt)}`
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** A length of time in words, in its largest whole unit: '1 minute', '3 hours', '2 days'. */
export function ageInWords(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60))
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const twoDigits = (value: number) => String(value).padStart(2, '0')
