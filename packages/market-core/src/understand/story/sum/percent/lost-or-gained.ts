import type { Placed, Reckoned, Shown } from '../../story.ts'
import { isSame } from '../../units.ts'

const percent = '(?:%|percent|per cent|percentage|pct)'
/** What is asked of two amounts: how much of a hundred was lost, or gained. */
const losing = new RegExp(
  `(?<![^ ])(?:(?:what|how (?:many|much)|which|in) (?:a )?${percent}(?: [^ ]+){0,5} (?:lose|lost|loss|losses|drop|dropped|fall|fell|fallen|shrink|shrunk|decrease|decreased|less|down|missing|gone)|(?:lose|lost|loss|drop|fall|shrinkage|decrease)(?: [^ ]+){0,4} ${percent})(?![^ ])`,
)
const gaining = new RegExp(
  `(?<![^ ])(?:(?:what|how (?:many|much)|which|in) (?:a )?${percent}(?: [^ ]+){0,5} (?:gain|gained|gains|rise|rose|risen|grow|grew|grown|increase|increased|more|up|higher)|(?:gain|rise|increase|growth)(?: [^ ]+){0,4} ${percent})(?![^ ])`,
)
const anyShare = new RegExp(`(?<![^ ])${percent}(?![^ ])`)
/** A part that is told to have gone is that part, and what was sold or used is no loss. */
const tellsPart =
  /(?<![^ ])(?:sold|sell|ate|eat|eaten|used|gave|given|fed|cost|costs|paid|spoilt|spoiled|rotten|rotted|died|dead|broken|broke|stolen|damaged|threw|thrown|bad|profit|margin|of|germinated|sprouted|mouldy|cracked|wasted)(?![^ ])/
const isLoss = /(?<![^ ])(?:lost|loss|lose)(?![^ ])/

/**
 * "I put 120 bags in the store and took out 109: what per cent did I lose?": two amounts of one thing, the first of
 * which became the second, and by how much of a hundred; and a price that went "from 420 to 355". Undefined where a
 * part is told as such, or anything else is.
 *
 * @param whole all that was told
 * @param plain what is asked
 */
export function readLostOrGained(
  figures: readonly Placed[],
  whole: string,
  plain: string,
): Reckoned | undefined {
  const [one, other, ...others] = figures
  if (one === undefined || other === undefined || others.length > 0) return undefined
  if (![one, other].every(isPlain) || !isOneKind(one, other) || one.value === other.value) return undefined
  if (isFromTo(one, other) && anyShare.test(whole)) return changed(one, other)
  const [loses, gains] = [losing.test(plain), gaining.test(plain)]
  if (loses === gains || tellsPart.test(whole.replace(plain, ' '))) return undefined
  if (isLoss.test(whole.replace(plain, ' '))) return undefined
  // What was told first became the other: the other way round nobody knows what is meant.
  const isSo = loses ? other.value < one.value : other.value > one.value
  return isSo ? changed(one, other) : undefined
}

/** "From 420 to 355". */
const isFromTo = (one: Placed, other: Placed): boolean =>
  one.clause === other.clause &&
  one.before.includes('from') &&
  other.before.length === 1 &&
  other.before[0] === 'to'

function changed(old: Placed, young: Placed): Reckoned {
  const unit = young.said ?? old.said
  const currency = young.currency ?? old.currency
  const shown = ({ value }: { readonly value: number }): Shown => ({
    value,
    ...(currency === undefined ? unit !== undefined && { said: unit } : { currency, isMoney: true as const }),
  })
  const value = young.value - old.value
  return {
    terms: [old, young].map((figure) => ({ part: 'amount', factors: [shown(figure)], value: figure.value })),
    result: 'more',
    value: shown({ value }),
    was: shown(old),
    is: shown(young),
    percent: (100 * value) / old.value,
  }
}

const isPlain = ({ each, at, isPercent, isHeld, isOne, value }: Placed): boolean =>
  !each && !at && !isPercent && !isHeld && !isOne && value > 0

const isOneKind = (one: Placed, other: Placed): boolean => {
  if (one.currency !== undefined && other.currency !== undefined && one.currency !== other.currency)
    return false
  if (one.unit === undefined || other.unit === undefined) return one.per.length === other.per.length
  return isSame(one.unit, other.unit) && one.unit.name === other.unit.name
}
