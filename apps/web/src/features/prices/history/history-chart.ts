import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import { seasonBand } from '@smart-farming/market-core/season-band'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { lazyWords } from '../../../words.ts'
import { LINE_MARKERS, type PriceChartData, type ReferencePrice } from '../chart/chart-data.ts'
import { type PriceDisplay, priceUnitLabel } from '../series/price-display.ts'
import { productLabel, scopeLabel } from '../series/series-labels.ts'
import type { HistorySpan } from './history-spans.ts'

/** A series to draw, with its months in the source's unit, oldest first. */
export interface HistorySeries {
  series: PriceSeries
  history: readonly MonthlyPrice[]
  shown: PriceDisplay
}

/** Labels a series, such as "Nakuru, 12 km, wholesale price of Maize (white)". */
export const seriesLabel = (series: PriceSeries): string =>
  lazyWords.prices.past.line({ scope: scopeLabel(series), thing: productLabel(series) })

/** Whether two series can share a chart, because they have the same currency and unit. */
export const isComparable = (a: PriceDisplay, b: PriceDisplay): boolean =>
  a.currency === b.currency && a.per === b.per

/**
 * Builds the chart of a span that ends with the newest month of any series. Undefined with fewer
 * than two months. Only a one-year chart has a seasonal band, for the first series.
 *
 * @param all at least one; the first is the crop's main series
 */
export function buildHistoryChart(
  all: readonly [HistorySeries, ...HistorySeries[]],
  span: HistorySpan,
  own: readonly ReferencePrice[],
): PriceChartData | undefined {
  const scaled = all.map(({ series, history, shown }) => ({
    series,
    prices: history.map(({ month, value }) => ({ month, value: value * shown.factor })),
  }))
  const newest =
    scaled
      .map(({ prices }) => prices.at(-1)?.month ?? '')
      .sort()
      .at(-1) ?? ''
  if (newest === '') return undefined
  // If all series price the same product, the card already names it.
  const isOneThing = new Set(all.map(({ series }) => productLabel(series))).size === 1
  const start = span === 'all' ? '' : addMonths(newest, -12 * span)
  const lines = scaled.map(({ series, prices }, i) => ({
    id: series.id,
    mark: LINE_MARKERS[i] ?? 'circle',
    label: isOneThing ? scopeLabel(series) : seriesLabel(series),
    prices: prices.filter(({ month }) => month >= start),
  }))
  const first = lines.flatMap(({ prices }) => prices[0]?.month ?? []).sort()[0] ?? newest
  if (first === newest) return undefined
  const band = span === 1 ? seasonBand(scaled[0]?.prices ?? [], first, newest) : undefined
  return { lines, band, own, unit: priceUnitLabel(all[0].shown), first, last: newest }
}
