import type { FarmQuestion } from '../farm-question.ts'
import { placeAsked } from '../place-asked.ts'
import { namesSeveral } from './between/set-against.ts'
import { readWhen, type When } from './when.ts'

const goesOn =
  /^(?:and|n|what about|how about|wat about|then|also|or|et|y|e|na|vipi kuhusu|que tal|pareil|aur|और|و|वही|kama)(?![^ ])/

const saysWhat = ({ jobs, measures, frost, clears, general, line, absent }: FarmQuestion): boolean =>
  jobs.length > 0 || measures !== undefined || frost || [clears, general, line, absent].some(Boolean)

const saysWhen = ({ tonight, when }: FarmQuestion): boolean =>
  tonight === true || Object.entries(when).some(([key, value]) => key !== 'days' || value.length > 0)

/** So short a question that is about nothing by itself goes on with the one before. */
const MOST_WORDS = 6

/** A place and nothing else: "and in Celaya?", "at Bole town". */
const placeAlone =
  /^(?:(?:and|n|what about|how about|then|also|or|it|et|y|e|na|aur) )*(?:in|at|near|around|for|over) /

const isPlaceAlone = (plain: string): boolean =>
  placeAlone.test(plain) && plain.split(' ').length <= MOST_WORDS && placeAsked(plain) !== undefined

/** "And the night after that?", "and the next day?": one day on from what was asked about. */
const dayOn =
  /(?<![^ ])(?:(?:next|following) (?:day|night|morning|afternoon|evening)|(?:day|night) (?:of )?(?:after|following|next)|(?:day|night) (?:que )?(?:sigue|siguiente|seguinte|suivante?)|lendemain|siku inayofuata|agle din|agli raat)(?![^ ])/

function oneDayOn(when: When, isTonight: boolean): When {
  const { days, weekdays, part } = when
  const night = isTonight ? ('night' as const) : part
  const ofPart = night === undefined ? {} : { part: night }
  return weekdays === undefined
    ? { ...when, ...ofPart, days: (days.length > 0 ? days : [0]).map((day) => day + 1) }
    : { ...when, ...ofPart, weekdays: weekdays.map((weekday) => (weekday + 1) % 7) }
}

/**
 * Whether a message by itself has nothing but a time or a place, so that it goes on with what was asked of the forecast
 * before it.
 */
export const isOnlyWhenOrWhere = (plain: string): boolean =>
  isPlaceAlone(plain) ||
  ((goesOn.test(plain) || atATime.test(plain)) &&
    plain.split(' ').length <= MOST_WORDS &&
    (dayOn.test(plain) || saysWhen({ jobs: [], frost: false, when: readWhen(plain) })))

/** "At 4 in the afternoon?", "sunday?": a time needs no joint. */
const atATime =
  /^(?:at|on|by|after|before|from|between|around|this|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?![^ ])/

/** Of a question that has a time or a job alone: "and in the morning?", "and combining?" */
function ofItself(
  plain: string,
  read: (plain: string) => FarmQuestion | undefined,
): FarmQuestion | undefined {
  const isOn = goesOn.test(plain) || atATime.test(plain)
  if (!isOn || plain.split(' ').length > MOST_WORDS) return undefined
  const when = readWhen(plain)
  if (saysWhen({ jobs: [], frost: false, when })) return { jobs: [], frost: false, when }
  // A job alone asks nothing of a day until one is named.
  const said = read(`${plain} today`)
  return said && saysWhat(said) ? { ...said, when } : undefined
}

/**
 * A short question with what it leaves to the one before: "and Saturday?" asks the same of another day, "and
 * combining?" of the same day something else.
 *
 * @param plain the question
 * @param before what was asked of the forecast before
 * @param read reads a plain question by itself
 */
export function carriedOn(
  plain: string,
  before: FarmQuestion | undefined,
  read: (plain: string) => FarmQuestion | undefined,
): FarmQuestion | undefined {
  if (before === undefined) return read(plain)
  const isShort = plain.split(' ').length <= MOST_WORDS
  if (isShort && dayOn.test(plain) && goesOn.test(plain)) {
    const { tonight, ...what } = before
    return { ...what, when: oneDayOn(before.when, tonight === true) }
  }
  if (isPlaceAlone(plain) && read(plain) === undefined) return before
  const said = read(plain) ?? ofItself(plain, read)
  if (said === undefined) return undefined
  if (!saysWhat(said) && saysWhen(said)) {
    const { when: _, tonight: __, ...what } = before
    const isBest = said.best === true || (before.jobs.length > 0 && namesSeveral(said.when))
    return {
      ...what,
      when: said.when,
      ...(isBest && { best: true as const }),
      ...(said.tonight && { tonight: true as const }),
    }
  }
  if (!saysWhen(said) && goesOn.test(plain))
    return { ...said, when: before.when, ...(before.tonight && { tonight: true as const }) }
  return said
}
