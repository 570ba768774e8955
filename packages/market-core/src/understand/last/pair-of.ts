import { isOneMonth, type Period } from '../period/period.ts'
import type { Former, Question } from '../reading.ts'

/**
 * Two prices set against each other by what they differ in: things, kinds, places or times. Undefined where they differ
 * in more than one way: what stands side by side is alike in all else.
 *
 * @param plain the turn that asks it, in English, as `plainText` makes it
 * @param turn what was read of it
 * @param now the later of the two, as a question
 */
export function pairOf(plain: string, turn: Question, former: Former, now: Question): Question | undefined {
  const { former: _, formerly: __, formerPeriod: ___, formerVariety: ____, ...rest } = now
  const compared: Question = {
    ...rest,
    intent: 'compare',
    ordersByPrice: orderOf(plain),
    ...(turn.asksTimes && { asksTimes: turn.asksTimes }),
    ...(turn.asksShareOf && { asksShareOf: turn.asksShareOf }),
  }
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const differs = {
    thing: isOther(former.commodities, now.commodities),
    kind: isOther(former.variety ?? [], now.variety ?? []),
    place: isOther(former.place, now.place),
    time: isOther(former.period, now.period),
  }
  if (differs.thing && !differs.place && !differs.time) {
    const kinds = [...new Set([...(former.variety ?? []), ...(now.variety ?? [])])]
    const { variety: _____, ...bare } = compared
    const commodities = [...new Set([...former.commodities, ...now.commodities])]
    return { ...bare, ...(kinds.length > 0 && { variety: kinds }), commodities }
  }
  if (differs.thing) return undefined
  if (differs.kind && !differs.place && !differs.time && former.variety && now.variety)
    return { ...compared, variety: [...new Set([...former.variety, ...now.variety])] }
  if ((differs.kind || differs.place) && !differs.time) return { ...compared, also: former }
  return differs.time && !differs.kind && !differs.place
    ? ofTimes(rest, former.period, now.period)
    : undefined
}

/** Which of two is told first. */
export const orderOf = (plain: string): 'cheapest' | 'dearest' =>
  /(?<![^ ])(?:cheaper|cheapest|lower|lowest|less|least)(?![^ ])/.test(plain) ? 'cheapest' : 'dearest'

/** One time against another; a month against now, where the other is none. */
export function ofTimes(
  question: Question,
  first: Period | undefined,
  last: Period | undefined,
): Question | undefined {
  const { period: _, ...rest } = question
  const times = [first, last].flatMap((one) => (one === undefined ? [] : [one]))
  const [one, other] = times
  if (one === undefined) return undefined
  if (other === undefined)
    return {
      ...rest,
      period: one,
      ...(isOneMonth(one) ? { intent: 'change', againstNow: true } : { againstNow: true }),
    }
  return {
    ...rest,
    intent: isOneMonth(one) && isOneMonth(other) ? 'change' : 'range',
    period: one,
    periodAlso: other,
  }
}
