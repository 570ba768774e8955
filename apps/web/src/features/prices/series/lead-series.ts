import type { PriceSeries } from '@smart-farming/contracts/prices'
import { hasStopped } from './price-history.ts'

/** Nearest to what a farmer is paid first. */
const typeOrder = ['farm-gate', 'wholesale', 'retail', 'benchmark'] as const

const isSamePlace = (a: PriceSeries, b: PriceSeries) =>
  a.scope === b.scope && a.market === b.market && a.country === b.country

/** The series that speaks for a crop, and the rest. */
export interface CropSeries {
  lead: PriceSeries
  others: readonly PriceSeries[]
}

/**
 * Of the series of one crop, nearest first, the one that tells most of what the farmer will be paid: the nearest that
 * has not stopped and, of several at one place, the one nearest to the farm gate. What is no price (an index) is left
 * out. Undefined when nothing is left.
 *
 * @param now unix seconds
 */
export function cropSeries(nearestFirst: readonly PriceSeries[], now: number): CropSeries | undefined {
  const priced = nearestFirst.filter(({ currency }) => currency !== null)
  const nearest = priced.find((series) => !hasStopped(series, now)) ?? priced[0]
  if (nearest === undefined) return undefined
  const lead = priced
    .filter((series) => isSamePlace(series, nearest) && hasStopped(series, now) === hasStopped(nearest, now))
    .reduce((best, one) => (typeOrder.indexOf(one.type) < typeOrder.indexOf(best.type) ? one : best), nearest)
  return { lead, others: priced.filter((series) => series !== lead) }
}
