import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import { CURRENT_MONTHS } from '@smart-farming/market-core/price-age'
import { isComparable } from '../past/charted-past.ts'
import type { Shown } from '../series/shown-price.ts'

/** A price that stands beside others as a bar. */
export interface Nearby {
  readonly series: PriceSeries
  /** In the unit that is shown. */
  readonly value: number
}

const placeOf = ({ scope, country, market }: PriceSeries) => [scope, country, market].join()

/**
 * What a crop is worth in the places around, the series that speaks for it first, then the nearest: one price a place,
 * in the same money for the same weight, of the same kind of sale and about the same time. None where there is nothing
 * to compare with.
 *
 * @param others nearest first
 */
export function nearbyPrices(
  lead: PriceSeries,
  others: readonly PriceSeries[],
  show: (series: PriceSeries) => Shown,
): Nearby[] {
  const shown = show(lead)
  const since = addMonths(lead.latest.date.slice(0, 7), -CURRENT_MONTHS)
  const alike = others.filter(
    (one) =>
      !one.doubted &&
      one.latest.date >= since &&
      (one.type === lead.type || one.scope === 'world') &&
      isComparable(shown, show(one)),
  )
  const isSameThing = ({ name, grade }: PriceSeries) => name === lead.name && grade === lead.grade
  const places = Map.groupBy([lead, ...alike], placeOf)
  const all = [...places.values()].flatMap((there) => {
    const series = there.includes(lead) ? lead : (there.find(isSameThing) ?? there[0])
    return series ? [{ series, value: series.latest.value * show(series).factor }] : []
  })
  return all.length > 1 ? all : []
}
