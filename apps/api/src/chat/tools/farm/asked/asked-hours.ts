import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, type PlaceZone, startOfDay, timeAtHour } from '@smart-farming/weather-core/zone'
import type { DayPart, When } from './when.ts'

const HOUR = 3600
/** Who asks about now means the next hours. */
const NOW_HOURS = 3
/** A time of day that is named stands for the hour that begins then. */
const NAMED_HOURS = 1
/** By the clock: when each part of a day begins and ends. */
const HOURS: Readonly<Record<Exclude<DayPart, 'now'>, readonly [number, number]>> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [17, 22],
  night: [20, 30],
}

/** The place's own days that a question names, 'YYYY-MM-DD', in order; none where it names none. */
export function askedDays({ days, weekdays = [] }: When, place: PlaceZone, nowDt: number): string[] {
  const today = localDay(place, nowDt)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const ahead = [...days, ...weekdays.map((one) => (one - weekday + 7) % 7)]
  return [...new Set(ahead)].toSorted((a, b) => a - b).map((count) => dayAfter(today, count))
}

/**
 * The hours that a question is about: those of the one day that it names, or the part or hour of a day. A part of today
 * that is over is that of tomorrow. Undefined where it names no time, or several days.
 */
export function askedHours(when: When, place: PlaceZone, nowDt: number): Interval | undefined {
  const named = askedDays(when, place, nowDt)
  const { part, hour } = when
  if (part === 'now' && named.length === 0) return { startDt: nowDt, endDt: nowDt + NOW_HOURS * HOUR }
  if (named.length > 1) return undefined
  const on = (day: string): Interval => hoursOf(day, part, hour, place)
  if (named[0] !== undefined) return on(named[0])
  if (part === undefined && hour === undefined) return undefined
  const today = localDay(place, nowDt)
  const first = on(today)
  return first.endDt > nowDt ? first : on(dayAfter(today, 1))
}

function hoursOf(
  day: string,
  part: DayPart | undefined,
  hour: number | undefined,
  place: PlaceZone,
): Interval {
  const at = (clock: number) => timeAtHour(place, clock < 24 ? day : dayAfter(day, 1), clock % 24)
  if (hour !== undefined) return { startDt: at(hour), endDt: at(hour) + NAMED_HOURS * HOUR }
  if (part !== undefined && part !== 'now') return { startDt: at(HOURS[part][0]), endDt: at(HOURS[part][1]) }
  return { startDt: at(0), endDt: at(24) }
}

/** The days to be told of: those that a question names, or the one of its hours; none where it names no time. */
export function toldDays(when: When, place: PlaceZone, nowDt: number): string[] {
  const named = askedDays(when, place, nowDt)
  const hours = askedHours(when, place, nowDt)
  return named.length === 0 && hours ? [localDay(place, hours.startDt)] : named
}

/** The past that is asked about, from the beginning of a day of the place to now at most; undefined where none is. */
export function askedPast(
  { since, isThatDay, weekdays: [weekday] = [] }: When,
  place: PlaceZone,
  nowDt: number,
): Interval | undefined {
  if (since === undefined) return undefined
  const today = localDay(place, nowDt)
  const todays = new Date(`${today}T12:00:00Z`).getUTCDay()
  const back = weekday === undefined ? since : (todays - weekday + 7) % 7 || 7
  const endDt = isThatDay ? startOfDay(place, dayAfter(today, 1 - back)) : nowDt
  return { startDt: startOfDay(place, dayAfter(today, -back)), endDt: Math.min(endDt, nowDt) }
}
