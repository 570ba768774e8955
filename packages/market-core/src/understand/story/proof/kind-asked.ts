import { resultsAsked, unitsAsked } from '../asked.ts'
import type { Reckoned, Unit } from '../story.ts'
import { measureOfWord, unitAt } from '../units.ts'
import type { ToldSums } from './told-sums.ts'

const ofPercent =
  /(?<![^ ])(?:%|percent|percentage|pct|proportion|fraction|what part|what share|which share)(?![^ ])/

/** Whether a sum is of another kind than its question: money, where a share was asked for, or of another unit. */
export function isOtherKind(plain: string, { sum, next, behind = [] }: ToldSums): boolean {
  const sums = [sum, ...(next ? [next] : [])]
  const isShare = ({ value, result, percent }: Reckoned) =>
    value.isPercent === true || percent !== undefined || result === 'share' || result === 'portion'
  const asksMore = resultsAsked(plain).some(
    (one) => one === 'left' || one === 'costs' || one === 'break-even',
  )
  const isOfShare = ofPercent.test(plain) && !/\d+(?:\.\d+)? (?:%|percent|pct)/.test(plain)
  if (isOfShare && !(asksMore && sum.result !== 'amount') && !sums.some(isShare)) return true
  if (isUnlikely(sum)) return true
  if (isOtherSide(plain, sum)) return true
  const { per, many } = unitsAsked(plain)
  // Whoever asks how many of a thing is told no money.
  const isCounted = behind.some(({ of, value: { said = '' } }) => of === 'amount' && isCalled(many, said))
  if (
    many !== undefined &&
    !isCounted &&
    sums.every(({ value, result }) => value.isMoney && result !== 'more')
  )
    return true
  const [time, ...times] = per.filter(({ kind }) => kind === 'time')
  if (time !== undefined && times.length === 0 && !sums.some((one) => isOfTime(one, time.name))) return true
  const others = per.filter(({ kind }) => kind === 'area' || kind === 'mass')
  return others.length > 0 && !others.some(({ name }) => sums.some((one) => isOf(one, name)))
}

/** Two offers for one thing are of one size; and of what is used each day more is needed in more days, not less. */
const isUnlikely = ({ result, was, is, value, terms }: Reckoned): boolean => {
  if (result === 'offers' && was !== undefined && is !== undefined)
    return Math.max(was.value / is.value, is.value / was.value) > APART
  const isByTime = terms.some(({ factors }) =>
    factors.some(({ said = '', isDivisor }) => isDivisor && measureOfWord(said)?.kind === 'time'),
  )
  return result === 'amount' && value.value < 1 && isByTime
}

/** From here on one of two offers is more likely read for each of what the other is for all of. */
const APART = 4

const ofAll = /(?<![^ ])(?:total|altogether|in all|together|sum)(?![^ ])/
const ofRest = /(?<![^ ])(?:left|remains?|remaining|profit|gain|gained|margin)(?![^ ])/

/** What is left, where all of it together was asked; two sums that came in, where what is left was. */
function isOtherSide(plain: string, { result, terms }: Reckoned): boolean {
  if (result === 'left') return ofAll.test(plain) && !resultsAsked(plain).includes('left')
  const isAllIn =
    terms.filter(({ part }) => part === 'in').length > 1 && !terms.some(({ part }) => part === 'out')
  return result === 'comes-to' && isAllIn && ofRest.test(plain)
}

const isOf = ({ per, terms }: Reckoned, name: string): boolean =>
  per === name ||
  terms.some(({ factors }) => factors.some(({ said, per: of }) => said === name || of === name))

const isCalled = (unit: Unit | undefined, said: string): boolean =>
  unit !== undefined && unitAt([said], 0, false)?.unit.name === unit.name

/** For each of that time, or multiplied by one. A day is what is told of where nothing else is. */
const isOfTime = ({ per, terms }: Reckoned, name: string): boolean => {
  if (per === name || (name === 'day' && (per === undefined || measureOfWord(per)?.kind !== 'time')))
    return true
  return terms.some(({ factors }) => factors.some(({ said = '' }) => measureOfWord(said)?.kind === 'time'))
}
