import type { Part, Placed, StoryResult } from '../story.ts'
import { nameBefore } from '../sum/labels.ts'
import { isPerson, isProduce, singular } from '../units.ts'

/**
 * Money that no word says anything of. Where some comes in, whatever has a name of its own goes out; where none does,
 * a price is what comes in, and what was asked says the rest.
 */
export function defaulted(
  told: readonly Placed[],
  asked: readonly StoryResult[],
  isForeign: boolean,
): Placed[] {
  const isOpen = ({ part, isPercent }: Placed) => part === undefined && !isPercent
  const placed = told.map((figure) =>
    isOpen(figure) &&
    (isOfYoung(figure, told) || isOfTime(figure, told)) &&
    told.some((one) => one !== figure && isSale(one))
      ? { ...figure, part: 'out' as const, isMoney: true as const }
      : figure,
  )
  // So much a day or an acre is as often a cost.
  const isPrice = ({ per, at, each }: Placed) =>
    at === true || each === true || (per.length > 0 && per.some(isProduce))
  const isWage = (figure: Placed) =>
    placed.some(
      ({ clause, unit, part }) =>
        clause === figure.clause && part === 'amount' && unit !== undefined && isPerson(unit),
    )
  const isRate = ({ per, at, each }: Placed) => per.length > 0 || at === true || each === true
  const hasName = ({ before, currency }: Placed) =>
    !isForeign && (currency !== undefined || nameBefore(before) !== undefined)
  const counted = new Set(
    placed.flatMap(({ part, said, unit }) => (part === 'amount' && unit ? [said, unit.name] : [])),
  )
  const isOfLot = ({ before }: Placed) =>
    counted.has(nameBefore(before)) || counted.has(singular(nameBefore(before) ?? ''))
  const settled =
    (part: Part) =>
    (figure: Placed): Placed => ({ ...figure, part, isMoney: true })
  if (asked.includes('needed'))
    return placed.map((one) =>
      !isOpen(one)
        ? one
        : isRate(one)
          ? settled('in')(one)
          : hasName(one) || one.before.length > 0
            ? settled('out')(one)
            : one,
    )
  const hasIncome = placed.some(({ part }) => part === 'in')
  const [first] = asked
  const isCost = first === 'costs' || first === 'break-even' || (first === 'more' && !hasIncome)
  const settledAll = placed.map((figure) => {
    if (!isOpen(figure)) return figure
    const isKnown = isRate(figure) || figure.isMoney === true || hasName(figure)
    // "Profit, and my break-even": a price of what was harvested is no cost.
    const isOfHarvest = figure.at === true && figure.per.length > 0 && figure.per.every(isProduce)
    if (isOfHarvest && asked.includes('left')) return settled('in')(figure)
    if (isCost && isKnown) return settled('out')(figure)
    if (isRate(figure) && isWage(figure)) return settled('out')(figure)
    if (!hasIncome) {
      // "80 cents a pound, ginning 150 dollars": beside a price what has a name of its own is no sale.
      const isBeside = placed.some((one) => one !== figure && isRate(one) && isPrice(one))
      const isItem =
        isBeside && hasName(figure) && !isOfLot(figure) && nameBefore(figure.before) !== undefined
      if (!isRate(figure) && isItem && asked.includes('left')) return settled('out')(figure)
      const isSold = isRate(figure) ? isPrice(figure) : figure.currency !== undefined
      return isSold ? settled('in')(figure) : figure
    }
    const isNamed = hasName(figure) && !isOfLot(figure) && nameBefore(figure.before) !== undefined
    const isBoughtLot = figure.at === true && figure.per.length === 0 && asked.includes('left')
    return isNamed || isBoughtLot ? settled('out')(figure) : figure
  })
  // What comes in may be known only now.
  const isNew = !hasIncome && settledAll.some(({ part }) => part === 'in') && settledAll.some(isOpen)
  return isNew ? defaulted(settledAll, asked, isForeign) : settledAll
}

const young =
  /^(?:fingerling|fry|chick|pullet|poult|seedling|sucker|cutting|vine|plantlet|sapling|weaner|store|feeder)$/

/** "1000 fingerlings at 10": what is raised is bought, where something else is sold. */
const isOfYoung = (figure: Placed, figures: readonly Placed[]): boolean => {
  const lot = figures[figures.indexOf(figure) - 1]
  return (
    (figure.at === true || figure.each === true) &&
    lot?.clause === figure.clause &&
    lot.unit !== undefined &&
    young.test(lot.unit.name)
  )
}

/** "Twelve picker days at 700": time is paid for, where something is sold. */
const isOfTime = (figure: Placed, figures: readonly Placed[]): boolean => {
  const lot = figures[figures.indexOf(figure) - 1]
  return (
    (figure.at === true || figure.each === true) &&
    figure.per.length === 0 &&
    lot?.clause === figure.clause &&
    lot.unit !== undefined &&
    (lot.unit.kind === 'time' || /^(?:day|hour|week|month|shift|night)$/.test(lot.unit.name)) &&
    lot.per.length === 0
  )
}

const isSale = ({ part, unit, isPercent, per, at, each }: Placed): boolean =>
  part === 'in' ||
  (part === undefined &&
    unit === undefined &&
    !isPercent &&
    (at === true || each === true || per.some(isProduce)))
