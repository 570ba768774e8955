import { unitsAsked } from '../asked.ts'
import type { Reckoned } from '../story.ts'
import { isSame, measureOfWord, ratioOf } from '../units.ts'

/** "How many eggs a week" of so many a day: an amount in the time that was asked for, with how often it is in it. */
export function inTimeAsked(sum: Reckoned, plain: string): Reckoned {
  const [term, ...terms] = sum.terms
  const of = measureOfWord(sum.per ?? '')
  const [time, ...times] = unitsAsked(plain).per.filter(({ kind }) => kind === 'time')
  const isOne = term !== undefined && terms.length === 0 && times.length === 0 && sum.result !== 'break-even'
  if (!isOne || of?.kind !== 'time' || time === undefined || time.name === of.name || !isSame(time, of))
    return sum
  const often = ratioOf(time, of)
  if (!(often > 1)) return sum
  const factor = { value: often, said: `${of.name}s` }
  return {
    ...sum,
    terms: [{ ...term, factors: [...term.factors, factor], value: term.value * often }],
    value: { ...sum.value, value: sum.value.value * often },
    per: time.name,
  }
}
