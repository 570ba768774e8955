import type { PriceType } from '../answering/series/price-series.ts'

interface Offered {
  readonly scope: 'market' | 'national' | 'world'
  readonly type: PriceType
  readonly country: string | null
  readonly market: string | null
  /** Null for an index. */
  readonly currency: string | null
  /** `date` is `YYYY-MM-DD`. */
  readonly latest: { readonly date: string }
}

const DAY_MS = 86_400_000
/**
 * A series whose last price is this much older than the newest is not used for a crop, even if its
 * market is nearer. Half a year.
 */
const MUCH_OLDER_DAYS = 183

/** Price types, closest to a farmer's selling price first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

const isSamePlace = (a: Offered, b: Offered) =>
  a.scope === b.scope && a.market === b.market && a.country === b.country

export interface CropSeries<Series> {
  lead: Series
  others: readonly Series[]
}

/**
 * Chooses the series that represents a crop for a farm: the nearest that is not much older than the
 * latest. At one place, the price type closest to the farm gate wins. Undefined if all are indices.
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
