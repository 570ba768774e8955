import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { type CropSeries, cropSeries } from './lead-series.ts'
import { monthly, yearsBefore } from './price-history.ts'
import { type FarmPlace, pointsQuery, ratesQuery, seriesQuery } from './queries.ts'
import { asPublished } from './shown-price.ts'

export interface CropPrices extends CropSeries {
  crop: string
  /** Months of the lead, oldest first; undefined while they are on their way, 'failed' when they could not be had. */
  history: readonly MonthlyPrice[] | 'failed' | undefined
}

export interface CropPricesState {
  status: 'loading' | 'failed' | 'ready'
  /** Crops for which there is a price, in the farmer's order. */
  prices: readonly CropPrices[]
  /** Crops for which there is none. */
  without: readonly string[]
  rates: readonly ExchangeRate[]
  retry: () => void
}

/** The most that a chart shows. */
export const MOST_YEARS = 5

/**
 * The prices of a farmer's crops with the history of the one that speaks for each, and the rates to convert them by.
 *
 * @param currencies what prices are to be compared with
 * @param now unix seconds
 */
export function useCropPrices(
  crops: readonly string[],
  currencies: readonly string[],
  place: FarmPlace | undefined,
  now: number,
): CropPricesState {
  const series = useQuery(seriesQuery(crops, place))
  // A day is exact enough to tell what has stopped, and does not sort everything anew each minute.
  const today = Math.floor(now / 86_400) * 86_400
  const found = useMemo(() => byCrop(crops, series.data ?? [], today), [crops, series.data, today])
  const ids = found.map(({ lead }) => lead.id)
  const from = found.map(({ lead }) => yearsBefore(lead.latest.date, MOST_YEARS)).sort()[0] ?? ''
  const points = useQuery({ ...pointsQuery(ids, from), enabled: ids.length > 0 })
  const all = found.flatMap(({ lead, others }) => [lead, ...others])
  const paidIn = [...new Set(all.map((one) => asPublished(one).currency))]
  const needsRates = currencies.some((wanted) => paidIn.some((one) => one !== wanted))
  const rates = useQuery({ ...ratesQuery([...paidIn, ...currencies]), enabled: needsRates })
  useFailureLog('Fetching the prices', series.error ?? points.error ?? rates.error)

  const status = series.isError ? 'failed' : 'ready'
  return {
    status: series.isPending || (needsRates && rates.isPending) ? 'loading' : series.data ? 'ready' : status,
    prices: found.map((one) => ({
      ...one,
      history: points.data
        ? monthly(points.data.get(one.lead.id) ?? [], one.lead.period)
        : points.isError
          ? 'failed'
          : undefined,
    })),
    without: crops.filter((crop) => !found.some((one) => one.crop === crop)),
    rates: rates.data ?? [],
    retry: () => void series.refetch(),
  }
}

function byCrop(crops: readonly string[], series: readonly PriceSeries[], now: number) {
  return crops.flatMap((crop) => {
    const of = cropSeries(
      series.filter(({ commodity }) => commodity === crop),
      now,
    )
    return of ? [{ crop, ...of }] : []
  })
}
