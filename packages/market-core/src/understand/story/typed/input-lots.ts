import type { StoryFigure, Unit } from '../story.ts'
import { isContainer, isSame } from '../units.ts'

const inputs =
  /^(?:fertili[sz]ers?|ferts?|urea|dap|can|npk|map|mop|ssp|tsp|potash|manure|lime|seeds?|feeds?|feed|meal|dairymeal|mash|bran|concentrates?|salt|pellets|cement|chemicals?|hay|silage|compost|gypsum)$/

/**
 * "3 bags of fertiliser 4100 each ... I got 25 bags": the bags of what was bought are none of those that were
 * harvested, and what is for each of the one is not for each of the other.
 */
export function withInputLots(figures: readonly StoryFigure[]): StoryFigure[] {
  const named = figures.map((figure, at) => inputOf(figure, figures[at + 1]))
  const isOther = ({ unit }: StoryFigure, at: number) =>
    figures.some(
      (other, index) =>
        index !== at &&
        named[index] === undefined &&
        unit !== undefined &&
        other.unit !== undefined &&
        isSame(other.unit, unit),
    )
  let last: { readonly own: Unit; readonly meant: Unit; readonly clause: number } | undefined
  return figures.map((figure, at) => {
    const name = named[at]
    if (name !== undefined && figure.unit !== undefined && isOther(figure, at)) {
      const meant: Unit = { ...figure.unit, name: `${figure.unit.name} of ${name}` }
      last = { own: figure.unit, meant, clause: figure.clause }
      return { ...figure, unit: meant }
    }
    if (last === undefined || last.clause !== figure.clause) return figure
    const { own, meant } = last
    return { ...figure, per: figure.per.map((per) => (isSame(per, own) ? meant : per)) }
  })
}

/** What is bought in bags, with its price beside it: "2 bags DAP at 3500", "DAP 2 bags 3500 each". */
function inputOf(
  { unit, per, isHeld, isOne, before, after, clause }: StoryFigure,
  price: StoryFigure | undefined,
): string | undefined {
  if (unit?.kind !== 'thing' || !isContainer(unit.name) || per.length > 0 || isHeld || isOne) return undefined
  const isPriced =
    price?.clause === clause &&
    price.unit === undefined &&
    (price.at === true || price.each === true || price.currency !== undefined || price.per.length > 0)
  if (!isPriced) return undefined
  return [before[0], after[0] === 'of' ? after[1] : after[0]].find((word) => inputs.test(word ?? ''))
}
