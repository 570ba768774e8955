import { auxiliaries, subjects } from '../asides/closed-words.ts'
import { findCommodities, readCommodities } from '../find-commodities.ts'
import { type KnownPlaces, readPlace } from '../find-place.ts'
import { namesKind } from '../kinds/kind-words.ts'
import { leftOver } from '../left-over.ts'
import { readPeriod } from '../period/find-period.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import type { Question } from '../reading.ts'
import { storedNames } from '../stored/stored-names.ts'
import type { AskedAlone } from './asked-alone.ts'

const kinds =
  /(?<![^ ])(?:organic|certified|fair ?trade|broken|roasted|dried|dry|fresh|frozen|smoked|popping|popcorn|seed|malting|feed|fodder|silage|bio|ecologic[^ ]*)(?![^ ])/
/** What stands for the goods, and what is said of them: "mine is yellow", "I want it organic". */
const ofTheGoods =
  /(?<![^ ])(?:mine|ours) (?:is|are)(?![^ ])|(?<![^ ])(?:want|need|mean|prefer|have|sell|buy) (?:it|them|the [^ ]+ ones?)(?![^ ])/
const past = /(?<![^ ])(?:was|were|did|had|stood|used to)(?![^ ])/
const latest = /(?<![^ ])(?:last|latest|newest|most recent|ever|record|now|today|current)(?![^ ])/
/** Where others are, who neither buy nor sell there, is no market. */
const ofOthers = /^(?:(?:and|but|so|because) )*(?:he|she|they|(?:my|our|his|her|the) [^ ]+)(?![^ ])/
const ofTrade =
  /(?<![^ ])(?:sells?|sold|selling|buys?|bought|markets?|prices?|pays?|paid|trades?|trader|cost|costs|worth|fetch[^ ]*|dearer|cheaper|we|i)(?![^ ])/

/** Whether what is told around a question says which kind of it, or which year, is meant. */
export function saysMoreOf(
  alone: Question,
  { asked, told }: AskedAlone,
  places: KnownPlaces,
  isForeign: boolean,
): boolean {
  const stored = storedNames(places)
  const ofIt = (plain: string) =>
    findCommodities(plain, stored.names).some((id) => alone.commodities.includes(id))
  return told.map(plainText).some((plain) => {
    if (kinds.test(plain) && ofIt(plain)) return true
    if (namesKind(plain) || ofTheGoods.test(plain)) return true
    if (!isForeign && ofIt(plain) && isOfAKind(plain, places)) return true
    return (
      lacksTime(alone, plainText(asked)) &&
      alone.period !== undefined &&
      readPeriod(plain).period !== undefined
    )
  })
}

/**
 * A question with the place and the time that were told around it, where it has none: "we live in Managua. What is
 * rice?"
 * Undefined where it was told of several.
 *
 * @param whole what was understood with all that was told
 */
export function withPlaceAndTime(
  alone: Question,
  whole: Question,
  { asked, told }: AskedAlone,
  places: KnownPlaces,
): Question | undefined {
  const plains = told.map(plainText)
  const placed = plains.filter((plain) => isOfHere(plain, places))
  const needsPlace = alone.place === undefined && placed.length > 0
  const timed = plains.filter((plain) => readPeriod(plain).period !== undefined)
  const needsTime = alone.period === undefined && lacksTime(alone, plainText(asked)) && timed.length > 0
  const isOpen =
    (needsPlace && (placed.length > 1 || typeof whole.place !== 'object')) ||
    (needsTime && (timed.length > 1 || whole.period === undefined))
  if (isOpen) return undefined
  return {
    ...alone,
    ...(needsPlace && whole.place && { place: whole.place }),
    ...(needsTime && whole.period && { period: whole.period }),
  }
}

/** A known place that is no whereabouts of somebody else. */
const isOfHere = (plain: string, places: KnownPlaces): boolean =>
  typeof readPlace(plain, places)?.place === 'object' && (!ofOthers.test(plain) || ofTrade.test(plain))

/** "What was maize worth": at a time that was told before. */
const lacksTime = ({ period }: Question, asked: string): boolean =>
  (period === undefined && past.test(asked) && !latest.test(asked)) ||
  (period !== undefined && 'start' in period && period.start?.startsWith('--') === true)

/** Whether an open word stands right before the goods: "the popping maize". */
function isOfAKind(plain: string, places: KnownPlaces): boolean {
  const { names, words } = storedNames(places)
  const marked = splitWords(readCommodities(plain, names, words).marked)
  return marked.some((word, at) => {
    const [first = '', before = ''] = [marked[at - 2], marked[at - 1]]
    const isDone = first === 'to' || subjects.has(first) || auxiliaries.has(first)
    return word === COMMODITY && !isDone && !/\d/.test(before) && leftOver(before).length > 0
  })
}
