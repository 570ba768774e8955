import { inYearOfBefore } from '../going-on/date-of-before.ts'
import { isOneMonth, later } from '../period/period.ts'
import type { Former, Question } from '../reading.ts'
import { besideTold } from './beside-told.ts'
import { ofSeveralTold, toldEarlier } from './of-several-told.ts'
import { ofTimes, orderOf, pairOf } from './pair-of.ts'

const what = '(?:difference|gap|spread|drop|fall|rise|increase|jump|change|decline|decrease|ratio)'
const more =
  '(?:more|less|dearer|cheaper|higher|lower|costlier|apart|better|(?:most |more |less |least )?expensive|dearest|cheapest)'
const little =
  '(?:so|and|but|then|ok|now|please|which|whats|what|s|how|much|many|first|second|one|other|latter|former|twice|double|half|big|large|is|was|were|are|the|a|an|that|it|this|these|those|them|two|both|of|in|between|as|by|per|year|month|percent|percents|percentage|per cent|%|dollars?|cents?|money|there|you|tell|me|give|figures?|prices?|tonne|kg|kilo|times)'

/** Of words that say nothing else: "what drop is that in percent", "so the gap is how much", "difference?". */
const ofGap = new RegExp(`^(?:${little} )*${what}(?: ${little})*$`)
const ofMore = new RegExp(`^(?:${little} )*${more}(?: ${little})*$`)
/** "How many times dearer is the first than the second", "which of the two figures is the newer one". */
const ofNamed =
  /(?<![^ ])(?:(?:the )?first(?: one)?(?: [^ ]+){0,4} (?:the )?(?:second|other|last)|(?:the )?(?:second|last|latter)(?: one)?(?: [^ ]+){0,4} (?:the )?(?:first|former|other)|(?:the|these|those|of) (?:two|both)|both(?: of (?:them|these|those))?|one (?:against|over|from|than|with) (?:the )?other|(?:which|what)(?: one)?(?: of (?:them|these|those))? (?:is|was)(?: the)? (?:newer|older|newest|oldest|more recent|dearer|cheaper|higher|lower|more expensive))(?![^ ])/
const relates = new RegExp(
  `(?<![^ ])(?:${what}|${more}|times|percent|multiple|newer|older|newest|oldest|recent|expensive|twice|double|triple|half|compared?|against|ratio)(?![^ ])`,
)
const ofAge = /(?<![^ ])(?:newer|older|newest|oldest|more recent|most recent|fresher)(?![^ ])/

/** What was told of by a question, to hold the next one against. Undefined where it told no one price. */
export function formerOf({
  topic,
  commodities,
  variety,
  place,
  period,
  intent,
}: Question): Former | undefined {
  const isOfPrice = topic === 'price' && commodities.length === 1 && tells.has(intent)
  return isOfPrice
    ? { commodities, ...(variety && { variety }), ...(place && { place }), ...(period && { period }) }
    : undefined
}
const tells: ReadonlySet<Question['intent']> = new Set(['price', 'range', 'unknown'])

/** A question with what was told of before it, where that was another thing, kind, place or time. */
export function withFormer(question: Question, previous: Question | undefined): Question {
  const [now, before] = [formerOf(question), previous && formerOf(previous)]
  if (now === undefined || before === undefined) return question
  const { former: _, earlier: __, ...rest } = question
  const isOther = JSON.stringify(now) !== JSON.stringify(before)
  const former = isOther ? before : previous?.former
  const earlier = isOther && previous !== undefined ? toldEarlier(previous) : (previous?.earlier ?? [])
  return former === undefined ? rest : { ...rest, former, ...(earlier.length > 0 && { earlier }) }
}

const ofMany =
  /(?<![^ ])(?:three|all|four|3|4|dearest|cheapest|most expensive|least expensive|highest|lowest)(?![^ ])/

/**
 * The question that sets the two prices that were told last against each other, where a turn asks for that and names
 * nothing of its own; undefined where it asks for something else, or where they differ in more than one way.
 *
 * @param plain in English, as `plainText` makes it
 */
function askedOfTwo(plain: string, question: Question, previous: Question | undefined): Question | undefined {
  if (previous?.former === undefined || previous.topic !== 'price') return undefined
  const { commodities, place, period, variety, figures } = question
  const hasOwn = commodities.length > 0 || [place, period, variety].some((one) => one !== undefined)
  if (hasOwn || (figures.given ?? []).length > 0) return undefined
  const isAsked = ofGap.test(plain) || ofMore.test(plain) || (ofNamed.test(plain) && relates.test(plain))
  // Of three and more each is told, and not the last two alone.
  const isOfMore = (previous.formerly ?? []).length > 1 && ofMany.test(plain)
  if (!isAsked || isOfMore) return undefined
  const { former } = previous
  const compared = pairOf(plain, question, former, previous)
  return compared && { ...compared, ...(ofAge.test(plain) && { asksNewer: true }) }
}

/** "How much has it lost since then", "and now? how much lower": from the extreme up to now. */
const sinceThen =
  /(?<![^ ])since$|(?<![^ ])(?:now|today|currently)(?![^ ]).*(?<![^ ])(?:lower|higher|below|above|down|up|less|more|off|change)(?![^ ])|(?<![^ ])(?:lower|higher|below|above|down|up|less|more|off|fallen|lost|dropped|risen)(?![^ ]).*(?<![^ ])(?:now|today|currently)(?![^ ])/
const ofThat =
  /(?<![^ ])(?:against|compared (?:to|with)|versus|vs|from|off|below|above|over|under|than) (?:that|it|then|there|this)(?: (?:month|price|high|low|peak|top|one|figure))?(?![^ ])/

/**
 * "And against that, where was it in 2026": how far a month, or the newest, is from the extreme that was told before.
 */
function againstExtreme(
  plain: string,
  { commodities, period, place, variety }: Question,
  previous: Question | undefined,
): Question | undefined {
  const { ordersByPrice, ofRange } = previous ?? {}
  const isLowest = ordersByPrice === 'cheapest' || ofRange === 'lowest'
  const isExtreme = ordersByPrice !== undefined || ofRange === 'highest' || ofRange === 'lowest'
  if (previous?.intent !== 'range' || !isExtreme || previous.topic !== 'price') return undefined
  const hasOwn = commodities.length > 0 || place !== undefined || variety !== undefined
  if (
    hasOwn ||
    !(ofThat.test(plain) || (period === undefined && sinceThen.test(plain))) ||
    (period !== undefined && !isOneMonth(period))
  )
    return undefined
  const { ofLast: _, periodAlso: __, unplaced: ___, ...rest } = previous
  return {
    ...rest,
    intent: 'from-extreme',
    ...(isLowest && { lowest: true as const }),
    ...(period && { periodAlso: period }),
  }
}

const asksGap =
  /(?<![^ ])(?:by how much|how much (?:is|was) (?:the|that)|how (?:much|many)(?: [^ ]+){0,2} (?:more|less|higher|lower|dearer|cheaper|up|down)|by what per ?cent(?:age)?|what per ?cent(?:age)?|(?:the|its|and) (?:rise|fall|difference|change|increase|drop|gap|jump|decline)|how much (?:did|has|have|had)?(?: ?(?:it|that|the price))? ?(?:been )?(?:changed?|moved?|ris(?:e|en)|rose|fall(?:en)?|fell|increased?|dropped|drop|gained?|lost|lose|go up|go down|gone up|gone down)|up or down|did (?:it|that) (?:rise|fall|go up|go down)|rise or fall)(?![^ ])/

/** True where the price of one thing was told before. */
const tellsOneThing = (previous: Question | undefined): previous is Question =>
  previous?.topic === 'price' && previous.commodities.length === 1 && tells.has(previous.intent)

/** True for a turn that names a thing, a place, a figure or a word of its own. */
const namesMore = ({ commodities, place, variety, unplaced, figures }: Question): boolean =>
  commodities.length > 0 || [place, variety, unplaced, figures.given].some((one) => one !== undefined)

/** "The year after, and how much was the rise?": another time of what was told, against that. */
function againstTimeBefore(
  plain: string,
  turn: Question,
  previous: Question | undefined,
): Question | undefined {
  const { period: own, intent } = turn
  const first = previous?.period
  if (!tellsOneThing(previous) || own === undefined || first === undefined || !('start' in first))
    return undefined
  if (namesMore(turn) || intent === 'from-extreme' || !asksGap.test(plain)) return undefined
  const other = 'monthsLater' in own ? later(first, own.monthsLater) : inYearOfBefore(own, first)
  const areAlike = other !== undefined && isOneMonth(first) === isOneMonth(other)
  const isDated =
    other !== undefined && 'start' in other && other.start !== undefined && other.end !== undefined
  if (!areAlike || !isDated || previous.ordersByPrice !== undefined) return undefined
  const { former: _, formerly: __, formerPeriod: ___, unplaced: ____, ...rest } = previous
  return ofTimes(rest, first, other)
}

/** "How much has it come down?" behind a time that is past: since then. */
const sinceTold =
  /(?<![^ ])(?:has|have|s) (?:it|that|the price|they)(?: been)? (?:come|gone|went|fallen|fell|risen|rose|dropped|lost|gained|changed|moved|increased|decreased|climbed)(?![^ ])|(?<![^ ])how much (?:has|have)(?![^ ])/
/** "Is it above that today?", of a mean that was told. */
const aboveMean =
  /(?<![^ ])(?:above|below|over|under|higher|lower|more|less|dearer|cheaper) (?:than )?(?:that|it)(?![^ ]).*(?<![^ ])(?:now|today|currently|at present)(?![^ ])|(?<![^ ])(?:now|today|currently|at present)(?![^ ]).*(?<![^ ])(?:above|below|over|under|higher|lower|more|less|dearer|cheaper)(?: than)?(?: (?:that|it))?$/

/** The newest price against the time, or the mean, that was told before. */
function nowAgainstBefore(
  plain: string,
  turn: Question,
  previous: Question | undefined,
): Question | undefined {
  const { period: own, intent } = turn
  const first = previous?.period
  if (
    !tellsOneThing(previous) ||
    first === undefined ||
    own !== undefined ||
    previous.ordersByPrice !== undefined
  )
    return undefined
  if (namesMore(turn) || intent === 'from-extreme') return undefined
  const { former: _, formerly: __, formerPeriod: ___, unplaced: ____, ...rest } = previous
  if (previous.ofRange === 'mean' && aboveMean.test(plain))
    return { ...rest, intent: 'range', ofRange: 'mean', againstNow: true }
  const isDated =
    'monthsAgo' in first || ('start' in first && first.start !== undefined && first.end !== undefined)
  return isDated &&
    sinceTold.test(plain) &&
    !/(?<![^ ])since(?: then| that)?$/.test(plain) &&
    previous.againstNow === undefined
    ? ofTimes(rest, first, undefined)
    : undefined
}

/** "How much dearer is that than the urea", "is it above soybeans": what was told last, against what is named now. */
const thatAgainst =
  /(?<![^ ])(?:is|are|was|were) (?:that|it|this|those|they)(?: [^ ]+){0,3} (?:than|against|over|above|below|under|compared|from)(?![^ ])|(?<![^ ])(?:difference|gap|spread) (?:between|from|to|with) (?:that|it|this)(?![^ ])/

function againstNamed(
  plain: string,
  question: Question,
  previous: Question | undefined,
): Question | undefined {
  const [named, ...others] = question.commodities
  const [told, ...more] = previous?.commodities ?? []
  const isOfOne = named !== undefined && told !== undefined && others.length + more.length === 0
  if (!isOfOne || named === told || previous?.topic !== 'price' || !tells.has(previous.intent))
    return undefined
  const isAsked = thatAgainst.test(plain) && question.period === undefined
  if (!isAsked || (question.figures.given ?? []).length > 0) return undefined
  const { former: _, formerly: __, unplaced: ___, ...rest } = previous
  return {
    ...rest,
    ...question,
    topic: 'price',
    intent: 'compare',
    ordersByPrice: orderOf(plain),
    commodities: [told, named],
  }
}

/**
 * What a turn asks of the two prices that were told last, or of the extreme that was; undefined where it asks for
 * something else.
 *
 * @param plain in English, as `plainText` makes it
 */
export const ofTold = (
  plain: string,
  question: Question,
  previous: Question | undefined,
): Question | undefined =>
  question.danger === undefined
    ? (ofSeveralTold(plain, question, previous, formerOf) ??
      againstExtreme(plain, question, previous) ??
      againstNamed(plain, question, previous) ??
      againstTimeBefore(plain, question, previous) ??
      nowAgainstBefore(plain, question, previous) ??
      askedOfTwo(plain, question, previous) ??
      besideTold(plain, question, previous, formerOf))
    : undefined

/** "Which month was that": of an extreme that was told, and of no figure's date. */
export const asksWhenItWas = (plain: string, previous: Question | undefined): boolean =>
  previous?.intent === 'range' &&
  previous.ordersByPrice !== undefined &&
  /^(?:and |so |but )*(?:(?:in )?(?:which|what) (?:month|year)|when) (?:is|was|were) (?:that|this|it|the one)$/.test(
    plain,
  )
