import { relatedProducts } from '../../commodities/related.ts'
import { pricesInOrder } from '../../series.ts'
import { isUpToNow } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import { pricesIn } from '../about-prices.ts'
import type { PriceData } from '../price-data.ts'
import type { SaidStatement } from '../statement.ts'
import { chooseKinds } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'
import { labelOf } from './shown-values.ts'

interface FoundFor {
  readonly series: readonly MonthlySeries[]
  /** What is not there of what was asked for: the series are the nearest to it. */
  readonly missing?: SaidStatement
}

/**
 * The series that a question is answered from. Where none is of the place or the thing that it names, the nearest: the
 * world's price, that of another country where nothing else was asked for, or what is made of the same thing.
 *
 * @param isOfAnother whether what was asked for is not stored at all
 */
export function seriesFor(
  commodity: string,
  question: Question,
  place: Question['place'],
  data: PriceData,
  isOfAnother: boolean,
): FoundFor {
  const { variety, period, unplaced = [], commodities } = question
  const choose = (id: string, at: Question['place']) =>
    chooseKinds(data.series, id, at, data.local, variety, period)
  const found = choose(commodity, place)
  const [first] = found
  // What could not be placed may be a place: another country's price is not the nearest thing to it.
  const isElsewhere =
    first?.country !== undefined &&
    first.near === undefined &&
    place === undefined &&
    !data.local.includes(first.country)
  const inTime = hasPricesIn(period)
  // A market that has none of that time speaks for it less than another of its country, or the world.
  const isOfMarket = typeof place === 'object' || (place === undefined && first?.near !== undefined)
  if (first !== undefined && !isElsewhere && isOfMarket && !found.some(inTime)) {
    const inCountry = typeof place === 'object' ? choose(commodity, { country: place.country }) : []
    const others = [...inCountry, ...choose(commodity, 'world')]
    const other = commodities.length === 1 && !isOfAnother ? others.find(inTime) : undefined
    if (other !== undefined) return { series: [other], missing: noneIn(first) }
  }
  if (first !== undefined && !isElsewhere) return { series: found }
  const isOpen = unplaced.length === 0 && !isOfAnother
  const missing = notFound(commodity, place, data)
  // What is paid in another country's shops is no price of here: it is named, and its figure is for who asks there.
  if (isElsewhere) return isOpen && data.local.length === 0 ? { series: found } : { series: [], missing }
  const alone = commodities.length === 1 && !isOfAnother
  // Another market of the country is nearer than the world.
  const ofCountry = typeof place === 'object' && alone ? choose(commodity, { country: place.country }) : []
  const ofWorld = place !== undefined && place !== 'world' && alone ? choose(commodity, 'world') : []
  const isPriced = data.series.some((one) => one.commodity === commodity && one.prices.length > 0)
  const ofSame =
    !isPriced && alone && (place === undefined || place === 'world')
      ? relatedProducts(commodity).flatMap((id) => choose(id, 'world').slice(0, 1))
      : []
  const series = [...ofCountry, ...ofWorld, ...ofSame].slice(0, MOST_NEAREST)
  return { series, missing: series.length > 0 ? without(missing) : missing }
}

/** Whether a series has a price of a time that is asked for; where none is, it has. */
const hasPricesIn =
  (period: Question['period']) =>
  (series: MonthlySeries): boolean =>
    period === undefined || isUpToNow(period) || pricesIn(series, period).length > 0

function noneIn(series: MonthlySeries): SaidStatement {
  const months = pricesInOrder(series.prices).map(({ month }) => month)
  const [since, until] = [months[0], months.at(-1)]
  return {
    code: 'no_range',
    values: { series: labelOf(series), ...(since && { since }), ...(until && { until }) },
  }
}

/** How many are told in the place of one. */
const MOST_NEAREST = 1

/** The others are told by their prices. */
const without = (missing: SaidStatement): SaidStatement =>
  missing.code === 'not_found' ? { ...missing, values: { ...missing.values, others: [] } } : missing

/** How many other series are named where the one asked for is not there. */
const MOST_OTHERS = 3

/** What there is instead of what is not there. */
export function notFound(commodity: string, place: Question['place'], data: PriceData): SaidStatement {
  const elsewhere = data.series
    .filter((series) => series.commodity === commodity && series.prices.length > 0)
    .map(labelOf)
  const others = [
    ...new Map(elsewhere.map((label) => [JSON.stringify([label.name, label.country]), label])).values(),
  ]
  return {
    code: 'not_found',
    values: {
      commodity,
      place: place === 'here' ? 'here' : place === undefined || place === 'world' ? 'any' : 'there',
      others: others.slice(0, MOST_OTHERS),
    },
  }
}
