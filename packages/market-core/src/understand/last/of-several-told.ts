import type { Former, Question } from '../reading.ts'

/** So many that were told before the last are kept: nobody asks about more. */
const MOST = 4
const FEWEST = 3

const ofAll = /(?<![^ ])(?:three|four|five|3|4|5|all|them|these|those|lot)(?![^ ])/
const outermost =
  /(?<![^ ])(?:most|least|dearest|cheapest|costliest|priciest|highest|lowest|best|worst|top|bottom)(?![^ ])/
const low = /(?<![^ ])(?:least|cheapest|lowest|worst|bottom)(?![^ ])/

/** What was told before the last, the newest at the end. */
export const toldEarlier = (previous: Question): readonly Former[] =>
  [...(previous.earlier ?? []), ...(previous.former ? [previous.former] : [])].slice(-MOST)

/**
 * "Which of the three pays the least", behind three kinds or things that were asked about one after the other: each of
 * them is told, in that order. Undefined where a turn names anything itself, or fewer were told.
 *
 * @param plain in English, as `plainText` makes it
 * @param formerOf what a question told one price of
 */
export function ofSeveralTold(
  plain: string,
  turn: Question,
  previous: Question | undefined,
  formerOf: (question: Question) => Former | undefined,
): Question | undefined {
  const now = previous && formerOf(previous)
  if (previous === undefined || now === undefined || previous.topic !== 'price') return undefined
  const { commodities, variety, place, period, figures } = turn
  const namesOwn = commodities.length > 0 || [variety, place, period].some((one) => one !== undefined)
  if (namesOwn || (figures.given ?? []).length > 0) return undefined
  if (!ofAll.test(plain) || !outermost.test(plain)) return undefined
  const told = [...toldEarlier(previous), now]
  const areAlike = told.every(
    (one) =>
      JSON.stringify(one.place) === JSON.stringify(now.place) &&
      JSON.stringify(one.period) === JSON.stringify(now.period),
  )
  const things = [...new Set(told.flatMap((one) => one.commodities))]
  const kinds = [...new Set(told.flatMap((one) => one.variety ?? []))]
  if (!areAlike || kinds.length === 0 || (things.length === 1 ? kinds.length : told.length) < FEWEST)
    return undefined
  const { former: _, earlier: __, formerly: ___, formerVariety: ____, unplaced: _____, ...rest } = previous
  return {
    ...rest,
    intent: 'compare',
    commodities: things,
    variety: kinds,
    ordersByPrice: low.test(plain) ? 'cheapest' : 'dearest',
  }
}
