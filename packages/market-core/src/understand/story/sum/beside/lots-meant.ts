import type { Placed, Unit } from '../../story.ts'
import { isContainer, isProduce, isSame } from '../../units.ts'
import type { Asking } from '../asking.ts'

/** The lots of a thing that were bought and those that were sold, where there are both. */
export function tradedOf(
  unit: Unit,
  figures: readonly Placed[],
): Record<'sold' | 'bought', readonly Placed[]> | undefined {
  const lots = (part: 'in' | 'out') =>
    figures.filter((one, at) => {
      const next = figures[at + 1]
      const isLot =
        one.part === 'amount' && one.unit !== undefined && one.per.length === 0 && !one.isHeld && !one.isOne
      return (
        isLot &&
        one.unit?.kind === 'thing' &&
        isSame(one.unit, unit) &&
        next?.clause === one.clause &&
        next.part === part
      )
    })
  const [sold, bought] = [lots('in'), lots('out')]
  return sold.length > 0 && bought.length > 0 ? { sold, bought } : undefined
}

export function lotsMeant(
  { sold, bought }: Record<'sold' | 'bought', readonly Placed[]>,
  { ofWhich }: Asking['units'],
): readonly Placed[] | undefined {
  if (ofWhich !== undefined) return ofWhich === 'sold' ? sold : bought
  const sum = (lots: readonly Placed[]) => lots.reduce((all, { value }) => all + value, 0)
  return sum(sold) === sum(bought) ? sold : undefined
}

/** "Per head", "per animal": of the one thing that is counted and sold, or kept. */
export function headOf(figures: readonly Placed[]): Unit | undefined {
  const kinds = kindsOf(figures).filter(({ kind, name }) => kind === 'thing' && !isContainer(name))
  return kinds.length === 1 ? kinds[0] : undefined
}

/** The units that lots of a thing are counted in. */
export const kindsOf = (figures: readonly Placed[]): Unit[] => [
  ...new Map(
    figures.flatMap(({ part, unit, per }) =>
      part === 'amount' && unit !== undefined && per.length === 0 && isProduce(unit)
        ? [[unit.name, unit]]
        : [],
    ),
  ).values(),
]
