import type { Shown, StoryFigure, Term, Unit } from '../story.ts'
import { isContainer, isPerson, isSame, unitAt } from '../units.ts'

/** How much there is of what a price is for, as a line of a sum multiplies it out. */
export interface Lot {
  readonly value: number
  readonly unit: Unit
  readonly said: string
  /** It is what one figure tells, in another unit. */
  readonly isTold?: true
}

const NEAR = 1e-9

/** Whether two sums of the same figures are one, but for the machine's own rounding. */
export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= NEAR * Math.max(Math.abs(one), Math.abs(other))

/**
 * The amount that the price of a line is multiplied by. Undefined where the line has one figure of it alone, and where
 * nobody says what the price is for each of.
 */
export function lotOfTerm({ factors, value }: Term, figures: readonly StoryFigure[]): Lot | undefined {
  const [price, ...prices] = factors.filter(({ isMoney }) => isMoney)
  const others = factors.filter((one) => one !== price)
  if (price === undefined || prices.length > 0 || others.length < 2) return undefined
  const many = others.reduce(multiplied, 1)
  const unit = unitOfPrice(price, figures, others)
  if (unit === undefined || !isNear(many * price.value, value)) return undefined
  // What a fertiliser holds is no part that is left of it.
  if (others.some(({ isPercent, less }) => isPercent && less === undefined)) return undefined
  const named = others.find(({ said = '' }) => unitOfSaid(said)?.name === unit.name)
  // "800 pounds" in tonnes was said already.
  const isTold =
    others.filter(({ value: one, said, less }) => (said !== undefined && one !== 1) || less).length < 2
  return { value: many, unit, said: named?.said ?? unit.name, ...(isTold && { isTold: true as const }) }
}

/** What a line is for each of, where none of its figures says how many of that there are. */
export function openOf({ factors }: Term): string | undefined {
  const closed = new Set<string | undefined>(
    factors.flatMap(({ said = '', per, isDivisor }) => [unitOfSaid(said)?.name, ...(isDivisor ? [per] : [])]),
  )
  return factors.find(({ per }) => per !== undefined && !closed.has(per))?.per
}

const multiplied = (all: number, { value, isPercent, isDivisor }: Shown): number => {
  const factor = isPercent ? value / 100 : value
  return isDivisor ? all / factor : all * factor
}

/** The unit of a word that a sum shows beside its figure. */
export const unitOfSaid = (said: string): Unit | undefined =>
  said === '' ? undefined : unitAt([said], 0, false)?.unit

/** What a price is for each of, as it was said; else the one weight, volume or pack that it is multiplied by. */
function unitOfPrice(
  { value }: Shown,
  figures: readonly StoryFigure[],
  others: readonly Shown[],
): Unit | undefined {
  const prices = figures.filter((one) => one.value === value && one.unit === undefined && !one.isPercent)
  const [said, ...more] = prices.flatMap(({ per }) => (per.length === 0 ? [] : [per]))
  if (said !== undefined) {
    const [unit, ...units] = said
    const isOne =
      unit !== undefined &&
      units.length === 0 &&
      more.every((per) => per.length === 1 && per.every((one) => isSame(one, unit)))
    return isOne && isCounted(unit) ? unit : undefined
  }
  const packed = others.flatMap(({ said: word = '' }) => {
    const unit = unitOfSaid(word)
    return unit !== undefined && isStock(unit) ? [unit] : []
  })
  const [unit, ...units] = packed
  if (unit !== undefined) return units.length === 0 ? unit : undefined
  // "400 chicks, 7 % died, the rest at 6.50 each".
  const [lot, ...rest] = others.filter(({ isPercent }) => !isPercent)
  const alone = rest.length === 0 ? unitOfSaid(lot?.said ?? '') : undefined
  return alone !== undefined && isCounted(alone) ? alone : undefined
}

const isCounted = (unit: Unit): boolean => unit.kind !== 'time' && unit.kind !== 'area' && !isPerson(unit)

const isStock = ({ kind, name }: Unit): boolean => kind === 'mass' || kind === 'volume' || isContainer(name)
