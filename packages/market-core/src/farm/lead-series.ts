import type { PriceType } from '../answering/series/price-series.ts'

/** What the choice of a series goes by. */
interface Offered {
  readonly scope: 'market' | 'national' | 'world'
  readonly type: PriceType
  readonly country: string | null
  readonly market: string | null
  /** Null for what is no price: an index. */
  readonly currency: string | null
  /** `date`: `YYYY-MM-DD` */
  readonly latest: { readonly date: string }
}

const DAY_MS = 86_400_000
/**
 * A price so much older than the newest there is does not speak for a crop, however near it is: half a year, in days.
 */
const MUCH_OLDER_DAYS = 183

/** Nearest to what a farmer is paid first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

const isSamePlace = (a: Offered, b: Offered) =>
  a.scope === b.scope && a.market === b.market && a.country === b.country

/** The series that speaks for a crop, and the rest. */
export interface CropSeries<Series> {
  lead: Series
  others: readonly Series[]
}

/**
 * The farm's market, for the board, the chat and a model alike: of the series of one crop, nearest first, the one that
 * tells most of what the farmer will be paid: the nearest that is not much older than the newest of them and, of
 * several at one place, the one nearest to the farm gate. What is no price (an index) is left out. Undefined when
 * nothing is left.
 */
export function cropSeries<Series extends Offered>(
  nearestFirst: readonly Series[],
): CropSeries<Series> | undefined {
  const priced = nearestFirst.filter(({ currency }) => currency !== null)
  const days = ({ latest }: Series) => Date.parse(latest.date) / DAY_MS
  const newest = Math.max(...priced.map(days))
  const current = priced.filter((series) => newest - days(series) <= MUCH_OLDER_DAYS)
  const [nearest] = current
  if (nearest === undefined) return undefined
  const lead = current
    .filter((series) => isSamePlace(series, nearest))
    .reduce((best, one) => (typeOrder.indexOf(one.type) < typeOrder.indexOf(best.type) ? one : best), nearest)
  return { lead, others: priced.filter((series) => series !== lead) }
}
