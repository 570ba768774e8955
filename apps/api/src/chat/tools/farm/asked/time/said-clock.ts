const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
/** What a number behind "after" or "by" may count, where it is no hour. */
const units =
  'mm|cm|inch|inches|days?|dry|clear|weeks?|months?|hours?|hrs?|h|kg|kgs|percents?|per cent|%|km|kmh|kph|mph|ms|m|knots?|degrees?|deg|c|f|celsius|acres?|ha|bags?|tonnes?|or'
const named = new RegExp(
  `(?<![^ ])(at|by|after|before|from|past|around) (${hours.join('|')}|\\d{1,2})(?: o clock)?(?![^ ])(?! (?:${units}|am|pm|to|-|and \\d)(?![^ ]))`,
)
const late =
  /(?<![^ ])(?:afternoon|evening|tonight|night|dusk|sunset|supper|dinner|(?:finish|finished|end|leave|stop|knock off|home|back)(?: [^ ]+){0,2} (?:work|home|school|at|by)|off work|after work|done work)(?![^ ])/
const early = /(?<![^ ])(?:morning|dawn|breakfast|sunrise|daybreak|milking|start|begin|get up)(?![^ ])/
/** Until so many o'clock a farmer without a word of the morning means the afternoon's. */
const AFTERNOON = 5

/** "Before 9 h": no count of hours. */
const byLetter = /(?<![^ ])(at|before|by|after|until) (\d{1,2}) ?h(?:\d\d)?(?![^ ])/g

/** An hour of the day by the clock, and whether all that comes after it is meant. */
export interface SaidClock {
  /** 0 to 23. */
  readonly hour: number
  readonly isAfter: boolean
  /** All of that part of the day until it. */
  readonly isBefore?: true
}

/**
 * "At six", "after 6", "by seven": the hour of the morning or of the evening, by what else is said. Of a hour that may
 * be either one to five are the afternoon's, six to eleven the morning's.
 *
 * @param asked as `plainText` makes it
 */
export function saidClock(asked: string): SaidClock | undefined {
  const plain = asked.replace(byLetter, '$1 $2 o clock')
  const [, word = '', said = ''] = named.exec(plain) ?? []
  const value = hours.includes(said) ? hours.indexOf(said) + 1 : Number(said)
  if (said === '' || value === 0 || value > 23) return undefined
  const isAfternoon = late.test(plain) || (value <= AFTERNOON && !early.test(plain))
  const hour =
    value > 12 ? value : (value % 12) + (isAfternoon || (value === 12 && !late.test(plain)) ? 12 : 0)
  const isAfter =
    word === 'after' ||
    word === 'past' ||
    /(?<![^ ])(?:after that|from then|afterwards|thereafter)(?![^ ])/.test(plain)
  return { hour: hour % 24, isAfter, ...(word === 'before' && { isBefore: true as const }) }
}

/** "Before noon", "after midday": half a day by the clock; undefined where both or neither are meant. */
export function halfDay(plain: string): { hour: number; untilHour: number } | undefined {
  const isBefore = /(?<![^ ])(?:before|until|till|up to|by) (?:noon|midday|mid day|12 noon)(?![^ ])/.test(
    plain,
  )
  const isAfter = /(?<![^ ])(?:after|from|past) (?:noon|midday|mid day|12 noon)(?![^ ])/.test(plain)
  if (isBefore === isAfter) return undefined
  return isBefore ? { hour: 0, untilHour: 12 } : { hour: 12, untilHour: 24 }
}

/** It sets the one half of a day against the other: the whole day is asked about. */
export const asksBothHalves = (plain: string): boolean =>
  /(?<![^ ])(?:before|after) (?:or after |and after |or before |and before )?(?:noon|midday)(?: [^ ]+){0,2} (?:or|and) (?:(?:before|after)(?: (?:it|noon|midday))?)(?![^ ])|(?<![^ ])(?:before or after|after or before|before and after) (?:noon|midday)(?![^ ])/.test(
    plain,
  )

/** The hours before one by the clock that whoever works in the field means: those of its morning, or of its day. */
function hoursBefore(hour: number): { hour: number; untilHour: number } {
  const from = hour <= DAWN ? 0 : hour <= 12 ? DAWN : MORNING
  return { hour: from, untilHour: hour === 0 ? 24 : hour }
}

const DAWN = 4
const MORNING = 6

/** "Before 9", "before 9 am": the hours that end then. */
export function beforeOf(
  plain: string,
  clock: SaidClock | undefined,
): { hour: number; untilHour: number } | undefined {
  const hour = clock?.isBefore
    ? clock.hour
    : /(?<![^ ])before \d{1,2}(?:[.:]\d{2})? ?(?:am|pm|o clock)(?![^ ])/.test(plain)
      ? hourOf(plain)
      : undefined
  return hour === undefined ? undefined : hoursBefore(hour)
}

const byTheClock = /(?<![^ ])(?:at |by |around )?(\d{1,2})(?:[.:](\d{2}))? ?(am|pm|o clock)(?![^ ])/

/** The hour that is told by the clock, 0 to 23; undefined where none is. */
export function hourOf(plain: string): number | undefined {
  const [, digits, , half] = byTheClock.exec(plain) ?? []
  if (digits === undefined) return undefined
  const hour = Number(digits)
  if (hour > 23) return undefined
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}
