import type { Reckoned, StoryFigure } from '../story.ts'

/**
 * What is kept beside a lot that was sold is none of it: "sold 30 bags at 12000 and kept 4 for the house" sold 30. A
 * sum that takes the one from the other is asked back, where no rest was sold.
 */
export function keptOfSold({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  const isRest = figures.some(({ words }) => words.some((word) => /^(?:rest|remaining|others?)$/.test(word)))
  if (isRest) return []
  return terms.flatMap(({ factors }) =>
    factors.flatMap(({ less }) => {
      const lot = figures.find(({ value, before }) => value === less?.from && isSold(before))
      const kept = figures.filter(({ value, before }) => less?.taken.includes(value) && isKept(before))
      const isBehind = kept.some((one) => lot !== undefined && figures.indexOf(one) > figures.indexOf(lot))
      return isBehind && less !== undefined ? [less.from, ...less.taken] : []
    }),
  )
}

const isSold = (before: readonly string[]): boolean => /^(?:sold|sell|selling)$/.test(before[0] ?? '')
const isKept = (before: readonly string[]): boolean =>
  before.slice(0, 3).some((word) => /^(?:kept|keep|keeps|keeping|saved|stored)$/.test(word))
