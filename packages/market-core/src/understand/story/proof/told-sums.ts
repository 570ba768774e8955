import { isYear } from '../figure-at.ts'
import type { Behind, Clause, Reckoned, Shown, StoryFigure } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { isAllOfLots, isGoneBetween } from '../typed/lots-of-all.ts'
import { isBuyer } from '../words.ts'

/** A sum as it is about to be told, with the second that stands behind it and what both rest on. */
export interface ToldSums {
  readonly sum: Reckoned
  readonly next?: Reckoned
  readonly behind?: readonly Behind[]
}

/** Every figure that was said, but years and what holds no longer. */
export const figuresSaid = (clauses: readonly Clause[]): readonly number[] =>
  clauses.flatMap(({ tokens }) =>
    tokens
      .filter((word, at) => isFigure(word) && !isYear(tokens, at) && !isPast(tokens.slice(0, at)))
      .map(Number),
  )

/** "No longer the 60 of last month". */
const isPast = (before: readonly string[]): boolean =>
  / no (?:more|longer)(?: the)?$/.test(` ${before.join(' ')}`)

/** The figures that no sum uses. */
export function leftOver(
  said: readonly number[],
  figures: readonly StoryFigure[],
  told: ToldSums,
): readonly number[] {
  const used = usedIn(told)
  const isLoan = told.sum.terms.some(({ label }) => label === 'interest')
  const beside = new Set(
    figures.flatMap((figure) =>
      (isLoan && figure.unit?.kind === 'time') ||
      isAllOfLots(figure, figures) ||
      isGoneBetween(figure, figures)
        ? [figure.value]
        : besideIt(figure),
    ),
  )
  return said.filter((value) => !used.has(value) && !beside.has(value))
}

/** What a bag holds, and how many lots or buyers are each told of, change nothing that is told in bags or of each. */
const besideIt = ({ value, unit, isHeld, per }: StoryFigure): readonly number[] => [
  ...(isHeld || (unit !== undefined && (isBuyer(unit.name) || lots.test(unit.name))) ? [value] : []),
  ...[unit, ...per].flatMap((one) => (one?.holds === undefined ? [] : [one.holds.value])),
]
const lots = /^(?:lot|batch|sale|load|delivery|trip|time|offer|plot|field|parcel)$/

/** Every figure of a sum, as it may have been written: a share of a hundred, too, and cents. */
function usedIn({ sum, next }: ToldSums): ReadonlySet<number> {
  const shown = [sum, ...(next ? [next] : [])].flatMap(({ terms, was, is, value, offers = [] }): Shown[] => [
    ...terms.flatMap(({ factors, of, value: all }) => [...factors, ...(of ? [of] : []), { value: all }]),
    ...(was ? [was] : []),
    ...(is ? [is] : []),
    value,
    ...offers,
  ])
  const values = shown.flatMap(({ value, less }) => [
    value,
    ...(less ? [less.from, ...less.taken.map(Math.abs)] : []),
  ])
  return new Set(values.flatMap((value) => [value, rounded(value * 100), rounded(value / 100)]))
}
const rounded = (value: number): number => Number(value.toPrecision(12))
