import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureLog } from '../../../failure-log.ts'
import { type CropSeries, cropSeries } from './lead-series.ts'
import { type PriceSearchPlace, ratesQuery, seriesQuery } from './queries.ts'
import { asPublished } from './shown-price.ts'

/** The series of one of the farmer's crops. */
export interface BoardCrop extends CropSeries {
  crop: string
}

export interface CropSeriesState {
  status: 'loading' | 'failed' | 'ready'
  /** Crops for which there is a price, in the farmer's order. */
  found: readonly BoardCrop[]
  /** Crops for which there is none. */
  without: readonly string[]
  rates: readonly ExchangeRate[]
  retry: () => void
}

/**
 * The newest prices of a farmer's crops, at least one, and the rates to convert them by: one call, and a second one
 * where currencies differ.
 */
export function useCropSeries(settings: BoardSettings, place: PriceSearchPlace | undefined): CropSeriesState {
  const crops = settings.boardCrops ?? NONE
  const series = useQuery(seriesQuery(crops, place))
  const found = useMemo(() => byCrop(crops, series.data ?? []), [crops, series.data])
  const all = found.flatMap(({ lead, others }) => [lead, ...others])
  const paidIn = [...new Set(all.map((one) => asPublished(one).currency))]
  const wanted = currenciesIn(settings)
  const needsRates = wanted.some((currency) => paidIn.some((one) => one !== currency))
  const rates = useQuery({ ...ratesQuery([...paidIn, ...wanted]), enabled: needsRates })
  useFailureLog('Fetching the prices', series.error ?? rates.error)

  const isLoading = series.isPending || (needsRates && rates.isPending)
  return {
    status: isLoading ? 'loading' : series.data ? 'ready' : 'failed',
    found,
    without: crops.filter((crop) => !found.some((one) => one.crop === crop)),
    rates: rates.data ?? [],
    retry: () => void series.refetch(),
  }
}

const NONE: readonly string[] = []

/** What prices have to be compared with: the currency that is wished for, and those of what is kept. */
const currenciesIn = ({ boardCurrency, boardCosts = {}, boardTargets = {} }: BoardSettings): string[] => [
  ...(boardCurrency === undefined ? [] : [boardCurrency]),
  ...Object.values(boardCosts).map(({ currency }) => currency),
  ...Object.values(boardTargets).map(({ currency }) => currency),
]

function byCrop(crops: readonly string[], series: readonly PriceSeries[]): BoardCrop[] {
  return crops.flatMap((crop) => {
    const of = cropSeries(series.filter(({ commodity }) => commodity === crop))
    return of ? [{ crop, ...of }] : []
  })
}
