import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import { CURRENT_MONTHS } from '@smart-farming/market-core/price-age'
import { isComparable } from '../history/history-chart.ts'
import type { PriceDisplay } from '../series/price-display.ts'

/** A price shown as a bar among others. */
export interface NearbyPrice {
  readonly series: PriceSeries
  /** In the displayed unit. */
  readonly value: number
}

const placeOf = ({ scope, country, market }: PriceSeries) => [scope, country, market].join()

/**
 * A crop's prices in nearby places, the main series first, then the nearest: one price for each place, in the same
 * currency and unit, for the same kind of sale and about the same time. Empty if there is nothing to compare with.
 *
 * @param others nearest first
 */
export function nearbyPrices(
  lead: PriceSeries,
  others: readonly PriceSeries[],
  show: (series: PriceSeries) => PriceDisplay,
): NearbyPrice[] {
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
