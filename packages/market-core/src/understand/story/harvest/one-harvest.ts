import { resultsAsked, unitsAsked } from '../asked.ts'
import type { Placed, Reckoned, Shown, StoryRead, Term, Unit } from '../story.ts'
import { isContainer, isSame, ratioOf } from '../units.ts'
import { isBuyer, isCostItem } from '../words.ts'

/** What is told of one harvest: its costs, how much it was, what it sells at, and the land. */
interface Harvest {
  readonly costs: readonly Placed[]
  readonly lots: readonly Placed[]
  readonly price: Placed | undefined
  readonly land: Placed | undefined
  /** One of a land, which is only told. */
  readonly ones: readonly Placed[]
}

/**
 * One harvest by its typed figures alone, whatever its verbs are: costs, how much it was, a price at most. A price is
 * of what the harvest is counted in, so that nobody needs to know what a bag of it weighs. Undefined where one of its
 * figures may be something else, or the harvest may be of one of the land or of all.
 *
 * @param plain the words that ask
 * @param whole all words that were told
 */
export function readHarvest(figures: readonly Placed[], plain: string, whole: string): StoryRead | undefined {
  const asked = resultsAsked(plain)
  const [asksEven, asksLeft] = [asked.includes('break-even') || saysEven.test(whole), asked.includes('left')]
  if (!asksEven && !(asksLeft && saysPrice.test(whole))) return undefined
  const told = harvestOf(figures)
  if (told === undefined) return undefined
  const { costs, lots, price, land, ones } = told
  const [lot, other] = lots
  if (lot?.unit === undefined || costs.length === 0) return undefined
  const basis = landOf(costs)
  // Of a land, costs of each of it and a harvest alone nobody says of what that is.
  const ofLand = lot.per[0]
  const isOfAll = ofLand === undefined && basis === undefined
  const isOfOne =
    basis !== undefined && land === undefined && (ofLand === undefined || ofLand.name === basis.name)
  if (!isOfAll && !isOfOne) return undefined
  if (price === undefined ? !asksEven : !isOfLot(price, lot.unit)) return undefined
  const made = [
    ...(asksEven ? [evenOf(costs, lot, lot.unit, unitsAsked(plain).per)] : []),
    ...(asksEven && other?.unit ? [evenOf(costs, other, other.unit, unitsAsked(plain).per)] : []),
    ...(price !== undefined && other === undefined ? [leftOf(costs, lot, lot.unit, price, basis)] : []),
  ]
  const [sum, next, ...more] = made
  if (sum === undefined || more.length > 0) return undefined
  const notes = ones.map(
    ({ value, said, unit }): Term => ({
      part: 'amount',
      factors: [{ value, said: said ?? unit?.name ?? '' }],
      value,
    }),
  )
  return { sum: { ...sum, terms: [...notes, ...sum.terms] }, ...(next && { next }) }
}

const saysEven =
  /(?<![^ ])(?:break ?-?even|breakeven|not to lose|(?:lowest|minimum|least) price|price (?:lowest|minimum|least)|cover (?:my |the )?costs?|(?:must|should|has to|have to|need to)(?: [^ ]+){0,3} (?:sell|sold|fetch|go for)|(?:sell|sold)(?: [^ ]+)? (?:for|at) how much|(?:price|much) to cover)(?![^ ])/
const saysPrice = /(?<![^ ])(?:sell|sold|selling|price|at)(?![^ ])/

/** What every figure is; undefined where one is none of a harvest. */
function harvestOf(figures: readonly Placed[]): Harvest | undefined {
  const isLand = ({ unit, per }: Placed) => unit?.kind === 'area' && per.length === 0
  const isLot = ({ unit, per, part, isHeld, isOne }: Placed) =>
    unit !== undefined &&
    (unit.kind === 'mass' || unit.name === 'bushel' || isContainer(unit.name)) &&
    per.every(({ kind }) => kind === 'area') &&
    part !== 'taken' &&
    !isHeld &&
    !isOne
  const isMoney = ({ unit, isPercent, each }: Placed) => unit === undefined && !isPercent && !each
  const isOfLand = ({ per }: Placed) => per.length === 1 && per[0]?.kind === 'area'
  const lands = figures.filter((figure) => isLand(figure) && figure.value !== 1)
  const lots = figures.filter(isLot)
  const moneys = figures.filter(isMoney)
  const ones = figures.filter((figure) => figure.value === 1 && (isLand(figure) || isLocalLand(figure)))
  if (lands.length + ones.length + lots.length + moneys.length < figures.length || lands.length > 1)
    return undefined
  const isPrice = (figure: Placed) =>
    !isOfLand(figure) &&
    (figure.at === true || figure.per.length > 0 || isSoldAt(figure) || figure.part === 'in')
  const prices = moneys.filter(isPrice)
  const costs = moneys.filter((figure) => !isPrice(figure) && (isOfLand(figure) || figure.part === 'out'))
  if (prices.length > 1 || prices.length + costs.length < moneys.length || lots.length === 0) return undefined
  // A second harvest is only one where it is told as a supposition.
  const [lot, other, ...others] = lots
  const isSupposed = other === undefined || (supposed.test(other.earlier.join(' ')) && sameUnit(lot, other))
  if (others.length > 0 || !isSupposed) return undefined
  return { costs, lots, price: prices[0], land: lands[0], ones }
}

/** "One bigha", whatever its size is. */
const isLocalLand = ({ unit }: Placed): boolean =>
  unit?.kind === 'thing' &&
  /^(?:bigha|katha|alqueire|tarea|plot|field|lavra|shamba|garden|terrain)$/.test(unit.name)
const supposed = /(?<![^ ])(?:if|only|suppose|supposing|with)(?![^ ])/
const sameUnit = (one: Placed | undefined, other: Placed): boolean =>
  one?.unit !== undefined && other.unit?.name === one.unit.name

/** "If I sell at 58", "if I sell the 58". */
const isSoldAt = ({ before }: Placed): boolean =>
  before.slice(0, 3).some((word) => /^(?:sell|sold|selling|price)$/.test(word))

/** The one land that all costs are for each of; undefined where they are for all. */
function landOf(costs: readonly Placed[]): Unit | undefined {
  const [first] = costs.flatMap(({ per }) => per)
  return first
}

/** A price of what the lot is counted in, or of a weight that it may be told in. */
function isOfLot({ per: [of, ...others] }: Placed, unit: Unit): boolean {
  if (others.length > 0) return false
  return of === undefined || of.name === unit.name || timesOf(unit, of) !== undefined
}

/** How many of the other one of a unit is; undefined where nobody said what one of it holds. */
function timesOf(unit: Unit, other: Unit): number | undefined {
  if (unit.name === other.name && unit.kind === other.kind) return 1
  if (isSame(unit, other) && unit.kind !== 'thing') return ratioOf(unit, other)
  const { holds } = unit
  return holds !== undefined && isSame(holds.unit, other)
    ? holds.value * ratioOf(holds.unit, other)
    : undefined
}

const currencyOf = (figures: readonly Placed[]): string | undefined =>
  figures.find(({ currency }) => currency !== undefined)?.currency

const moneyOf = (value: number, currency: string | undefined): Shown => ({
  value,
  isMoney: true,
  ...(currency !== undefined && { currency }),
})

function costTerms(costs: readonly Placed[], currency: string | undefined): Term[] {
  return costs.map(({ value, per: [of] }) => ({
    part: 'out',
    factors: [{ ...moneyOf(value, currency), ...(of !== undefined && { per: of.name }) }],
    value,
  }))
}

const sumOf = (costs: readonly Placed[]): number => costs.reduce((sum, { value }) => sum + value, 0)

/** Cost over the harvest, for one of what is asked for, or of what it is counted in. */
function evenOf(costs: readonly Placed[], lot: Placed, unit: Unit, asked: readonly Unit[]): Reckoned {
  const currency = currencyOf(costs)
  const wanted = asked.find((one) => timesOf(unit, one) !== undefined) ?? unit
  const times = timesOf(unit, wanted) ?? 1
  const amount = lot.value * times
  const factors: Shown[] = [
    { value: lot.value, said: lot.said ?? unit.name },
    ...(times === 1 ? [] : [{ value: times }]),
  ]
  return {
    terms: [...costTerms(costs, currency), { part: 'amount', factors, value: amount }],
    result: 'break-even',
    value: moneyOf(sumOf(costs) / amount, currency),
    per: wanted.name,
  }
}

/** What the price leaves of the harvest, for each of the land that the costs are for. */
function leftOf(
  costs: readonly Placed[],
  lot: Placed,
  unit: Unit,
  price: Placed,
  basis: Unit | undefined,
): Reckoned {
  const currency = currencyOf([...costs, price])
  const [of] = price.per
  const times = of === undefined ? 1 : (timesOf(unit, of) ?? 1)
  const income = lot.value * times * price.value
  return {
    terms: [
      {
        part: 'in',
        factors: [
          { value: lot.value, said: lot.said ?? unit.name },
          ...(times === 1 ? [] : [{ value: times }]),
          moneyOf(price.value, currency),
        ],
        value: income,
      },
      ...costTerms(costs, currency),
    ],
    result: 'left',
    value: moneyOf(income - sumOf(costs), currency),
    ...(basis !== undefined && { per: basis.name }),
  }
}

/**
 * Money for each of the land, beside a harvest and a price of what that is counted in: the one is the cost and the
 * other comes in, whatever verbs they stand by ("the elevator paid 4.20 a bushel, everything in I get 690 an acre").
 */
export function withCostOfLand(figures: readonly Placed[]): readonly Placed[] {
  const isMoney = ({ unit, isPercent }: Placed) => unit === undefined && !isPercent
  const ofLand = figures.filter((one) => isMoney(one) && one.per.length === 1 && one.per[0]?.kind === 'area')
  const [cost, ...costs] = ofLand
  if (cost === undefined || costs.length > 0) return figures
  const lot = figures.find(
    ({ unit, per }) => unit !== undefined && unit.kind !== 'area' && per.every(({ kind }) => kind === 'area'),
  )
  const prices = figures.filter(
    ({ per, ...one }) => isMoney({ per, ...one }) && per.length === 1 && per[0]?.name === lot?.unit?.name,
  )
  const [price, ...others] = prices
  if (price === undefined || others.length > 0 || price.words.some(isCostItem)) return figures
  const isAid = [...cost.before.slice(0, 4), ...cost.after.slice(0, 4)].some((word) => aids.test(word))
  const isBought = price.part === 'out' && !price.words.some((word) => isBuyer(word) || word === 'elevator')
  if (isAid || isBought || (cost.part === 'out' && price.part === 'in')) return figures
  return figures.map((figure) =>
    figure === cost ? { ...figure, part: 'out' } : figure === price ? { ...figure, part: 'in' } : figure,
  )
}
const aids =
  /^(?:subsidy|subsidies|grant|grants|premium|scheme|aid|support|straw|compensation|payment|contract|renting|rental)$/
