import type { PriceType } from '../answering/series/price-series.ts'

/** Fields that decide the choice of a series. */
interface Offered {
  readonly scope: 'market' | 'national' | 'world'
  readonly type: PriceType
  readonly country: string | null
  readonly market: string | null
  /** Null for an index, which is not a price. */
  readonly currency: string | null
  /** `date`: `YYYY-MM-DD` */
  readonly latest: { readonly date: string }
}

const DAY_MS = 86_400_000
/** A price this much older than the latest one does not represent a crop, however near it is: half a year, in days. */
const MUCH_OLDER_DAYS = 183

/** Price types, the closest to a farmer's selling price first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

const isSamePlace = (a: Offered, b: Offered) =>
  a.scope === b.scope && a.market === b.market && a.country === b.country

/** The series that represents a crop, and the others. */
export interface CropSeries<Series> {
  lead: Series
  others: readonly Series[]
}

/**
 * Chooses the series that represents a crop for a farm, on the board, in the chat and for models: the one closest to
 * the farmer's selling price. That is the nearest one not much older than the latest; of several at one place, the one
 * closest to the farm gate. Indices are excluded. Undefined if nothing is left.
 */
export function chooseLeadSeries<Series extends Offered>(
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
