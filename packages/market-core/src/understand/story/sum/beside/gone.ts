import type { Reckoned } from '../../story.ts'

const asksGone =
  /(?<![^ ])how (?:many|much)(?: [^ ]+){0,4} (?:lost|lose|gone|bad|died|die|dead|rotted|rotten|spoiled|spoilt|broken|broke|wasted|thrown|condemned|rejected|missing)(?![^ ])/
const asksLeft = /(?<![^ ])(?:left|remain|remains|remaining|good|sound|alive|survived|survive|after)(?![^ ])/

/** "300 bags, 30 % went bad, how many lost": what is gone, and not what is left, where that is asked. */
export function ofTheGone(sum: Reckoned, plain: string): Reckoned {
  const [term, ...terms] = sum.terms
  const [lot, share, ...more] = term?.factors ?? []
  const taken = share?.less?.taken[0]
  const isPlain =
    terms.length === 0 && more.length === 0 && share?.isPercent === true && sum.result === 'amount'
  if (!isPlain || term === undefined || lot === undefined || taken === undefined) return sum
  if (!asksGone.test(plain) || asksLeft.test(plain)) return sum
  const value = (lot.value * taken) / 100
  return {
    ...sum,
    terms: [{ ...term, factors: [lot, { value: taken, isPercent: true }], value }],
    value: { ...sum.value, value },
  }
}
