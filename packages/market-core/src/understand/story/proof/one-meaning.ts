import type { Reckoned, Shown, StoryFigure } from '../story.ts'
import { measureOfWord } from '../units.ts'

/** "Each acre 20 bags, I keep 10 bags": of each acre's, or of all. */
export function takenOfEach({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  const isEach = (value: number) =>
    figures.some((one) => one.value === value && one.per.some(({ kind }) => kind !== 'time'))
  const less = terms.flatMap(({ factors }) =>
    factors.flatMap((one) => (one.less && !one.isPercent ? [one.less] : [])),
  )
  return less.flatMap(({ from, taken }) => (isEach(from) ? taken.filter((value) => !isEach(value)) : []))
}

/**
 * A cost that names no time, beside what was multiplied by the time that is asked of: "80 eggs a day, feed 500, what is
 * left a week".
 */
export function withoutTime({ terms }: Reckoned, said: ReadonlySet<number>): readonly number[] {
  const isAsked = ({ said: unit = '', value }: Shown) =>
    measureOfWord(unit)?.kind === 'time' && !said.has(value)
  const isTimed = terms.some(
    ({ part, factors }) => part === 'in' && factors.length > 1 && factors.some(isAsked),
  )
  if (!isTimed) return []
  return terms.flatMap(({ part, factors, of, value }) =>
    part === 'out' && factors.length === 1 && of === undefined ? [value] : [],
  )
}

/** "60 percent mine and the landlord 40": the rest of a hundred is no price. */
export function restOfHundred({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  const shares = figures.flatMap(({ isPercent, value }) => (isPercent ? [value] : []))
  const isBare = (value: number) =>
    figures.some(
      (one) =>
        one.value === value &&
        one.per.length === 0 &&
        !one.each &&
        !one.at &&
        !one.isPercent &&
        one.currency === undefined,
    )
  return terms.flatMap(({ factors }) =>
    factors.flatMap(({ isMoney, value }) =>
      isMoney && shares.includes(100 - value) && isBare(value) ? [value] : [],
    ),
  )
}

/** "2,700 now, or dried, 8 percent lost, 3,050": a share that was told of one offer is not of the other. */
export function ofBothOffers(
  { result, terms }: Reckoned,
  figures: readonly StoryFigure[],
): readonly number[] {
  if (result !== 'offers') return []
  const shared = terms.flatMap(({ factors }) =>
    factors.flatMap(({ isPercent, less }) => (isPercent && less ? less.taken : [])),
  )
  return figures.flatMap(({ value, isPercent, earlier, clause }, at) => {
    const isBetween = figures.slice(0, at).some((one) => one.clause < clause || earlier.includes('or'))
    return isPercent &&
      isBetween &&
      shared.filter((one) => one === value).length > 1 &&
      figures.slice(at + 1).length > 0
      ? [value]
      : []
  })
}
