import type { StoryFigure } from '../story.ts'
import { isProduce, isSame } from '../units.ts'
import { isTaken, wasTaken } from '../words.ts'

const carriers =
  /^(?:delivery|trip|load|lorry|truck|pickup|pick-up|cart|trailer|van|canter|wagon|boat|donkey|shipment|consignment)$/

/** "3 deliveries of 40 crates at 600": what one load carries, and a price of what it carries. */
export function withLoads(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  return figures.flatMap((figure, at) => {
    const [next, last] = [figures[at + 1], figures[at - 1]]
    if (next?.unit !== undefined && isCarried(next, figure) && figure.unit !== undefined)
      return [{ ...figure, unit: { ...figure.unit, holds: { value: next.value, unit: next.unit } } }]
    if (last !== undefined && isCarried(figure, last)) return []
    const load = figures[at - 2]
    const isPrice =
      last?.unit !== undefined && load !== undefined && isCarried(last, load) && figure.clause === last.clause
    const isOfOne = isPrice && figure.at === true && figure.unit === undefined && figure.per.length === 0
    return [isOfOne && last.unit !== undefined ? { ...figure, per: [last.unit] } : figure]
  })
}

const isCarried = ({ unit, per, before, clause }: StoryFigure, load: StoryFigure): boolean =>
  load.unit !== undefined &&
  carriers.test(load.unit.name) &&
  load.clause === clause &&
  load.per.length === 0 &&
  unit !== undefined &&
  isProduce(unit) &&
  per.length === 0 &&
  before.length === 1 &&
  before[0] === 'of'

/** "Sold 25 goats: 10 at 6500, 8 at 5800 and the rest at 4900": bare numbers before prices count what all of it is. */
export function withPartsOfAll(figures: readonly StoryFigure[]): StoryFigure[] {
  let whole: StoryFigure | undefined
  let counted = 0
  return figures.map((figure, at) => {
    const { unit, currency, per, each, isPercent, isHeld, isOne, after, clause, sentence } = figure
    const [last, price] = [figures[at - 1], figures[at + 1]]
    const isBareLot =
      unit === undefined && currency === undefined && per.length === 0 && !each && !figure.at && !isPercent
    const isPriced = price?.at === true && price.clause === clause && /^(?:at|@|for)$/.test(after.join(' '))
    if (isBareLot && isPriced && whole?.unit !== undefined && whole.sentence === sentence) {
      counted += figure.value
      return counted > whole.value
        ? figure
        : {
            ...figure,
            unit: whole.unit,
            ...(whole.said !== undefined && { said: whole.said }),
            earlier: [...figure.earlier, ...whole.earlier],
          }
    }
    const isPriceOfPart = figure.at === true && last !== undefined && isBare(last) && isLotOf(last, whole)
    if (isPriceOfPart && whole !== undefined && last.clause === clause && counted <= whole.value)
      return { ...figure, earlier: [...figure.earlier, ...whole.earlier] }
    const isRest = figure.at === true && whole?.sentence === sentence && counted > 0
    if (isRest && figure.before.some((word) => /^(?:rest|remaining|others|remainder)$/.test(word)))
      return { ...figure, earlier: [...figure.earlier, ...(whole?.earlier ?? [])] }
    const isWhole = unit !== undefined && isProduce(unit) && per.length === 0 && !isHeld && !isOne && !each
    if (isWhole && price?.clause !== clause) {
      whole = figure
      counted = 0
    } else if (isWhole && !(whole?.unit !== undefined && isSame(whole.unit, unit))) whole = undefined
    return figure
  })
}

const isBare = ({ unit, currency }: StoryFigure): boolean => unit === undefined && currency === undefined
const isLotOf = ({ value, sentence }: StoryFigure, whole: StoryFigure | undefined): boolean =>
  whole !== undefined && whole.sentence === sentence && value < whole.value

const survivors = /^(?:survived|survive|survives|survivors)$/

/** "1000 fingerlings at 10, 800 survived": of those that were told of, and no thing of their own. */
export function withSurvivors(figures: readonly StoryFigure[]): readonly StoryFigure[] {
  const at = figures.findIndex(({ said }) => said !== undefined && survivors.test(said))
  const own = figures[at]?.unit
  const lot = figures
    .slice(0, Math.max(at, 0))
    .findLast(({ unit, per }) => unit?.kind === 'thing' && isProduce(unit) && per.length === 0)
  if (own === undefined || lot?.unit === undefined) return figures
  const { unit, said, value } = lot
  const called = { unit, ...(said !== undefined && { said }) }
  return figures.map((figure, index) => {
    const { before } = figure
    const turned = { ...figure, per: figure.per.map((per) => (per.name === own.name ? unit : per)) }
    if (index !== at || figure.value >= value) return turned
    return { ...turned, ...called, value: value - figure.value, before: ['lost', ...before] }
  })
}

/** "I had 50 bags, sold 20 at 2900 and 30 at 3600": what all the lots come to that have their prices. */
export function isAllOfLots(figure: StoryFigure, figures: readonly StoryFigure[]): boolean {
  const { unit, per, value } = figure
  if (unit === undefined || per.length > 0 || isPricedLot(figure, figures)) return false
  const lots = figures.filter(
    (one) =>
      one !== figure && one.unit?.name === unit.name && one.per.length === 0 && isPricedLot(one, figures),
  )
  return lots.length > 1 && lots.reduce((sum, one) => sum + one.value, 0) === value
}

function isPricedLot(lot: StoryFigure, figures: readonly StoryFigure[]): boolean {
  const next = figures[figures.indexOf(lot) + 1]
  return next?.clause === lot.clause && next.unit === undefined && (next.at === true || next.each === true)
}

/** "22 goats at 48, two died, sold 20 at 71": what is gone between two lots of one thing that are both told. */
export function isGoneBetween(figure: StoryFigure, figures: readonly StoryFigure[]): boolean {
  const { unit, currency, per, each, at, isPercent, before, after, value } = figure
  if (currency !== undefined || per.length > 0 || each || at || isPercent) return false
  const isGone = before.slice(0, 3).some(isTaken) || after.slice(0, 3).some(wasTaken)
  const lots = figures.filter(
    (one) =>
      one !== figure &&
      one.unit !== undefined &&
      one.per.length === 0 &&
      (unit === undefined || isSame(unit, one.unit)) &&
      isPricedLot(one, figures),
  )
  return (
    isGone &&
    lots.some((one) =>
      lots.some((other) => one.unit?.name === other.unit?.name && one.value - value === other.value),
    )
  )
}
