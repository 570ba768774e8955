import type { Placed, Shown, Term } from '../story.ts'
import { labelOf } from '../sum/labels.ts'

/** A figure as it was read, for whoever is asked what the others are. */
export function knownAs(figure: Placed): Term[] {
  const { value, currency, unit, said, part, isMoney, isPercent, per } = figure
  if (part === undefined || part === 'percent' || part === 'sharers') return []
  const [of] = per
  const name = said ?? unit?.name
  const shown: Shown = {
    value,
    ...(currency !== undefined && { currency }),
    ...(isMoney && { isMoney }),
    ...(isPercent && { isPercent }),
    ...(name !== undefined && { said: name }),
    ...(of !== undefined && { per: of.name }),
  }
  return [
    {
      part: part === 'taken' ? 'amount' : part,
      ...(part === 'out' && labelOf(figure)),
      factors: [shown],
      value,
    },
  ]
}
