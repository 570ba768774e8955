import { unitsAsked } from '../../asked.ts'
import type { Placed, Reckoned, Shown, Term, Unit } from '../../story.ts'
import { isSame, ratioOf } from '../../units.ts'
import { isCostItem } from '../../words.ts'
import { labelOf } from '../labels.ts'
import { shareOf } from '../shares.ts'
import { inTurn, takesOff } from './takes-off.ts'

/** A sum, and a second that was asked for beside it. */
export interface Sums {
  readonly sum: Reckoned
  readonly next?: Reckoned
}

/**
 * So many per cent off one amount, added together unless one is told to come after the other: "6 % for moisture and 2 %
 * for dirt off 5,000 kg", "commission 4 % and market fee 1 % on 60000". Undefined where anything else is told.
 *
 * @param whole all that was told, in small letters
 */
export function readDeductions(figures: readonly Placed[], whole: string, plain: string): Sums | undefined {
  const read = ofOne(figures)
  if (read === undefined || !takesOff(whole)) return undefined
  const { percents, base, rate } = read
  const known = percents.map((one) => shareOf(one, figures))
  const [first] = known
  const isLot = (first === 'lost' || first === 'kept') && (rate !== undefined || first === 'kept')
  if (percents.length === 1 && (isMoney(base) || isLot)) return undefined
  if (known.some((one) => one === 'tax' || one === 'profit' || one === 'loan' || one === 'price-up'))
    return undefined
  if (isMoney(base)) return rate === undefined ? offMoney(percents, base, inTurn(whole)) : undefined
  const all = percents.reduce((sum, { value }) => sum + value, 0)
  if (all >= 100) return undefined
  const left: readonly Shown[] = inTurn(whole)
    ? percents.map(({ value }) => lessOf([value]))
    : [lessOf(percents.map(({ value }) => value))]
  return amountOf(base, left, rate, plain)
}

/**
 * A part of one amount: "850 tonnes, three fifths full", "two thirds of 450 kg", "half of my 40 bags at 3000 a bag".
 * Undefined where the part is lost, shared or paid, or where anything else is told.
 */
export function readPartOf(figures: readonly Placed[], plain: string): Sums | undefined {
  const read = ofOne(figures)
  const [percent, ...others] = read?.percents ?? []
  if (read === undefined || percent === undefined || others.length > 0 || isMoney(read.base)) return undefined
  if (shareOf(percent, figures) !== undefined || percent.value > 100) return undefined
  const [isOfRest, isGone] = [asksRest.test(plain), percent.words.some((word) => parts.test(word))]
  // Of what was sold or given away the rest is told where that is asked; else nobody says which of the two.
  if (isOfRest !== isGone) return undefined
  return isPart(percent, read.base, figures)
    ? amountOf(
        read.base,
        [isGone ? lessOf([percent.value]) : { value: percent.value, isPercent: true }],
        read.rate,
        plain,
      )
    : undefined
}

/** "Full", "of my 40 bags", "is wheat": what stands right behind the part says that it is one. */
function isPart({ after, before, clause }: Placed, base: Placed, figures: readonly Placed[]): boolean {
  const [first = ''] = after
  if (first === 'full') return true
  if (after.some(isCostItem)) return false
  const isOfNext =
    first === 'of' &&
    base.clause === clause &&
    after.every((word) => /^(?:of|my|the|our|these|those|his|her|a|all)$/.test(word))
  const isOfIt = first === 'of' && /^(?:it|them|that|this|which|the)$/.test(after[1] ?? '')
  const isSaid = /^(?:is|are)$/.test(first) || isOfIt
  return isOfNext || (isSaid && before.length < 3 && figures[0] === base)
}

interface OfOne {
  readonly percents: readonly Placed[]
  readonly base: Placed
  /** What each of it brings or gives. */
  readonly rate?: Placed
}

/** The one amount that all percents are of, and perhaps what each of it brings. */
function ofOne(figures: readonly Placed[]): OfOne | undefined {
  const percents = figures.filter(({ isPercent }) => isPercent)
  const [base, rate, ...others] = figures.filter(({ isPercent }) => !isPercent)
  if (base === undefined || others.length > 0 || percents.length === 0) return undefined
  if (percents.some(({ per, value }) => !per.every(isCause) || value <= 0)) return undefined
  if (base.per.length > 0 || base.each || base.at || base.isHeld || base.isOne || base.part === 'taken')
    return undefined
  if (base.unit?.kind === 'time') return undefined
  if (rate === undefined) return { percents, base }
  return isRateOf(rate, base) ? { percents, base, rate } : undefined
}

/** "6 % per humidity", as some languages say "for": what it is taken off for. */
const isCause = ({ kind, name }: Unit): boolean =>
  kind === 'thing' && /^(?:humidity|moisture|dirt|water|dust|trash|damage)$/.test(name)

/** A price or a yield for each of the base, in its unit. */
function isRateOf({ per, isHeld }: Placed, base: Placed): boolean {
  const [of, ...more] = per
  if (isHeld || of === undefined || more.length > 0 || base.unit === undefined) return false
  return isSame(of, base.unit) && ratioOf(base.unit, of) === 1
}

const isMoney = ({ unit }: Placed): boolean => unit === undefined

const lessOf = (taken: readonly number[]): Shown => ({
  value: taken.reduce((left, value) => left - value, 100),
  isPercent: true,
  less: { from: 100, taken },
})

/** Without what a third of a hundred leaves behind. */
const exact = (value: number): number => Number(value.toPrecision(12))

const asksRest =
  /(?<![^ ])(?:left|remains?|remaining|rest|still|keep|kept|over|others?|have i|i have|stays?)(?![^ ])/
const parts =
  /^(?:sold|sell|sells|selling|gave|give|gives|given|used|use|uses|ate|eat|eats|took|take|takes|lent|stored|planted|bought|buy|paid|pay|pays|delivered|donated|shared)$/

const asksMany = /(?<![^ ])(?:how (?:many|much)|what (?:weight|amount|is that))(?![^ ])/
const asksMoney =
  /(?<![^ ])(?:fetch|bring|worth|paid|earn|price|money|value|cost|get for|come to|comes to|income)(?![^ ])/

function amountOf(
  base: Placed,
  parts: readonly Shown[],
  rate: Placed | undefined,
  plain: string,
): Sums | undefined {
  const own = base.said ?? base.unit?.name
  const { many, saidMany } = unitsAsked(plain)
  const times =
    rate === undefined && many !== undefined && base.unit !== undefined && isSame(base.unit, many)
      ? ratioOf(base.unit, many)
      : 1
  const said = times === 1 ? own : (saidMany ?? many?.name)
  const kept = exact(parts.reduce((all, { value }) => (all * value) / 100, base.value) * times)
  const lot: Shown = { value: base.value, ...(own !== undefined && { said: own }) }
  const amount: Reckoned = {
    terms: [
      { part: 'amount', factors: [lot, ...parts, ...(times === 1 ? [] : [{ value: times }])], value: kept },
    ],
    result: 'amount',
    value: { value: kept, ...(said !== undefined && { said }) },
  }
  if (rate === undefined) return { sum: amount }
  const name = rate.said ?? rate.unit?.name
  const isPaid = rate.unit === undefined
  const value = exact(kept * rate.value)
  const each: Shown = {
    value: rate.value,
    ...(isPaid && { isMoney: true as const }),
    ...(rate.currency !== undefined && { currency: rate.currency }),
    ...(name !== undefined && { said: name }),
  }
  const brought: Reckoned = {
    terms: [{ part: isPaid ? 'in' : 'amount', factors: [lot, ...parts, each], value }],
    result: isPaid ? 'comes-to' : 'amount',
    value: { ...each, value },
  }
  const isBoth = isPaid && asksMany.test(plain) && asksMoney.test(plain)
  return isBoth ? { sum: amount, next: brought } : { sum: brought }
}

/** What is left of money, with each that is taken off it. */
function offMoney(percents: readonly Placed[], base: Placed, isInTurn: boolean): Sums {
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(base.currency !== undefined && { currency: base.currency }),
  })
  let left = base.value
  const costs = percents.map((percent): Term => {
    const of = isInTurn ? left : base.value
    const value = (of * percent.value) / 100
    left -= value
    return {
      part: 'out',
      ...labelOf(percent),
      factors: [{ value: percent.value, isPercent: true }, money(of)],
      value,
    }
  })
  const all: Term = { part: 'in', factors: [money(base.value)], value: base.value }
  return { sum: { terms: [all, ...costs], result: 'left', value: money(left) } }
}
