import type { UnitsAsked } from '../../asked.ts'
import type { Placed, Reckoned, Shown } from '../../story.ts'
import { isSame, ratioOf } from '../../units.ts'

const asks =
  /^(?:(?:so|and|then|please) )*(?:(?:what|how much|whats)(?: (?:is|s|does|did|would|comes?|came|it|that|this|they|to|cost|costs|the|price|i|pay|paid))* )?(?:per|an?|one|each|for one|for each|the) [^ ]+$/

/**
 * "220 for 100 kg, per kilo?", "2500 on 2 acres, what per acre": what so much money is for each of what it is for.
 * Undefined where anything else is told or asked.
 */
export function readForOne(
  figures: readonly Placed[],
  units: UnitsAsked,
  plain: string,
): Reckoned | undefined {
  const [one, other, ...others] = figures
  const [unit, ...more] = units.per
  if (one === undefined || other === undefined || others.length > 0 || unit === undefined || more.length > 0)
    return undefined
  const money = [one, other].find(isMoney)
  const amount = [one, other].find((figure) => figure !== money)
  if (money === undefined || amount?.unit === undefined || !asks.test(plain)) return undefined
  if (amount.part !== 'amount' || amount.per.length > 0 || amount.isHeld || amount.isOne || amount.value <= 0)
    return undefined
  const link = figures.indexOf(amount) > figures.indexOf(money) ? amount.before : money.before
  const isLinked =
    amount.clause === money.clause &&
    link.slice(0, 3).some((word) => /^(?:for|on|of|from|cost|costs|at)$/.test(word))
  if (!isLinked || link.includes('at') || !isSame(amount.unit, unit) || amount.unit.kind === 'time')
    return undefined
  const ratio = ratioOf(amount.unit, unit)
  const value = money.value / (amount.value * ratio)
  const shown: Shown = {
    value: money.value,
    isMoney: true,
    ...(money.currency !== undefined && { currency: money.currency }),
  }
  const factors: Shown[] = [
    shown,
    { value: amount.value, said: amount.said ?? amount.unit.name, isDivisor: true },
    ...(ratio === 1 ? [] : [{ value: ratio, isDivisor: true as const }]),
  ]
  return {
    terms: [{ part: 'out', factors, value }],
    result: 'comes-to',
    value: { ...shown, value },
    per: unit.name,
  }
}

const isMoney = ({ unit, isPercent, per, each, at }: Placed): boolean =>
  unit === undefined && !isPercent && per.length === 0 && !each && !at
