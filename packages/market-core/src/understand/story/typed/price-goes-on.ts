import type { StoryFigure } from '../story.ts'
import { isSame } from '../units.ts'

/** Of prices that are so near to each other both are for one of the same. */
const NEAR = 4

/**
 * "11 tonnes at 9.5 the kilo and 4 tonnes at 6": what stands behind "at" beside a further lot of the same kind is for
 * each of what the price before it was for, where the two are of one size.
 */
export function priceGoesOn(figure: StoryFigure, at: number, figures: readonly StoryFigure[]): StoryFigure {
  if (!isBarePrice(figure)) return figure
  const lot = figures[at - 1]
  const before = figures.slice(0, at).findLast((one) => one.at === true && one.unit === undefined)
  const [of, ...others] = before?.per ?? []
  if (before === undefined || of === undefined || others.length > 0 || of.kind !== 'mass') return figure
  const isOfLike = lot?.unit?.kind === 'mass' && isSame(lot.unit, of) && lot.unit.name !== of.name
  const isNear = Math.max(figure.value / before.value, before.value / figure.value) <= NEAR
  return isOfLike && isNear ? { ...figure, per: [of] } : figure
}

const isBarePrice = ({ at, unit, per, each, isPercent }: StoryFigure): boolean =>
  at === true && unit === undefined && per.length === 0 && !each && !isPercent
