import type { Reckoned, StoryFigure, Term } from '../story.ts'
import { isProduce } from '../units.ts'

/** One lot counts once in a product: "310 kg × 25 calves × 25 calves" is none. */
export function countedTwice({ terms }: Reckoned): readonly number[] {
  return terms.flatMap(({ factors }) =>
    factors.flatMap((one, at) => {
      const first = factors.findIndex(
        ({ value, said, isDivisor }) =>
          value === one.value && said === one.said && isDivisor === one.isDivisor,
      )
      return first < at && one.said !== undefined && !one.isMoney ? [one.value] : []
    }),
  )
}

/** Money told as all of it, beside a lot with nothing to say so: "bought 30 calves 1900", "60 boxes at 18". */
export function besideLot({ terms }: Reckoned, figures: readonly StoryFigure[]): readonly number[] {
  return terms.filter(isWhole).flatMap(({ value }) => {
    const figure = figures.find((one) => one.value === value && one.per.length === 0 && !one.each)
    const isOpen =
      figure?.unit === undefined &&
      figure !== undefined &&
      figures.some((lot) => isLot(lot) && lot.clause === figure.clause && isBefore(lot, figure, figures)) &&
      !figure.before.some((word) => links.test(word))
    return isOpen ? [value] : []
  })
}

const isWhole = ({ part, factors: [one, ...others], of }: Term): boolean =>
  part !== 'amount' &&
  one?.isMoney === true &&
  one.per === undefined &&
  others.length === 0 &&
  of === undefined

const isLot = ({ unit, per, value, isHeld, isOne }: StoryFigure): boolean =>
  unit !== undefined && isProduce(unit) && per.length === 0 && value > 1 && !isHeld && !isOne

const isBefore = (lot: StoryFigure, figure: StoryFigure, figures: readonly StoryFigure[]): boolean =>
  figures.indexOf(lot) === figures.indexOf(figure) - 1

const links =
  /^(?:for|on|of|from|was|were|is|cost|costs|all|total|altogether|spent|paid|made|brought|fetched|got|earned|and)$/
