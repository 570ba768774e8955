import type { PriceSeries } from '@smart-farming/contracts/prices'
import { ageInDays } from './price-history.ts'

/**
 * A price so much older than the newest there is does not speak for a crop, however near it is: half a year, in days.
 */
const MUCH_OLDER_DAYS = 183

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
 * is not much older than the newest of them and, of several at one place, the one nearest to the farm gate. What is no
 * price (an index) is left out. Undefined when nothing is left.
 */
export function cropSeries(nearestFirst: readonly PriceSeries[]): CropSeries | undefined {
  const priced = nearestFirst.filter(({ currency }) => currency !== null)
  const newest = Math.max(...priced.map(({ latest }) => Date.parse(latest.date) / 1000))
  const current = priced.filter(({ latest }) => ageInDays(latest.date, newest) <= MUCH_OLDER_DAYS)
  const [nearest] = current
  if (nearest === undefined) return undefined
  const lead = current
    .filter((series) => isSamePlace(series, nearest))
    .reduce((best, one) => (typeOrder.indexOf(one.type) < typeOrder.indexOf(best.type) ? one : best), nearest)
  return { lead, others: priced.filter((series) => series !== lead) }
}
