import type { StoryFigure, Unit } from '../story.ts'
import { isContainer } from '../units.ts'

/**
 * "110 bags ... bags of 90 kg": what a container was said to hold belongs to every one that is counted, and is no
 * figure of its own. Where two weights are told of it, neither does.
 */
export function withHolds(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  const named = figures.flatMap((figure) => {
    const held = heldBy(figure)
    return held === undefined ? [] : [{ figure, ...held }]
  })
  const [one, ...others] = named
  if (one === undefined || others.some(({ holds }) => holds.value !== one.holds.value)) return figures
  const isOfIt = (unit: Unit | undefined): boolean => unit?.name === one.of && unit.holds === undefined
  const isCounted = figures.some(({ unit, isHeld, value }) => !isHeld && isOfIt(unit) && value !== 1)
  if (!isCounted) return figures
  const filled = (unit: Unit): Unit => (isOfIt(unit) ? { ...unit, holds: one.holds } : unit)
  const dropped = new Set(named.map(({ figure }) => figure))
  return figures.flatMap((figure, at) => {
    if (dropped.has(figure)) return []
    const last = figures[at - 1]
    const isPriced = last !== undefined && dropped.has(last) && figure.at === true && figure.per.length === 0
    const per =
      isPriced && last?.clause === figure.clause
        ? [{ ...bag(one.of), holds: one.holds }]
        : figure.per.map(filled)
    return [{ ...figure, per, ...(figure.unit && { unit: filled(figure.unit) }) }]
  })
}

const bag = (name: string): Unit => ({ kind: 'thing', name, size: 1 })

/** "Bags of 90 kg", "a 90 kg bag". */
function heldBy({ unit, isHeld, isOne, per, value, subject }: StoryFigure) {
  const [of] = per
  if (
    isHeld &&
    unit?.kind === 'mass' &&
    per.length === 1 &&
    of !== undefined &&
    isContainer(of.name) &&
    !subject
  )
    return { of: of.name, holds: { value, unit } }
  return value === 1 && !isOne && unit?.holds !== undefined && per.length === 0
    ? { of: unit.name, holds: unit.holds }
    : undefined
}
