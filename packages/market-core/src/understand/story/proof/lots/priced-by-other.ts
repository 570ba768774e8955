import { unitOfSaid } from '../../behind/lot-of-term.ts'
import type { Reckoned, StoryFigure } from '../../story.ts'
import { isSame } from '../../units.ts'

/** Prices of a weight or volume that a sum multiplies with neither: "22 sacks x 198 dollars per tonne". */
export function pricedByOther({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  return terms.flatMap(({ part, factors }) => {
    const [price, ...prices] = factors.filter(({ isMoney }) => isMoney)
    const others = factors.filter((one) => !one.isMoney && !one.isPercent)
    if (part === 'amount' || price === undefined || prices.length > 0 || others.length === 0) return []
    // "36.74 bushels make one tonne": what is divided by is of the weight.
    if (others.some(({ isDivisor }) => isDivisor)) return []
    const units = figures.flatMap(({ value, unit, per }) =>
      value === price.value && unit === undefined && per.length === 1 ? per : [],
    )
    const [of, ...more] = units
    if (of === undefined || more.length > 0 || (of.kind !== 'mass' && of.kind !== 'volume')) return []
    const isOfIt = others.some(({ said }) => {
      const unit = said === undefined ? undefined : unitOfSaid(said)
      return said === undefined || unit === undefined || isSame(unit, of)
    })
    return isOfIt ? [] : [price.value]
  })
}
