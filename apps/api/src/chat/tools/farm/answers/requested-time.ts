import type { DayPart, ForecastPeriod } from '@smart-farming/market-core/chat'
import { addDays } from '@smart-farming/weather-core/steps/local-days'
import type { Interval, PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { findTonight, nightFollowing } from '@smart-farming/weather-core/sun/night'
import { localDay, timeAtHour } from '@smart-farming/weather-core/zone'

const HOUR = 3600
/** Clock hours of each part of a day, except the night, which runs from sunset to sunrise. */
const PART_HOURS: Readonly<Record<Exclude<DayPart, 'night'>, readonly [from: number, until: number]>> = {
  dawn: [4, 8],
  morning: [6, 12],
  noon: [11, 15],
  afternoon: [12, 18],
  evening: [17, 22],
}
/** Longer than any forecast, so that days beyond the end of the forecast are noticed. */
const MAX_DAYS = 10

/** The time named in a weather question, resolved for a place. */
export interface RequestedTime {
  /** In order; empty if no time is named or the whole forecast is meant. */
  readonly spans: readonly Interval[]
  /** Days on which the spans begin, `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** True if hours or parts of days are named, instead of whole days. */
  readonly isOfHours: boolean
  readonly isPast: boolean
}

/**
 * Resolves a time in the local time of a place. If no day is named, a part of today that is over
 * means tomorrow's.
 * @param isAhead true for questions about the future: in the evening, "today at noon" then means
 * tomorrow
 * @param nowDt Unix seconds
 * @param endDt end of the forecast, Unix seconds
 */
export function resolveRequestedTime(
  when: ForecastPeriod,
  place: PlaceOnMap,
  { isAhead, nowDt, endDt }: { isAhead: boolean; nowDt: number; endDt: number },
): RequestedTime {
  const moved = spansOf(when, place, nowDt).map((span) => {
    const later = when.weekdays ? 7 : isAhead ? 1 : 0
    if (span.endDt > nowDt || when.daysAgo !== undefined || later === 0) return span
    return hoursOn(addDays(localDay(place, span.startDt), later), when, place)
  })
  // "Mornings this week" means the mornings within the forecast.
  const spans = when.week ? moved.filter((span) => span.startDt < endDt && span.endDt > nowDt) : moved
  return {
    spans,
    days: [...new Set(spans.map(({ startDt }) => localDay(place, startDt)))],
    isOfHours: isOfHours(when),
    isPast: spans.length > 0 && spans.every((span) => span.endDt <= nowDt),
  }
}

const isOfHours = ({ part, hours, nextHours }: ForecastPeriod): boolean =>
  part !== undefined || hours !== undefined || nextHours !== undefined

function spansOf(when: ForecastPeriod, place: PlaceOnMap, nowDt: number): Interval[] {
  const { nextHours, daysAgo, through } = when
  const today = localDay(place, nowDt)
  if (nextHours !== undefined) return [{ startDt: nowDt, endDt: nowDt + Math.max(1, nextHours) * HOUR }]
  if (daysAgo !== undefined) {
    const { startDt, endDt } = hoursOn(addDays(today, -daysAgo), when, place)
    return [{ startDt, endDt: through ? nowDt : Math.min(endDt, nowDt) }]
  }
  const named = namedDays(when, today)
  const spans = isOfHours(when) || named.length > 0 ? spansOn(named, when, place, nowDt) : []
  const [first, last] = [spans[0], spans.at(-1)]
  if (!through || !isOfHours(when) || !first || !last) return spans
  return [{ startDt: localDay(place, first.startDt) === today ? nowDt : first.startDt, endDt: last.endDt }]
}

function spansOn(
  named: readonly string[],
  when: ForecastPeriod,
  place: PlaceOnMap,
  nowDt: number,
): Interval[] {
  const today = localDay(place, nowDt)
  // After midnight, the current night began yesterday; after sunrise, "tonight" is the coming
  // night.
  if (when.part === 'night' && when.hours === undefined && named.every((day) => day === today))
    return [findTonight(place, nowDt) ?? nightFollowing(place, today)]
  if (named.length > 0) return named.map((day) => hoursOn(day, when, place))
  const first = hoursOn(today, when, place)
  return [first.endDt > nowDt ? first : hoursOn(addDays(today, 1), when, place)]
}

function hoursOn(day: string, { part, hours }: ForecastPeriod, place: PlaceOnMap): Interval {
  const at = (clock: number) => timeAtHour(place, addDays(day, Math.floor(clock / 24)), clock % 24)
  if (part === 'night' && hours === undefined) return nightFollowing(place, day)
  const [partFrom, partUntil] = part === undefined || part === 'night' ? [0, 24] : PART_HOURS[part]
  const { from, until = from + 1 } = hours ?? { from: partFrom, until: partUntil }
  return { startDt: at(from), endDt: at(until > from ? until : until + 24) }
}

/** Named days, `YYYY-MM-DD`, in order. */
function namedDays(when: ForecastPeriod, today: string): string[] {
  const { days = [], weekdays = [], dates = [], nextWeek, week, through } = when
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const monday = (8 - weekday) % 7 || 7
  const ahead = [
    ...days,
    ...weekdays.map((one) => (nextWeek ? monday + ((one + 6) % 7) : (one - weekday + 7) % 7)),
    ...(nextWeek && weekdays.length === 0 ? range(monday, monday + 6) : []),
    ...(week && isOfHours(when) ? range(0, 6) : []),
    // The next day with that day of the month.
    ...dates.flatMap(
      (date) => range(0, 61).find((count) => Number(addDays(today, count).slice(8)) === date) ?? [],
    ),
  ]
  const [first = 0, last = 0] = [ahead.length > 1 ? ahead[0] : 0, ahead.at(-1)]
  // "From Friday to Monday" ends in the following week.
  const all = through && ahead.length > 0 ? range(first, last < first ? last + 7 : last) : ahead
  return [...new Set(all)]
    .toSorted((a, b) => a - b)
    .slice(0, MAX_DAYS)
    .map((count) => addDays(today, count))
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
