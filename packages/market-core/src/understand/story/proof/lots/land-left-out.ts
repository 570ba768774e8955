import type { Reckoned, StoryFigure } from '../../story.ts'
import { isContainer, measureOfWord } from '../../units.ts'
import { isOfAll } from '../of-which-land.ts'

/**
 * The lots right behind a land that a sum leaves out, of which nobody says that they are of all of it: "240 acres of
 * beans making 52 bushels" is of each acre, and "3 ha, 40 bags" may be.
 */
export function landLeftOut({ terms, per }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  if (per !== undefined && measureOfWord(per)?.kind === 'area') return []
  // By itself a land is a term that nothing is made of.
  const used = new Set(
    terms.flatMap(({ factors }) => (factors.length > 1 ? factors.map(({ value }) => value) : [])),
  )
  return figures.flatMap((lot, at) => {
    const land = figures[at - 1]
    const isBehindLand = land !== undefined && isLand(land) && land.sentence === lot.sentence
    if (!isBehindLand || used.has(land.value)) return []
    return isLot(lot) && used.has(lot.value) && !isOfAll(lot) ? [lot.value] : []
  })
}

const isLand = ({ unit, per, value }: StoryFigure): boolean =>
  unit?.kind === 'area' && per.length === 0 && value !== 1

const isLot = ({ unit, per, isHeld, isOne }: StoryFigure): boolean =>
  unit !== undefined &&
  (unit.kind === 'mass' || unit.name === 'bushel' || isContainer(unit.name)) &&
  per.length === 0 &&
  !isHeld &&
  !isOne
