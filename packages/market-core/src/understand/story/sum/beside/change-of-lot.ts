import type { Placed, Reckoned } from '../../story.ts'
import { isSame, ratioOf, unitAt } from '../../units.ts'
import { changeOf } from '../changes.ts'

const asks =
  /(?<![^ ])(?:percent|per cent|%|percentage|how much (?:do|did|will|have) (?:i|we) (?:lose|lost|gain|gained)|what (?:do|did|will|have) (?:i|we) (?:lose|lost|gain|gained))(?![^ ])/

/**
 * "A bag dropped from 31500 to 24700, what percent is that and what do I lose on 48 bags": the change of the price of
 * one, and what it makes of so many.
 *
 * @param plain all that was told
 */
export function readChangeOfLot(
  figures: readonly Placed[],
  plain: string,
): readonly [Reckoned, Reckoned] | undefined {
  const [old, young, lot, ...others] = figures
  if (old === undefined || young === undefined || lot?.unit === undefined || others.length > 0)
    return undefined
  if (!asks.test(plain) || !isPrice(old) || !isPrice(young) || lot.per.length > 0 || lot.isHeld)
    return undefined
  const isTo = young.clause === old.clause && young.before[0] === 'to' && young.before.length === 1
  const isThen = old.when === 'old' && young.when === 'new' && old.sentence === young.sentence
  const of = old.per[0] ?? named(old, lot)
  const isOfOne = young.per[0] === undefined || (of !== undefined && isSame(young.per[0], of))
  if (!(isTo || isThen) || of === undefined || !isOfOne || !isSame(of, lot.unit)) return undefined
  const change = changeOf(old, young)
  const many = lot.value * ratioOf(lot.unit, of)
  const difference = { ...change.value, value: Math.abs(change.value.value) }
  const factors = [{ value: many, said: lot.said ?? lot.unit.name }, difference]
  return [
    { ...change, per: of.name },
    {
      terms: [{ part: 'in', factors, value: many * difference.value }],
      result: 'comes-to',
      value: { ...difference, value: many * difference.value },
    },
  ]
}

const isPrice = ({ unit, isPercent, per, value }: Placed): boolean =>
  unit === undefined && !isPercent && per.length < 2 && value > 0

/** The one of something that stands before the figure: "cowpea bag dropped from". */
const named = ({ earlier }: Placed, { unit }: Placed) =>
  earlier
    .flatMap((_, at) => unitAt(earlier, at, false)?.unit ?? [])
    .find((one) => unit !== undefined && one.name === unit.name)
