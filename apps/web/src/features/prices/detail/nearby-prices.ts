import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import { CURRENT_MONTHS } from '@smart-farming/market-core/price-age'
import { isComparable } from '../history/history-chart.ts'
import type { PriceDisplay } from '../series/price-display.ts'

export interface NearbyPrice {
  readonly series: PriceSeries
  /** In the displayed unit. */
  readonly value: number
}

const placeOf = ({ scope, country, market }: PriceSeries) => [scope, country, market].join()

/**
 * Returns a crop's prices to compare: the main series, then the nearest places, with one price
 * each. All have the same currency, unit and kind of sale, and are about equally recent. Empty if
 * the main series is the only one.
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
