import type { StoryFigure, Unit } from '../story.ts'
import { isContainer, singular, unitAt } from '../units.ts'

const holds = /^(?:holds?|contains?|fits|packs|carries)$/

/**
 * "A crate holds 80", "22 trays of 30": a bare number of what is priced by the piece is what one of a container holds.
 * The pieces are what a price is for: "14 each egg", "mangoes 25 each".
 */
export function withPiecesHeld(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  const [held, ...others] = figures.filter((figure) => holderOf(figure) !== undefined)
  const holder = held && holderOf(held)
  if (held === undefined || holder === undefined || others.length > 0) return figures
  const isCounted = figures.some(({ unit, isHeld }) => unit?.name === holder.name && !isHeld)
  const piece = pieceOf(figures, held)
  if (!isCounted || piece === undefined) return figures
  const filled = (unit: Unit): Unit =>
    unit.name === holder.name && unit.holds === undefined
      ? { ...unit, holds: { value: held.value, unit: piece } }
      : unit
  return figures.flatMap((figure) => {
    if (figure === held) return []
    const { each, ...rest } = figure
    const own = each === true && pieceNamed(figure)?.name === piece.name ? { ...rest, per: [piece] } : figure
    return [{ ...own, per: own.per.map(filled), ...(own.unit && { unit: filled(own.unit) }) }]
  })
}

function holderOf({
  unit,
  per,
  isHeld,
  currency,
  isPercent,
  each,
  at,
  before,
}: StoryFigure): Unit | undefined {
  if (unit !== undefined || currency !== undefined || isPercent || each || at) return undefined
  if (isHeld) return per[0]
  if (!holds.test(before[0] ?? '')) return undefined
  const one = unitAt([before[1] ?? ''], 0, false)?.unit
  return one !== undefined && isContainer(one.name) ? one : undefined
}

/** The one thing that money is told for each of, which is no container itself. */
function pieceOf(figures: readonly StoryFigure[], held: StoryFigure): Unit | undefined {
  const priced = figures.flatMap((figure) => {
    const [one] = figure.unit === undefined ? figure.per : []
    if (figure === held) return []
    if (one?.kind === 'thing' && !isContainer(one.name)) return [one]
    return figure.each ? (pieceNamed(figure) ?? []) : []
  })
  const [one] = priced
  return priced.every((other) => other.name === one?.name) ? one : undefined
}

/** "Mangoes 25 each", "avocado 8 each". */
function pieceNamed({ before: [name = ''] }: StoryFigure): Unit | undefined {
  const one = unitAt([name], 0, false)?.unit
  return one?.kind === 'thing' && !isContainer(one.name) ? { ...one, name: singular(name) } : undefined
}
