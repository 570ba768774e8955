import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import { formatDayParts, formatWeekday } from '@smart-farming/words/format/weather/calendar-day'
import { formatClock, formatHour } from '@smart-farming/words/format/weather/clock'
import { formatDuration as lengthOfTime } from '@smart-farming/words/format/weather/duration'
import { words } from './words.ts'

/** Formats a calendar day ('YYYY-MM-DD'), such as 'Mon, 21 Sept'. */
export const dayLabel = (key: string): string => words.weather.day(formatDayParts(words.tag, key))

/** Local time at `dt` (unix seconds), such as '09:00'. */
export const clockTime = (place: PlaceZone, dt: number): string => formatClock(words.tag, place, dt)

/** Short local time at `dt` (unix seconds): '09', or '09:30' between whole hours. */
export const shortHour = (place: PlaceZone, dt: number): string => {
  const clock = clockTime(place, dt)
  return clock.endsWith(':00') ? formatHour(words.tag, place, dt) : clock
}

/** Start of a time window: 'now' once begun, or else its {@link shortHour}. */
export const startHour = (place: PlaceZone, stretch: { startDt: number; hasBegun?: boolean }): string =>
  stretch.hasBegun ? words.weather.job.now : shortHour(place, stretch.startDt)

/** Local time at `dt`, with the day unless `now` is on the same day (both unix seconds). */
export function timeAt(place: PlaceZone, dt: number, now: number): string {
  const day = localDay(place, dt)
  const clock = clockTime(place, dt)
  return day === localDay(place, now) ? clock : words.weather.dayWithTime({ day: dayLabel(day), clock })
}

/** Local weekday and time at `dt` (unix seconds): 'Friday 18:00' or 'Fri 18:00'. */
export const weekdayTime = (place: PlaceZone, dt: number, length: 'long' | 'short' = 'long'): string =>
  words.weather.weekdayWithTime({
    weekday: formatWeekday(words.tag, localDay(place, dt), length),
    clock: clockTime(place, dt),
  })

/**
 * Like {@link weekdayTime}, for the end of an interval: 'midnight Thursday night' instead of
 * 'Friday 00:00'.
 */
export function endTime(place: PlaceZone, dt: number): string {
  const evening = localDay(place, dt - 60)
  return evening === localDay(place, dt)
    ? weekdayTime(place, dt)
    : words.weather.midnight({ weekday: formatWeekday(words.tag, evening) })
}

/** Formats a duration in its largest whole unit, such as '1 minute', '3 hours' or '2 days'. */
export const formatDuration = (seconds: number): string => lengthOfTime(words.tag, seconds)
