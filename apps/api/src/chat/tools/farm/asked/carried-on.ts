import type { FarmQuestion } from '../farm-question.ts'
import { placeAsked } from '../places/place-asked.ts'
import { asksWhichOfThem, oneOfThem } from './between/one-of-them.ts'
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
/** "And what about Springfield": a name with nothing before it but the joint. */
const bareAlone = /^(?:and |n |but |ok |so )*(?:what about|how about|and|wat about) (?:the )?/

/** "And here?" */
const hereAlone =
  /^(?:(?:and|n|but|or|what about|how about) )+(?:(?:for|at|on|in) )?(?:here|mine|ours|home|(?:my|our|the) (?:farm|place))$/

const isPlaceAlone = (plain: string): boolean =>
  plain.split(' ').length <= MOST_WORDS &&
  (hereAlone.test(plain) ||
    (placeAlone.test(plain) && placeAsked(plain) !== undefined) ||
    (bareAlone.test(plain) && placeAsked(plain) !== undefined))

/** "Why not?", "how come": the verdict with its reasons once more. */
const asksWhy = (plain: string): boolean =>
  /^(?:(?:and|but|ok|okay|so|no|hm|hmm|oh) )*(?:why|how come|what is the reason|what s the reason|whats the reason|what makes|on what grounds|because of what|what for)(?![^ ])/.test(
    plain,
  ) && plain.split(' ').length <= MOST_WORDS

/** "And the week after?" */
const weekOn =
  /^(?:(?:and|n|what about|how about|then|also|or) )*(?:in |for |of )?(?:the )?(?:week (?:after|following|behind)(?: that| it)?|(?:next|following) week)$/

/** "I said how cold, with the wind": of the time that was asked about. */
const takesUp = /(?<![^ ])(?:tho|though|i said|i mean|i meant|i asked|but)(?![^ ])/

/** "And the night after that?", "and the next day?": one day on from what was asked about. */
const dayOn =
  /(?<![^ ])(?:(?:next|following) (?:day|night|morning|afternoon|evening)|(?:day|night) (?:of )?(?:after|following|next)|(?:day|night) (?:que )?(?:sigue|siguiente|seguinte|suivante?)|lendemain|siku inayofuata|agle din|agli raat)(?![^ ])/

/** "And the day after?", or "night after that?" by itself. */
const asksDayOn = (plain: string): boolean =>
  dayOn.test(plain) && (goesOn.test(plain) || /^(?:the )?(?:next|following|day|night)(?![^ ])/.test(plain))

function oneDayOn(when: When, isTonight: boolean): When {
  const { days, weekdays, part } = when
  const night = isTonight ? ('night' as const) : part
  const ofPart = night === undefined ? {} : { part: night }
  return weekdays === undefined
    ? { ...when, ...ofPart, days: (days.length > 0 ? days : [0]).map((day) => day + 1) }
    : { ...when, ...ofPart, weekdays: weekdays.map((weekday) => (weekday + 1) % 7) }
}

/**
 * Whether a message by itself has nothing but a time or a place, or asks for the reason or for one of what was named,
 * so that it goes on with what was asked of the forecast before it.
 */
export const isOnlyWhenOrWhere = (plain: string): boolean =>
  isPlaceAlone(plain) ||
  asksWhy(plain) ||
  asksWhichOfThem(plain) ||
  (weekOn.test(plain) && plain.split(' ').length <= MOST_WORDS) ||
  (plain.split(' ').length <= MOST_WORDS &&
    (asksDayOn(plain) ||
      ((goesOn.test(plain) || atATime.test(plain)) &&
        saysWhen({ jobs: [], frost: false, when: readWhen(plain) }))))

/** "At 4 in the afternoon?", "sunday?": a time needs no joint. */
const atATime =
  /^(?:at|on|by|after|before|from|between|around|this|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?![^ ])/

const here =
  /(?<![^ ])(?:here|mine|ours|at home|home|(?:my|our|the|own) (?:own )?(?:farm|place|fields?|land|plot|village))(?![^ ])/

/**
 * Whether a message that names no place is of that of the messages before it: "and on Saturday?" behind a question
 * about a town, but not one that asks for itself.
 */
export function leavesItsPlace(plain: string, read: (plain: string) => FarmQuestion | undefined): boolean {
  if (here.test(plain)) return false
  if (isOnlyWhenOrWhere(plain) || goesOn.test(plain) || takesUp.test(plain)) return true
  const said = read(plain)
  return said !== undefined && !saysWhat(said)
}

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
  if (isShort && asksDayOn(plain)) {
    const { tonight, ...what } = before
    return { ...what, when: oneDayOn(before.when, tonight === true) }
  }
  if (isShort && weekOn.test(plain)) return { ...before, when: { days: [], nextWeek: true } }
  if (asksWhy(plain)) return before
  if (asksWhichOfThem(plain) && namesSeveral(before.when)) return oneOfThem(plain, before, read)
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
  if (!saysWhen(said) && (goesOn.test(plain) || takesUp.test(plain)))
    return { ...said, when: before.when, ...(before.tonight && { tonight: true as const }) }
  return said
}
