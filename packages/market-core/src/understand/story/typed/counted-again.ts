import type { StoryFigure, Unit } from '../story.ts'
import { isProduce, isSame, unitAt } from '../units.ts'
import { isCostItem } from '../words.ts'

type Counts = Pick<StoryFigure, 'unit' | 'currency' | 'per' | 'each' | 'at' | 'isPercent' | 'isHeld'>

const isBare = ({ unit, per, each, at, isPercent, isHeld }: Counts): boolean =>
  unit === undefined && per.length === 0 && !each && !at && !isPercent && !isHeld

/**
 * What a story counts once and names again: "3 bags at 2800, 5 at 3100" counts bags twice, and "a bag 3000", "egg 11
 * shillings", "lambs sell 85" is the price of each of what was counted.
 */
export function countedAgain(figures: readonly StoryFigure[]): StoryFigure[] {
  const told: StoryFigure[] = []
  for (const [at, figure] of figures.entries()) {
    const lot =
      isBare(figure) && figure.currency === undefined
        ? (lotBefore(told, figure, figures[at + 1]) ?? tradedAgain(told, figure, figures[at + 1]))
        : undefined
    const one = isBare(figure) && lot === undefined ? namedBy(figure, figures) : undefined
    if (lot?.unit !== undefined)
      told.push({ ...figure, unit: lot.unit, ...(lot.said !== undefined && { said: lot.said }) })
    else told.push(one === undefined ? figure : { ...figure, per: [one] })
  }
  return told
}

/** "3 bags at 2800, 5 at 3100": a bare number before a price, behind a lot with its price. */
function lotBefore(
  told: readonly StoryFigure[],
  { after, clause, sentence }: StoryFigure,
  price: StoryFigure | undefined,
): StoryFigure | undefined {
  const isPriced = price?.at === true && price.clause === clause && /^(?:at|@)$/.test(after.join(' '))
  const [last, lot] = [told.at(-1), told.at(-2)]
  const isListed = last?.at === true && last.sentence === sentence && lot?.clause === last.clause
  return isPriced && isListed && lot?.unit !== undefined && isProduce(lot.unit) ? lot : undefined
}

/** "Bought 60 lambs at 78 each, ... sold 58 at 131": what is traded again is what was counted before it. */
function tradedAgain(
  told: readonly StoryFigure[],
  { before, after, clause }: StoryFigure,
  price: StoryFigure | undefined,
): StoryFigure | undefined {
  const isPriced = price?.at === true && price.clause === clause && /^(?:at|@)$/.test(after.join(' '))
  const isTraded = isPriced && /^(?:sold|sell|bought|buy|resold|only|just)$/.test(before[0] ?? '')
  if (!isTraded) return undefined
  const lot = told.findLast(({ unit, per }) => unit?.kind === 'thing' && per.length === 0 && isProduce(unit))
  return lot ?? spentOn(told)
}

/** "For each goat I spend 200 ... I sell 12 at 6000": the one thing that costs were told of each of. */
function spentOn(told: readonly StoryFigure[]): StoryFigure | undefined {
  const rated = told.flatMap((figure) =>
    figure.per.filter((per) => per.kind === 'thing' && isProduce(per)).map((unit) => ({ figure, unit })),
  )
  const [one] = rated
  if (one === undefined || rated.some(({ unit }) => !isSame(unit, one.unit))) return undefined
  return { ...one.figure, unit: one.unit, said: one.unit.name }
}

const sells =
  /^(?:sell|sells|selling|go|goes|fetch|fetches|bring|brings|make|makes|get|gets|for|at|is|was|price)$/
const article = /^(?:and|the|an?|one|each|every|of|now|today|price)$/

/** "Bag 3000", "egg 11 shillings", "lambs sell 85": of what is counted elsewhere, by its name alone. */
function namedBy({ before, after, value }: StoryFigure, figures: readonly StoryFigure[]): Unit | undefined {
  const at = before.findIndex((word) => !sells.test(word))
  const name = before[at]
  // "Gunny bag 70" is what a bag of its own costs.
  if (
    name === undefined ||
    isCostItem(before[at + 1] ?? '') ||
    after.length > 1 ||
    !before.slice(at + 1).every((word) => article.test(word))
  )
    return undefined
  const one = unitAt([name], 0, false)?.unit
  // "The bags were 3000" is said of all of them as often.
  const isOfOne = !/[^s]s$/.test(name) || before.slice(0, at).some((word) => selling.test(word))
  if (one?.kind !== 'thing' || !isOfOne) return undefined
  return figures.some(
    (other) => other.value !== value && other.unit !== undefined && isSame(other.unit, one) && !other.isOne,
  )
    ? one
    : undefined
}
const selling = /^(?:sell|sells|selling|go|goes|fetch|fetches|bring|brings)$/
