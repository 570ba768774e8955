import { convertPrice, kilograms, type PriceUnit } from '../../mass.ts'
import { COMMODITY, hectaresPer, litresPer, type Measure } from './measures.ts'
import type { Quantity } from './read-quantities.ts'

/** What a farmer's figure is in a sum. */
export type Role = 'yield' | 'cost' | 'price' | 'amount' | 'area' | 'moisture' | 'wanted-moisture'

/** A figure of the farmer's as it was given, with what it was taken for: it is repeated before the result. */
export interface GivenFigure {
  readonly role: Role
  readonly value: number
  readonly measure?: Measure
  readonly currency?: string
  readonly per?: Measure
}

/** The farmer's own figures in a question, in the units that sums are made in. Absent: not given. */
export interface Figures {
  /** Tonnes a hectare. */
  yieldTPerHa?: number
  /** Money a hectare, all items together. */
  costPerHa?: number
  /** Money for all of it, whatever the land. */
  totalCost?: number
  /** Money a tonne. */
  pricePerT?: number
  /** A weight to convert, to sell or to buy. */
  amount?: { value: number; unit: PriceUnit }
  /** Litres of what is sold by volume. */
  litres?: number
  areaHa?: number
  /** The moistures that were said, in %, in their order. */
  moistures?: readonly number[]
  /** The one currency of all that money; absent where none was said. */
  currency?: string
  /** Several currencies were said: nothing is worked out across them. */
  mixesCurrencies?: true
  /** Every figure used, as it was given. */
  given?: readonly GivenFigure[]
  /** Figures that could not be placed, as numbers. */
  unused?: readonly number[]
}

const costWords =
  /^(?:costs?|costing|spent|spend|spending|expenses?|expense|outlay|invested|paid|cout|couts|costo|costos|custo|gharama|kosten|kharcha)$/
const itemWords =
  /^(?:seeds?|fertili.*|ferts?|manure|sprays?|spraying|pesticides?|herbicides?|fungicides?|insecticides?|chemicals?|labou?r|diesel|fuel|ploughing|plowing|tillage|rent|transport|harvest|harvesting|weeding|drying|bags|machinery|contractor|insurance|irrigation|water|urea|dap|npk|planting|inputs?|other|misc)$/
const priceWords =
  /^(?:price|sell|sells|sold|selling|at|for|@|pays?|paying|gives?|giving|offers?|offered|offering|get|gets|fetch|worth|prix|precio|preco|bei)$/
const yieldWords =
  /^(?:yield|yields|yielding|harvest|harvested|harvesting|get|got|make|produce|crop|rendement|rendimiento|mavuno)$/
/** Words that may stand between a figure and what says what it is. */
const between =
  /^(?:is|are|was|were|of|me|us|about|around|costs?|it|the|my|and|a|per|ha|hectare|acre|land|total|in|usd|eur|at|i|to|•|:|=|kes|rs|inr|\$|€|£|₹)$/

/**
 * Reads a farmer's figures: "5 t/ha", "costs 900 per acre", "sell at 210 a tonne", "seed 120, fertiliser 250, spray
 * 80".
 */
export function farmFigures(quantities: readonly Quantity[], crop: string | undefined): Figures {
  const roles = quantities.map((quantity, at) => ({ quantity, role: roleOf(quantity, quantities, at) }))
  const given: GivenFigure[] = []
  const unused: number[] = []
  const hasItems = roles.some(({ role }) => role === 'cost')
  for (const { quantity, role: said } of roles) {
    const { value, measure, currency, per } = quantity
    // Diesel among items of cost is one, though it has a price of its own.
    const isItem = hasItems && said === undefined && quantity.before[0] === COMMODITY && measure === undefined
    const role = isItem ? 'cost' : said
    if (role === undefined) unused.push(value)
    else
      given.push({
        role,
        value,
        ...(measure && { measure }),
        ...(currency !== undefined && { currency }),
        ...(per && { per }),
      })
  }
  const harvested = withYield(given, quantities)
  return { ...figuresOf(harvested, crop), ...(unused.length > 0 && { unused }) }
}

/** What a harvest of the same land as the costs is: "costs 700 per ha and I get 2 t". */
function withYield(given: readonly GivenFigure[], quantities: readonly Quantity[]): GivenFigure[] {
  const land = given.find(({ role, per }) => role === 'cost' && per?.kind === 'area')?.per
  const isOne = given.filter(({ role }) => role === 'amount').length === 1
  if (land === undefined || !isOne || given.some(({ role }) => role === 'yield' || role === 'area'))
    return [...given]
  return given.map((figure) => {
    const said = quantities.find(
      ({ value, measure, per }) => per === undefined && measure !== undefined && value === figure.value,
    )
    const isYield = figure.role === 'amount' && said?.before.some((word) => yieldWords.test(word))
    return isYield ? { ...figure, role: 'yield' as const, per: land } : figure
  })
}

/** The sums' figures of what was given, in the units that sums are made in. */
export const figuresOf = (given: readonly GivenFigure[], crop: string | undefined): Figures => ({
  ...sums(given, crop),
  ...(given.length > 0 && { given }),
})

function roleOf(quantity: Quantity, all: readonly Quantity[], at: number): Role | undefined {
  const { measure, per, currency, isPercent, before } = quantity
  if (isPercent) return 'moisture'
  if (measure !== undefined) {
    if (per?.kind === 'area' && isWeight(measure)) return 'yield'
    if (per !== undefined) return undefined
    if (measure.kind === 'area') return 'area'
    return 'amount'
  }
  if (per !== undefined && per.kind === 'area') return 'cost'
  if (per !== undefined) return 'price'
  const said =
    before.find((word) => !between.test(word) || priceWords.test(word) || costWords.test(word)) ?? ''
  // "40 bags of soybeans 130": they are counted, and no cost.
  if (said === 'bags' && before.includes(COMMODITY) && isOfBags(all[at - 1]?.measure)) return undefined
  if (costWords.test(said) || itemWords.test(said)) return 'cost'
  if (priceWords.test(said)) return 'price'
  if (yieldWords.test(said) && currency === undefined) return undefined
  if (/^(?:costs?|total)$/.test(quantity.after) && !itemWords.test(said)) return 'cost'
  // "20 dollars a bag" has its measure; "200 dollars" behind a list of costs is one more.
  return at > 0 && currency !== undefined && roleOf(all[at - 1] ?? quantity, all, 0) === 'cost'
    ? 'cost'
    : undefined
}

const isOfBags = (measure: Measure | undefined): boolean =>
  measure?.kind === 'sack' || (measure?.kind === 'mass' && measure.unit === 'bag')

const isWeight = ({ kind }: Measure): boolean => kind === 'mass' || kind === 'sack'

function sums(given: readonly GivenFigure[], crop: string | undefined): Figures {
  const figures: Figures = {}
  const of = (role: Role) => given.filter((figure) => figure.role === role)
  const currencies = new Set(given.flatMap(({ currency }) => (currency === undefined ? [] : [currency])))
  const [currency] = currencies
  if (currency !== undefined) figures.currency = currency
  if (currencies.size > 1) figures.mixesCurrencies = true
  const [harvest] = of('yield')
  const tonnes = harvest?.measure && kilogramsOf(harvest.value, harvest.measure, crop)
  if (tonnes !== undefined && harvest !== undefined)
    figures.yieldTPerHa = tonnes / 1000 / hectaresIn(harvest.per)
  const [land] = of('area')
  if (land?.measure?.kind === 'area') figures.areaHa = land.value * hectaresPer[land.measure.unit]
  costs(figures, of('cost'), harvest?.per)
  const [sold] = of('amount').filter(({ measure }) => measure && isWeight(measure))
  if (sold?.measure !== undefined) {
    const { measure, value } = sold
    figures.amount =
      measure.kind === 'sack'
        ? { value: value * measure.kg, unit: 'kg' }
        : { value, unit: measure.kind === 'mass' ? measure.unit : 'kg' }
  }
  const [poured] = of('amount').filter(({ measure }) => measure?.kind === 'volume')
  if (poured?.measure?.kind === 'volume') figures.litres = poured.value * litresPer[poured.measure.unit]
  const [price] = of('price')
  // "4 t/ha at 250": for each of what the yield is counted in.
  const pricePerT = price && perTonne(price, harvest ?? sold, crop)
  if (pricePerT !== undefined) figures.pricePerT = pricePerT
  const moistures = of('moisture').map(({ value }) => value)
  if (moistures.length > 0) figures.moistures = moistures
  return figures
}

/** Items of cost add up; those without a land are for the land that another says, or for the yield's, or for all. */
function costs(figures: Figures, items: readonly GivenFigure[], ofYield: Measure | undefined): void {
  if (items.length === 0) return
  const total = items.reduce((sum, { value }) => sum + value, 0)
  const lands = new Set(items.flatMap(({ per }) => (per?.kind === 'area' ? [per.unit] : [])))
  const [land] = lands
  if (lands.size > 1)
    figures.costPerHa = items.reduce((sum, { value, per }) => sum + value / hectaresIn(per), 0)
  else if (land !== undefined) figures.costPerHa = total / hectaresPer[land]
  else if (figures.areaHa !== undefined) {
    figures.totalCost = total
    figures.costPerHa = total / figures.areaHa
  } else if (ofYield !== undefined) figures.costPerHa = total / hectaresIn(ofYield)
  else figures.totalCost = total
}

/** A price a tonne; one without a weight is for the amount that it stands beside. */
function perTonne(
  { value, per }: GivenFigure,
  sold: GivenFigure | undefined,
  crop: string | undefined,
): number | undefined {
  if (per !== undefined) return pricePer(value, per, crop)
  if (sold?.measure === undefined) return undefined
  // "a 25 kg sack sold for 6": of "10 tonnes at 400" the price is for each.
  return pricePer(value, sold.measure, crop)
}

function pricePer(value: number, per: Measure, crop: string | undefined): number | undefined {
  if (per.kind === 'sack') return (value / per.kg) * 1000
  return per.kind === 'mass' ? convertPrice(value, per.unit, 't', crop) : undefined
}

function kilogramsOf(value: number, measure: Measure, crop: string | undefined): number | undefined {
  if (measure.kind === 'sack') return value * measure.kg
  const kg = measure.kind === 'mass' ? kilograms(measure.unit, crop) : undefined
  return kg === undefined ? undefined : value * kg
}

const hectaresIn = (land: Measure | undefined): number => (land?.kind === 'area' ? hectaresPer[land.unit] : 1)
