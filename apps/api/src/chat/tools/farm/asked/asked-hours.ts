import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import type { Interval, PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { nightAfter, tonightAt } from '@smart-farming/weather-core/sun/night'
import { localDay, type PlaceZone, startOfDay, timeAtHour } from '@smart-farming/weather-core/zone'
import type { DayPart } from './time/day-names.ts'
import { daysThrough } from './time/through.ts'
import type { When } from './when.ts'

const HOUR = 3600
/** Somebody who asks about now means the next hours. */
const NOW_HOURS = 3
/** A time of day that is named stands for the hour that begins then. */
const NAMED_HOURS = 1
/** By the clock: when each part of a day begins and ends. The night is the sun's: sunset to sunrise. */
const HOURS: Readonly<Record<Exclude<DayPart, 'now' | 'night'>, readonly [number, number]>> = {
  dawn: [4, 8],
  morning: [6, 12],
  noon: [11, 15],
  afternoon: [12, 18],
  evening: [17, 22],
}

/** Nobody asks by the day of what is further ahead. */
const MOST_DAYS = 7

/** The place's own days that a question names, 'YYYY-MM-DD', in order; none where it names none. */
export function askedDays(
  { days, weekdays = [], weekLater, dates = [], nextWeek, restOfWeek, run, through }: When,
  place: PlaceZone,
  nowDt: number,
): string[] {
  const today = localDay(place, nowDt)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const monday = (8 - weekday) % 7 || 7
  const ahead = [
    ...days,
    ...(through ? daysThrough(through, weekday) : []),
    ...weekdays.map((one) =>
      nextWeek ? monday + ((one + 6) % 7) : ((one - weekday + 7) % 7) + (weekLater ? 7 : 0),
    ),
    ...(restOfWeek ? Array.from({ length: ((7 - weekday) % 7) + 1 }, (_, i) => i) : []),
    ...(nextWeek && weekdays.length === 0 ? Array.from({ length: 7 }, (_, i) => monday + i) : []),
  ]
  const first = ahead.length === 0 ? undefined : Math.min(...ahead)
  const running =
    run === undefined || first === undefined ? [] : Array.from({ length: run.days }, (_, i) => first + i)
  const inOrder = [...new Set([...ahead, ...running])]
    .toSorted((a, b) => a - b)
    .map((count) => dayAfter(today, count))
  return [...inOrder, ...dates.flatMap((date) => nextOf(date, today))].slice(0, MOST_DAYS)
}

/** The next day of a month with that number, today included; none where no month has it. */
function nextOf(date: number, today: string): string[] {
  const days = Array.from({ length: 62 }, (_, count) => dayAfter(today, count))
  return days.filter((day) => Number(day.slice(8)) === date).slice(0, 1)
}

/**
 * The stretches that a question is about: the days that it names, or their parts or hours. A part of today that is over
 * is that of tomorrow. None where it names no time.
 */
export function askedSpans(when: When, place: PlaceOnMap, nowDt: number): Interval[] {
  if (when.nextHours !== undefined) return [{ startDt: nowDt, endDt: nowDt + (when.nextHours + 1) * HOUR }]
  const named = askedDays(when, place, nowDt)
  const { part, orPart } = when
  const parts = [part, ...(orPart === undefined ? [] : [orPart])]
  const spans = parts.flatMap((one) => partSpans({ ...when, part: one }, named, place, nowDt))
  const last = spans.at(-1)
  if (!when.isUntil || last === undefined) return spans
  const [first = last] = spans
  // "Before the weekend" is before its first day.
  const endDt = when.isBefore && first.startDt > nowDt ? first.startDt : last.endDt
  return [{ startDt: nowDt, endDt }]
}

/** The place's own days that a question is about, those until the one that it names included. */
export function daysUntil(when: When, place: PlaceZone, nowDt: number): string[] {
  const named = askedDays(when, place, nowDt)
  const last = named.at(-1)
  if (!when.isUntil || last === undefined || when.part !== undefined || when.hour !== undefined) return named
  const today = localDay(place, nowDt)
  const all = Array.from({ length: MOST_DAYS }, (_, count) => dayAfter(today, count))
  const [first = last] = named
  return all.filter((day) => (when.isBefore && first > today ? day < first : day <= last))
}

function partSpans(
  when: Omit<When, 'part'> & { part: DayPart | undefined },
  named: readonly string[],
  place: PlaceOnMap,
  nowDt: number,
): Interval[] {
  const { part, hour } = when
  const today = localDay(place, nowDt)
  const isOfToday = named.every((day) => day === today)
  const isNow = part === 'now' && isOfToday
  if (isNow && hour === undefined) return [{ startDt: nowDt, endDt: nowDt + NOW_HOURS * HOUR }]
  const on = (day: string): Interval => hoursOf(day, when, place)
  // After midnight the night that is under way began yesterday; from sunrise on it is the one to come.
  if (part === 'night' && hour === undefined && isOfToday)
    return [tonightAt(place, nowDt) ?? nightAfter(place, today)]
  if (named.length > 0) return named.map(on)
  if (part === undefined && hour === undefined) return []
  const first = on(today)
  return [first.endDt > nowDt ? first : on(dayAfter(today, 1))]
}

function hoursOf(
  day: string,
  { part, hour, untilHour }: Pick<When, 'hour' | 'untilHour'> & { part: DayPart | undefined },
  place: PlaceOnMap,
): Interval {
  const at = (clock: number) => timeAtHour(place, clock < 24 ? day : dayAfter(day, 1), clock % 24)
  if (hour !== undefined) return { startDt: at(hour), endDt: at(untilHour ?? hour + NAMED_HOURS) }
  if (part === 'night') return nightAfter(place, day)
  if (part !== undefined && part !== 'now') return { startDt: at(HOURS[part][0]), endDt: at(HOURS[part][1]) }
  return { startDt: at(0), endDt: at(24) }
}

/** The days to be told of: those that a question names, or those of its hours; none where it names no time. */
export function toldDays(when: When, place: PlaceOnMap, nowDt: number): string[] {
  const named = askedDays(when, place, nowDt)
  const spans = askedSpans(when, place, nowDt)
  return named.length > 0 ? named : [...new Set(spans.map(({ startDt }) => localDay(place, startDt)))]
}

/** The past that is asked about, from the beginning of a day of the place to now at most; undefined where none is. */
export function askedPast(
  { since, sinceDate, isThatDay, isThatNight, hour, forHours, weekdays: [weekday] = [] }: When,
  place: PlaceZone,
  nowDt: number,
): Interval | undefined {
  if (since === undefined) return undefined
  const today = localDay(place, nowDt)
  if (sinceDate !== undefined) {
    const before = Array.from({ length: 62 }, (_, count) => dayAfter(today, -count))
    const day = before.find((one) => Number(one.slice(8)) === sinceDate)
    return day === undefined ? undefined : { startDt: startOfDay(place, day), endDt: nowDt }
  }
  if (isThatNight) {
    const [startDt, endDt] = [timeAtHour(place, dayAfter(today, -1), 18), timeAtHour(place, today, 6)]
    return { startDt, endDt: Math.min(endDt, nowDt) }
  }
  const todays = new Date(`${today}T12:00:00Z`).getUTCDay()
  const back = weekday === undefined ? since : (todays - weekday + 7) % 7 || 7
  if (hour !== undefined) {
    const startDt = timeAtHour(place, dayAfter(today, -back), hour)
    const hours = forHours ?? (isThatDay ? 1 : undefined)
    // "I sprayed at 7 this morning": from then until now.
    const endDt = hours === undefined ? nowDt : Math.min(startDt + hours * HOUR, nowDt)
    if (startDt < nowDt) return { startDt, endDt }
  }
  const endDt = isThatDay ? startOfDay(place, dayAfter(today, 1 - back)) : nowDt
  return { startDt: startOfDay(place, dayAfter(today, -back)), endDt: Math.min(endDt, nowDt) }
}
