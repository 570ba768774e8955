import { isOneMonth, type Period } from '../period/period.ts'
import type { Former, Question } from '../reading.ts'
import { pairOf } from './pair-of.ts'

const dear =
  '(?:more expensive|less expensive|most expensive|least expensive|dearer|dearest|cheaper|cheapest|costlier|costliest|pricier|priciest|higher|highest|lower|lowest|more|less|most|better)'
/** "Which is dearer", "was that more", "the difference", "compare it with": of two, whatever they are. */
const ofTwo = new RegExp(
  `(?<![^ ])(?:(?:which|what|who)(?: (?:one|year|of|the|these|those|them|two|three|both|is|was|are|were|s|comes? out|sale|sells?|costs?|now|then))* ${dear}|(?:is|was|are|were|it|that|which)(?: (?:that|it|this|they|one|he|c|price|the))* ${dear}|(?:how (?:much|many percent)|many percent|percent)(?: (?:is|was|it|that|the|price))* ${dear}|${dear}(?: or ${dear})? (?:which|than (?:that|it|this|before))|which more|(?:the |what |which |how much |is )*(?:difference|gap|spread|ratio)|compared?(?: (?:to|with|it|that|this|them|against))*|compared times|how many times|versus|vs)(?![^ ])|^(?:(?:and|so|but) )*(?:is|are|was|were) (?:the )?[^ ]+(?: [^ ]+)? ${dear}$`,
)
/** "How does it compare with rice and maize". */
const ofTold = /(?<![^ ])compare (?:it|that|this|them)(?![^ ])|(?<![^ ])(?:it|that|this|they) compare/
/** What is asked of one thing alone: when it was so, how it moved, how far it is from a time of its own. */
const ofOne =
  /(?<![^ ])(?:when|month|months|ever|record|season|since|ago|usually|normally|now than|than (?:last|in|a|the)|gone|went|go|goes|going|come|came|forecast|will|expect)(?![^ ])/

/**
 * What a turn asks of two prices: that which was told before, and the one thing, kind, place or time that it names
 * itself, with the rest of what was before. Undefined where it names none or several, or asks something else.
 *
 * @param plain in English, as `plainText` makes it
 * @param formerOf what a question told one price of
 */
export function besideTold(
  plain: string,
  turn: Question,
  previous: Question | undefined,
  formerOf: (question: Question) => Former | undefined,
): Question | undefined {
  if (previous === undefined || (turn.topic !== 'price' && turn.topic !== 'other')) return undefined
  if (!ofTwo.test(plain) || ofOne.test(plain) || isOfFigures(turn)) return undefined
  const told = (isOfExtreme(previous) ? undefined : formerOf(previous)) ?? ofSeveral(previous)
  if (told === undefined) return undefined
  const { commodities, variety, place, period } = turn
  // Several that are named have no need of what was told, unless it is called.
  if (commodities.length > 1 && !ofTold.test(plain)) return undefined
  // "SRW or HRW": both of them are named.
  if (commodities.length === 0 && (variety ?? []).length > 1 && told.variety === undefined) return undefined
  const isOfThing = commodities.length > 0
  const named = [isOfThing || variety !== undefined, place !== undefined, period !== undefined]
  if (named.filter(Boolean).length !== 1 || turn.periodAlso !== undefined) return undefined
  const again = previous.former && isAgain(turn, previous) ? previous.former : undefined
  if (again !== undefined) return pairOf(plain, turn, again, previous)
  if (period !== undefined)
    return sameLength(period, told.period) ? pair(plain, turn, told, previous) : undefined
  return pair(plain, turn, told, previous)
}

/** "Europe and the US: how many times dearer is Europe": the one that was told last is named again. */
const isAgain = ({ commodities, variety, place, period }: Question, previous: Question): boolean =>
  place === undefined &&
  period === undefined &&
  commodities.every((id) => previous.commodities.includes(id)) &&
  (variety ?? []).every((kind) => previous.variety?.includes(kind)) &&
  (variety !== undefined || commodities.length > 0)

/** "The dearest of the three": those that were asked about one after the other. */
const ofAll = /(?<![^ ])(?:of (?:them|all|these|those)|all|(?:the )?(?:three|four|five|3|4|5))(?![^ ])/

function pair(plain: string, turn: Question, told: Former, previous: Question): Question | undefined {
  const { commodities, variety, place, period } = turn
  const isOfThing = commodities.length > 0
  const earlier = ofAll.test(plain) ? (previous.formerly ?? []) : []
  const own: Question = {
    ...previous,
    ...(isOfThing && { commodities }),
    ...(place && { place }),
    ...(period && { period }),
  }
  const { variety: _, unplaced: __, isCompound: ___, unreadTimes: ____, ...bare } = own
  const kind = variety ?? (isOfThing ? undefined : previous.variety)
  const now = kind === undefined ? bare : { ...bare, variety: kind }
  return pairOf(plain, turn, { ...told, commodities: [...earlier, ...told.commodities] }, now)
}

/** The highest or the lowest of a time is no price that another is set against. */
const isOfExtreme = ({ ofRange }: Question): boolean => ofRange === 'highest' || ofRange === 'lowest'

/** Several things of which one more is named: all of them. */
const ofSeveral = ({ topic, intent, commodities, period, place }: Question): Former | undefined =>
  topic === 'price' && intent === 'compare' && commodities.length > 1
    ? { commodities, ...(period && { period }), ...(place && { place }) }
    : undefined

const isOfFigures = ({ figures, threshold, danger, stock, intent }: Question): boolean =>
  (figures.given ?? []).length > 0 ||
  [threshold, danger, stock].some((one) => one !== undefined) ||
  intent === 'input-ratio'

/** A month is set against a month, a time against a time. */
const sameLength = (own: Period, told: Period | undefined): boolean =>
  told !== undefined && isOneMonth(own) === isOneMonth(told)
