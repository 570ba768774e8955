import { unitsAsked } from '../asked.ts'
import type { Reckoned } from '../story.ts'
import { measureOfWord } from '../units.ts'
import type { ToldSums } from './told-sums.ts'

const ofPercent =
  /(?<![^ ])(?:%|percent|percentage|pct|proportion|fraction|what part|what share|which share)(?![^ ])/

/** Whether a sum is of another kind than its question: money, where a share was asked for, or of another unit. */
export function isOtherKind(plain: string, { sum, next }: ToldSums): boolean {
  const sums = [sum, ...(next ? [next] : [])]
  const isShare = ({ value, result, percent }: Reckoned) =>
    value.isPercent === true || percent !== undefined || result === 'share' || result === 'portion'
  if (ofPercent.test(plain) && !/\d+(?:\.\d+)? (?:%|percent|pct)/.test(plain) && !sums.some(isShare))
    return true
  const { per, many } = unitsAsked(plain)
  // Whoever asks how many of a thing is told no money.
  if (many !== undefined && sums.every(({ value, result }) => value.isMoney && result !== 'more')) return true
  const [time, ...times] = per.filter(({ kind }) => kind === 'time')
  if (time !== undefined && times.length === 0 && !sums.some((one) => isOfTime(one, time.name))) return true
  const others = per.filter(({ kind }) => kind === 'area' || kind === 'mass')
  return others.length > 0 && !others.some(({ name }) => sums.some((one) => isOf(one, name)))
}

const isOf = ({ per, terms }: Reckoned, name: string): boolean =>
  per === name ||
  terms.some(({ factors }) => factors.some(({ said, per: of }) => said === name || of === name))

/** For each of that time, or multiplied by one. A day is what is told of where nothing else is. */
const isOfTime = ({ per, terms }: Reckoned, name: string): boolean => {
  if (per === name || (name === 'day' && (per === undefined || measureOfWord(per)?.kind !== 'time')))
    return true
  return terms.some(({ factors }) => factors.some(({ said = '' }) => measureOfWord(said)?.kind === 'time'))
}
