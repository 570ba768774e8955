import { slipCost } from './slip-cost.ts'

/** The most that a slip of a name costs: one of them. */
const MOST = 0.8

/** True where a word is as near to a stored name as to what it would be taken for, or nearer: "europ". */
export function isNearerToOneOf(names: ReadonlySet<string>, word: string, right: string): boolean {
  if (names.has(right)) return false
  const cost = slipCost(word, right, MOST)
  return [...names].some(
    (name) =>
      name.charAt(0) === word.charAt(0) &&
      Math.abs(name.length - word.length) < 2 &&
      slipCost(word, name, MOST) <= Math.min(cost, MOST),
  )
}
