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

const onTop = /(?<!\p{L})(?:on top|in addition|besides)(?!\p{L})/iu

/** One lot is sold once: of "on top 3.20 for every bag" and "at 16" the one may be what a bag costs. */
export function soldTwice(
  { terms }: Reckoned,
  figures: readonly StoryFigure[],
  text: string,
): readonly number[] {
  if (!onTop.test(text)) return []
  const lots = terms
    .filter(({ part }) => part === 'in')
    .flatMap(({ factors }) => {
      const lot = factors.find(({ isMoney, said }) => !isMoney && said !== undefined)
      const price = factors.find(({ isMoney }) => isMoney)
      return lot === undefined || price === undefined ? [] : [{ lot: lot.value, price: price.value }]
    })
  return lots.flatMap(({ lot, price }) => {
    const again = lots.filter((other) => other.lot === lot).length
    return again > 1 && figures.filter(({ value }) => value === lot).length < again ? [price] : []
  })
}

/** What is taken away is no cost beside others: of "23 sacks at 450, take away 2000" something is left. */
export const takenAway = ({ terms }: Reckoned, text: string, all: readonly number[]): readonly number[] =>
  /(?<!\p{L})tak(?:e|es|ing|en) away(?!\p{L})/iu.test(text) && terms.every(({ part }) => part === 'out')
    ? all
    : []

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
