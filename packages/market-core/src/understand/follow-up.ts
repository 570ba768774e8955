import { asksOfNow, asksShareOfBefore, ofShare } from './follow-up-share.ts'
import { asksWhatItWas, isRefused } from './going-on/after-refusal.ts'
import { inYearOfBefore } from './going-on/date-of-before.ts'
import { merged, replaced } from './going-on/figures-kept.ts'
import { asksOfNowToo, asksWhichOfTold, namesNothing } from './going-on/left-to-before.ts'
import { asItSays, inUnitOf, namesSack } from './going-on/unit-named.ts'
import type { Intent } from './intent/intent-signs.ts'
import { later, type Period } from './period/period.ts'
import { hasPhrase, splitWords } from './plain-text.ts'
import type { Figures } from './quantities/farm-figures.ts'
import type { Measure } from './quantities/measures.ts'
import type { Question } from './reading.ts'

const begins = [
  'and',
  'what about',
  'how about',
  'in',
  'per',
  'same',
  'now',
  'of',
  'what if',
  'suppose',
  'but',
  // What somebody puts right is said of what he asked before.
  'no',
  'sorry',
  'actually',
  'rather',
  'und',
  'et',
  'y',
  'e',
  'na',
]

/** What somebody says before he goes on. */
const fillers =
  /^(?:(?:ok|okay|oh|alright|right|fine|good|great|nice|yes|yeah|thanks|thank you|thx|hmm|well|then|so|also|please|sir|cool|got it|i see) )+(?=[^ ])/

/**
 * True for a question that leans on the one before it: "and wheat?", "per bag", "which is dearer".
 *
 * @param undated what is left of it without its time, which counts for no length
 */
export function isFollowUp(whole: string, question: Question, previous: Question, undated: string): boolean {
  const plain = whole.replace(fillers, '')
  const opens = sameAs.test(plain) || begins.some((start) => plain === start || plain.startsWith(`${start} `))
  const { intent, commodities, period, place, currency, unit, variety, wanted } = question
  if (asksShareOfBefore(question, previous)) return true
  if (asksOfNow(plain) && commodities.length === 0 && previous.commodities.length > 0) return true
  const hasOwn = intent !== 'unknown' && intent !== 'price'
  // "And compared to oranges" is of what was asked before, and of oranges.
  if (intent === 'compare' && commodities.length === 1 && comparesWith.test(plain)) return true
  if (hasOwn && commodities.length > 0) return false
  // "Which of the two" is of two that were named before.
  if (commodities.length === 0 && previous.commodities.length > 0 && refersBack.test(plain)) return true
  const isOfSeveral = previous.commodities.length > 1 || previous.formerly !== undefined || isOther(previous)
  if (commodities.length === 0 && isOfSeveral && asksWhichOfTold(plain)) return true
  // A price of nothing that is named is of what was.
  if (namesNothing(question) && previous.topic === 'price' && previous.commodities.length > 0) return true
  const words = Math.min(plain.split(' ').length, splitWords(undated.replace(fillers, '')).length)
  if (hasOwn)
    return (
      opens ||
      (previous.commodities.length > 0 &&
        words - (variety?.length ?? 0) <= MOST_WORDS &&
        intent !== 'capabilities')
    )
  const asksItself = ['price', 'prices', 'worth', 'cost', 'how much'].some((phrase) =>
    hasPhrase(plain, phrase),
  )
  const adds = [period, place, currency, unit, variety, wanted].some((one) => one !== undefined)
  const hasOwnAmount = adds || question.figures.given !== undefined
  if (commodities.length === 0 && previous.commodities.length > 0 && hasOwnAmount && words <= MOST_WORDS + 2)
    return true
  const isShort = words <= (commodities.length === 0 && adds ? 7 : 3)
  return opens || (!asksItself && isShort)
}

/** "That makes how much an egg?": of what was told, though it is named again. */
const saysOfBefore =
  /^(?:and |but |so |ok )*(?:that|which|this|it)(?: then)? (?:makes?|is|s|comes to|works out|would be|will be|means)(?![^ ])/
export const asksOfTold = (plain: string, { commodities, place }: Question, previous: Question): boolean =>
  saysOfBefore.test(plain) &&
  previous.topic === 'price' &&
  place === undefined &&
  commodities.length > 0 &&
  commodities.every((id) => previous.commodities.includes(id))

const comparesWith =
  /^(?:and |but |so |how )*(?:is that )?(?:compared? (?:to|with)|against|versus|vs)(?![^ ])/

/** "Beef, same place same month": with all that was said before. */
const sameAs =
  /(?<![^ ])(?:the )?same (?:place|places|market|markets|series|kind|sort|grade|one|thing|town|country|month|year|time|times|period|months|years|unit|units|money|currency|there)(?![^ ])/

/** "The two", "of them", "since then", "that". */
const refersBack =
  /(?<![^ ])(?:which one|which ones|(?:of )?(?:the|these|those) (?:two|three|2|3)|of (?:two|three)|(?:of )?(?:them|both|these)|since then|(?:is|was|has|did|does) (?:it|that)|that one|the same|the other(?: one)?)(?![^ ])/

/** Of how many words a question without a name may be that asks more of what was named before. */
const MOST_WORDS = 6

/** "Which of the two", "which one fell more". */
const whichOf =
  /(?<![^ ])(?:which|what|who)(?: [^ ]+){0,5} (?:of (?:the|these|those|them|both)|more|most|less|least|two|both)(?![^ ])/

/** Of two that were asked about one after the other, the first again. */
const theOther = /(?<![^ ])the other(?: one)?(?![^ ])/

/** What was asked about before, else the other of two kinds of one thing. */
const otherOf = (earlier: readonly string[], [now]: readonly string[]): string[] =>
  earlier.length > 0
    ? earlier.slice(-1)
    : kindsOfOne.flatMap((two) => (two.some((id) => id === now) ? two.filter((id) => id !== now) : []))

const kindsOfOne: readonly (readonly string[])[] = [['coffee-arabica', 'coffee-robusta']]

/** What was told of before it was something else, and both were asked about by themselves. */
const isOther = ({ former, commodities }: Question): boolean =>
  former?.commodities.every((id) => !commodities.includes(id)) === true

const ofTwo = /(?<![^ ])(?:two|both)(?![^ ])/

/** True where all that is said is what a price is for each of, or for how much of it. */
export const isUnitOrAmount = ({ given = [], unused = [] }: Figures, wanted: Measure | undefined): boolean =>
  given.length === 0
    ? wanted !== undefined
    : unused.length === 0 && given.every(({ role, per }) => role === 'amount' && per === undefined)

/** True where a sum goes on with figures that were given before: "sold it at 2200 per quintal", "what did I lose?". */
export function goesOnWithASum(question: Question, previous: Question): boolean {
  const { intent, commodities, figures } = question
  const before = previous.figures.given ?? []
  const hasCost = (figures.given ?? []).some(({ role }) => role === 'cost')
  const isOfSum = intent === 'margin' || intent === 'break-even' || figures.given !== undefined
  const isWhole = hasCost && (figures.yieldTPerHa !== undefined || figures.amount !== undefined)
  return (
    previous.topic === 'sums' && before.length > 0 && isOfSum && !isWhole && isSameCrop(commodities, previous)
  )
}

const isSameCrop = (named: readonly string[], { commodities }: Question): boolean =>
  named.every((id) => commodities.includes(id))

/** A follow-up with what it leaves out taken from the question before it. */
export function continued(told: Question, previous: Question, plain: string): Question {
  if (asksShareOfBefore(told, previous) && previous.intent !== 'compare')
    return ofShare(previous, plain, told)
  const {
    unplaced: _,
    isCompound: __,
    unreadTimes: _______,
    formerly,
    formerVariety,
    formerPeriod: _____,
    sinceExtreme: ______,
    alsoWorth: ______________,
    ofLast: _________,
    periodAlso: ________,
    former: __________,
    also: ___________,
    placeAlso,
    asksNewer: _____________,
    ...before
  } = previous
  const isOfNow = asksOfNow(plain) || asksOfNowToo(plain, told)
  // "That is years ago, have you nothing newer?" asks of no time of its own.
  const question = isOfNow ? withoutTime(told) : told
  if (isOfNow) delete before.period
  // So much of it now is no extreme of it.
  const isAmountNow = isOfNow && told.figures.given !== undefined
  if (isAmountNow) {
    delete before.ofRange
    delete before.ordersByPrice
    delete before.supposedExtreme
  }
  // What was to be set against now, or sold, is told by itself.
  if (isRefused(previous)) delete before.againstNow
  const asksOther = question.intent !== 'price' && question.intent !== 'unknown'
  if (isOfNow || asksOther || question.period !== undefined) delete before.atExtreme
  const period =
    question.period && 'monthsLater' in question.period && previous.period
      ? later(previous.period, question.period.monthsLater)
      : inYearOfBefore(question.period, previous.period, plain)
  // "Has that gone up since": from the time that was told of.
  const since =
    question.period === undefined && sinceBefore.test(plain) ? startOf(previous.period) : undefined
  const time = since ?? period
  const own = question.commodities
  const also =
    /(?<![^ ])(?:too|also|as well)$/.test(plain) ||
    comparesWith.test(plain) ||
    (previous.intent === 'compare' && own.length > 0)
  // Of two places the same at another time.
  const staysAtBoth = previous.intent === 'compare' && own.length === 0 && question.place === undefined
  // "Which is dearer", of the two that were asked about one after the other.
  const asksWhich = question.intent === 'compare' || whichOf.test(plain) || asksWhichOfTold(plain)
  // "The two" are the last of them.
  const earlier = formerly ?? (isOther(previous) ? (previous.former?.commodities ?? []) : [])
  const other = own.length === 0 && theOther.test(plain) ? otherOf(earlier, previous.commodities) : []
  const both = asksWhich && own.length === 0 ? (ofTwo.test(plain) ? earlier.slice(-1) : earlier) : []
  const instead = own.length > 0 ? own : other.length > 0 ? other : previous.commodities
  const named = also ? [...previous.commodities, ...own] : instead
  const commodities = [...new Set([...both, ...named])]
  const { variety: ___, unplaced, ...said } = question
  const keepsVariety = (own.length === 0 || comparesWith.test(plain)) && question.variety === undefined
  const beside =
    comparesWith.test(plain) && own.length === 0 && question.variety ? previous.variety : undefined
  const kept = beside
    ? [...beside, ...(question.variety ?? [])]
    : (question.variety ?? (keepsVariety ? previous.variety : undefined))
  // Brent and then WTI are two of one thing.
  const isOneThing = both.length > 0 && both.every((id) => previous.commodities.includes(id))
  const variety = isOneThing && formerVariety !== undefined ? [...formerVariety, ...(kept ?? [])] : kept
  const sinceExtreme = /(?<![^ ])since then(?![^ ])/.test(plain) ? extremeOf(previous) : undefined
  if (namesSack(question)) delete before.unit
  if (question.unit !== undefined || namesSack(question)) delete before.wanted
  const { variety: ____, ...bare } = before
  const replacing = replaced(question, previous, plain)
  const figures = inUnitOf(question, replacing ?? merged(question.figures, previous))
  return {
    ...bare,
    ...said,
    ...(unplaced !== undefined && replacing === undefined && !isOfNow && { unplaced }),
    ...(placeAlso && staysAtBoth && { placeAlso }),
    ...(time && { period: time }),
    ...((period ?? isOfNow) && previous.period && { formerPeriod: previous.period }),
    ...(variety && { variety }),
    topic: previous.topic,
    intent: isAmountNow ? 'price' : intentOf(asItSays(question, plain, previous), plain, previous, figures),
    commodities,
    ...((own.length > 0 || other.length > 0) &&
      !also && { formerly: [...(formerly ?? []), ...previous.commodities] }),
    ...(own.length > 0 && !also && previous.variety && { formerVariety: previous.variety }),
    ...(sinceExtreme && { sinceExtreme }),
    figures,
  }
}

const withoutTime = ({ period: _, ...rest }: Question): Question => rest

/** At the end of what follows it is since the time that was asked about. */
const sinceBefore = /(?<![^ ])since(?: that| then)?$/

function startOf(period: Period | undefined): Period | undefined {
  if (period === undefined) return undefined
  if ('monthsAgo' in period) return { months: period.monthsAgo }
  return 'start' in period && period.start !== undefined ? { start: period.start } : undefined
}

const extremeOf = ({ intent, ordersByPrice }: Question): 'highest' | 'lowest' | undefined =>
  intent === 'range' && ordersByPrice !== undefined
    ? ordersByPrice === 'cheapest'
      ? 'lowest'
      : 'highest'
    : undefined

/** What is asked, else what was before; a price that is added to a break-even makes a margin of it. */
function intentOf(
  { intent, period }: Question,
  plain: string,
  previous: Question,
  { pricePerT }: Figures,
): Intent {
  if (intent !== 'unknown' && intent !== 'price') return intent
  if (isRefused(previous) && asksWhatItWas(plain, previous, period)) return 'price'
  const isSold = pricePerT !== undefined && previous.figures.pricePerT === undefined
  return previous.intent === 'break-even' && isSold ? 'margin' : previous.intent
}

/** "And if the price drops to 350?": of a sum that was told, with another figure in it. */
export const supposes = (
  plain: string,
  { commodities, figures }: Question,
  previous: Question | undefined,
): boolean =>
  previous?.topic === 'sums' &&
  (previous.figures.given ?? []).length > 1 &&
  commodities.length === 0 &&
  /^(?:and |but |so |ok )*(?:what )?(?:if|suppose|say)(?![^ ])/.test(plain) &&
  [...(figures.given ?? []), ...(figures.unused ?? [])].length === 1

/** False for what changes no subject: thanks, and what nothing was understood of. */
export const changesSubject = ({
  smallTalk,
  topic,
  intent,
  commodities,
  figures,
  period,
  place,
}: Question): boolean =>
  smallTalk === undefined &&
  (topic !== 'other' ||
    intent !== 'unknown' ||
    commodities.length > 0 ||
    [figures.given, period, place].some((one) => one !== undefined))
