import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import { byTheHousehold } from './time/by-the-household.ts'
import { withClock } from './time/clock-said.ts'
import { afterTomorrow, type DayPart, parts, today, tomorrow, weekdaysNamed } from './time/day-names.ts'
import { type DayRun, dayRun } from './time/day-run.ts'
import { readSince } from './time/read-since.ts'
import { asksBothHalves, beforeOf, halfDay, hourOf, saidClock } from './time/said-clock.ts'
import { type Through, throughOf } from './time/through.ts'
import { saysInARow, unreadDayOf } from './time/unread-day.ts'

/** When a question is about: the days that it names, and which hours of them. */
export interface When {
  /** Counted from today. */
  days: readonly number[]
  /** From Sunday, 0, to Saturday; the next of that name, today included. */
  weekdays?: readonly number[]
  /** A week behind the next of them: "Friday week". */
  weekLater?: true
  part?: DayPart
  /** A second part, where it asks of either: "now or in the evening". */
  orPart?: DayPart
  /** By the clock, 0 to 23. */
  hour?: number
  /** Until then by the clock, 1 to 24, where it names both ends. */
  untilHour?: number
  /** So many hours from now on. */
  nextHours?: number
  /** Days of a month, from 1; the next of that number, today included. */
  dates?: readonly number[]
  /** The days of next week, from its Monday. */
  nextWeek?: true
  /** From today to the end of its week, Sunday. */
  restOfWeek?: true
  /** Days that follow one another, from the first that it names on. */
  run?: DayRun
  /** All days from one that it names to another: "between now and Wednesday". */
  through?: Through
  /** Dry days that follow one another, however many. */
  inARow?: true
  /** A word where a day's name stands, that is none: "the dawn of quinta". */
  unreadDay?: string
  /** All days that the forecast has, each by itself. */
  isWeek?: true
  /** From now until the end of what it names: "dry until Tuesday evening". */
  isUntil?: true
  /** Until that day begins: "before Monday". */
  isBefore?: true
  /** It reaches further than any forecast by the day: a month, a season. */
  isFar?: true
  /** What has been: from so many days before today until now, or to the end of that day. */
  since?: number
  isThatDay?: true
  /** So many hours from the hour of that day on. */
  forHours?: number
  /** Of the night that began on that day. */
  isThatNight?: true
  /** The past since the last day of a month with that number. */
  sinceDate?: number
}

const months =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec'
const far = new RegExp(
  `(?<![^ ])(?:next month|this month|coming month|months?|(?:this|next|coming|whole|rainy|dry|wet|growing) season|season|monsoon|monsoons|long rains|short rains|rainy season|this year|next year|(?:this|next|coming) (?:winter|summer|spring|autumn)|kharif|rabi|el nino|la nina|(?:in|of|will|for|by|during) (?:${months}|may)|(?:two|three|four|2|3|4) weeks|a fortnight|fortnight|(?:in|next|coming|following) (?:the next )?(?:eight|nine|ten|twelve|fourteen|twenty|thirty) days)(?![^ ])`,
)
const dated = new RegExp(
  `(?<![^ ])(?:on the (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)|(\\d{1,2}) (?:${months})|(?:${months}) (\\d{1,2}))(?![^ ])`,
  'g',
)
const anyDay = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const aWeekLater = new RegExp(
  `(?<![^ ])(?:(?:${anyDay}) week|(?:a )?week (?:on|from) (?:${anyDay})|(?:${anyDay}) after next)(?![^ ])`,
)
const week = ['this week', 'coming days', 'next days', 'these days', 'coming week']
const until =
  /(?<![^ ])(?:until|till|up to|before|by) (?:tomorrow|tonight|this|the|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|evening|noon|afternoon|weekend)(?![^ ])/
const untilADay =
  /(?<![^ ])before (?:the )?(?:weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?! (?:morning|noon|afternoon|evening|night))(?![^ ])/
const hoursAhead =
  /(?<![^ ])(?:in|next|within|coming|after|for) (?:the next )?(\d{1,2}|an|one|two|three|four|five|six|few|couple of) (?:hours?|hrs?|h)(?![^ ])/
const stretchOfDay = new RegExp(
  `(?<![^ ])(?:from |between )?(\\d{1,2})(?:[.:]\\d{2})? ?(am|pm)? ?(?:to|-|till|until|and|a|se) ?(\\d{1,2})(?:[.:]\\d{2})? ?(am|pm)?(?![^ ])(?! (?:mm|cm|inch|inches|days?|weeks?|kg|km|kmh|kph|mph|knots?|degrees?|deg|c|f|celsius|percent|%|acres?|ha|hours?|hrs?|bags?|tonnes?|${months}|may)(?![^ ]))`,
)

/**
 * Reads when a plain question is about.
 *
 * @param asked as `plainText` makes it: lower case, no accents
 */
export function readWhen(asked: string): When {
  const plain = withClock(asked)
  const says = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, plainText(phrase)))
  const isAfter = says(afterTomorrow)
  const named = [
    ...(says(today) ? [0] : []),
    ...(says(tomorrow) && !isAfter ? [1] : []),
    ...(isAfter ? [2] : []),
  ]
  const ofWeek = weekdaysNamed(plain)
  const weekend = says(['weekend', 'fin de semana', 'week end']) ? [6, 0] : []
  const since = readSince(plain, says, ofWeek[0])
  if (since !== undefined) {
    const then = since.isThatDay || since.since === 0 ? (hourOf(plain) ?? saidClock(plain)?.hour) : undefined
    const many = then === undefined ? undefined : hoursAfter(plain)
    return {
      days: [],
      ...since,
      ...(then !== undefined && { hour: then }),
      ...(many !== undefined && { forHours: many }),
    }
  }
  const run = dayRun(plain, ofWeek.length > 0 || named.length > 0)
  const through = throughOf(plain)
  if (through !== undefined) return { days: [], through, ...(run && { run }) }
  const ahead = run === undefined ? nextDays(plain) : undefined
  const endsAtMidnight = /(?<![^ ])(?:until|till|up to|before|by|to) midnight(?![^ ])/.test(plain)
  const isWholeDay = asksBothHalves(plain)
  const fromToday = (endsAtMidnight || run?.fromToday) && ofWeek.length === 0
  const days = named.length > 0 ? named : (ahead ?? (fromToday ? [0] : []))
  const half = halfDay(plain) ?? byTheHousehold(plain)
  const isNoonOnly = isWholeDay || half !== undefined
  const said = (Object.keys(parts) as DayPart[]).filter(
    (each) => says(parts[each]) && !(each === 'noon' && isNoonOnly),
  )
  // "Early morning" is not the morning as well.
  const [part, orPart] = said.includes('dawn') ? said.filter((each) => each !== 'morning') : said
  const clock = hourOf(plain) === undefined && half === undefined ? saidClock(plain) : undefined
  const between =
    half ??
    stretchOf(plain, part) ??
    (clock?.isAfter ? { hour: clock.hour, untilHour: 24 } : undefined) ??
    beforeOf(plain, clock)
  const hour = between?.hour ?? hourOf(plain) ?? clock?.hour
  const all = [...ofWeek, ...weekend]
  const nextHours = hoursOf(plain)
  const dates = [...plain.matchAll(dated)].map((found) => Number(found.slice(1).find(Boolean)))
  const restOfWeek = /(?<![^ ])(?:rest|remainder|end) of (?:the|this) week(?![^ ])/.test(plain)
  const isNextWeek = says(['next week', 'coming week', 'semaine prochaine', 'proxima semana'])
  const isFar =
    (far.test(plain) && dates.length === 0) ||
    Number(/(?<![^ ])next (\d+) days/.exec(plain)?.[1]) > MOST_AHEAD
  return {
    days,
    ...(all.length > 0 && { weekdays: all }),
    ...(all.length > 0 && aWeekLater.test(plain) && { weekLater: true as const }),
    ...(part !== undefined && { part }),
    ...(orPart !== undefined && { orPart }),
    ...(hour !== undefined && { hour }),
    ...(between && { untilHour: between.untilHour }),
    ...(nextHours !== undefined && { nextHours }),
    ...(dates.length > 0 && { dates }),
    ...(run && { run }),
    ...(run === undefined && saysInARow(plain) && { inARow: true as const }),
    ...(days.length === 0 && all.length === 0 && dates.length === 0 && unreadDayOf(plain)),
    ...(restOfWeek && { restOfWeek: true as const }),
    ...(days.length === 0 && all.length === 0 && !restOfWeek && says(week) && { isWeek: true as const }),
    ...(until.test(plain) &&
      (!isNoonOnly || /(?<![^ ])(?:until|till)(?![^ ])/.test(plain)) && { isUntil: true as const }),
    ...(untilADay.test(plain) && { isBefore: true as const }),
    ...(isNextWeek && { nextWeek: true as const }),
    ...(isFar && days.length === 0 && all.length === 0 && { isFar: true as const }),
  }
}

/** "6 to 9" in the morning, "2 to 5 pm": both ends by the clock. */
function stretchOf(
  plain: string,
  part: DayPart | undefined,
): { hour: number; untilHour: number } | undefined {
  const [, from, before, to, after] = stretchOfDay.exec(plain) ?? []
  if (from === undefined || to === undefined) return undefined
  const isSaid = fromOrBetween.test(plain)
  if (before === undefined && after === undefined && part === undefined && !isSaid) return undefined
  const isLate = part === 'afternoon' || part === 'evening' || part === 'night'
  if (before === undefined && after === undefined && part === undefined)
    return byDay(Number(from), Number(to))
  const by = (digits: string, half: string | undefined) =>
    Number(digits) % 12 === Number(digits) || half !== undefined
      ? (Number(digits) % 12) + (half === 'pm' || (half === undefined && isLate) ? 12 : 0)
      : Number(digits)
  // Until midnight it is evening.
  const half = to === '12' && after === 'am' ? 'pm' : after
  const [hour, untilHour] = [by(from, before ?? half), by(to, after ?? before) || 24]
  return hour < untilHour && untilHour <= 24 ? { hour, untilHour } : undefined
}

/** "From 3 to 5": the hours of the day are meant, and those of its light: 3 is in the afternoon, 7 in the morning. */
const fromOrBetween = /(?<![^ ])(?:from|between) \d/
const EARLIEST = 6

function byDay(from: number, to: number): { hour: number; untilHour: number } | undefined {
  if (from > 24 || to > 24) return undefined
  const hour = from > 0 && from < EARLIEST ? from + 12 : from
  const untilHour = to > hour ? to : to + 12
  return hour < untilHour && untilHour <= 24 ? { hour, untilHour } : undefined
}

/** More days ahead than any forecast has. */
const MOST_AHEAD = 7
const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six']

function hoursOf(plain: string): number | undefined {
  const [, count] = hoursAhead.exec(plain) ?? []
  if (count === undefined) return undefined
  if (count === 'few' || count === 'couple of') return 3
  const hours = count === 'an' ? 1 : Math.max(counts.indexOf(count), Number(count) || 0)
  return hours > 0 ? hours : undefined
}

/** "Did it get its four hours dry". */
function hoursAfter(plain: string): number | undefined {
  const [, count = ''] =
    /(?<![^ ])(\d{1,2}|one|two|three|four|five|six) (?:dry |clear |rainless )?(?:hours?|hrs?|h)(?![^ ])/.exec(
      plain,
    ) ?? []
  const hours = Math.max(counts.indexOf(count), Number(count) || 0)
  return hours > 0 ? hours : undefined
}

/** "next 3 days", "the coming two days": today and those behind it. */
function nextDays(plain: string): number[] | undefined {
  const [, count = ''] =
    /(?<![^ ])(?:next|coming|following|in|for|after) (\d{1,2}|two|three|four|five|few) days?(?![^ ])/.exec(
      plain,
    ) ?? []
  const many = count === 'few' ? 3 : counts.indexOf(count)
  const days = many > 0 ? many : Number(count)
  return days > 0 && days <= MOST_AHEAD
    ? Array.from({ length: Math.min(days + 1, 5) }, (_, ahead) => ahead)
    : undefined
}
