import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../../failure-log.ts'
import { monthlyPrices, yearsBefore } from './monthly-prices.ts'
import { type PriceSearchPlace, pointsQuery } from './queries.ts'
import { type BoardCrop, type CropSeriesState, useCropSeries } from './use-crop-series.ts'

export interface CropPrices extends BoardCrop {
  /** Months of the main series, oldest first; undefined while loading, 'failed' on an error. */
  history: readonly MonthlyPrice[] | 'failed' | undefined
}

export interface CropPricesState extends Omit<CropSeriesState, 'found'> {
  prices: readonly CropPrices[]
}

/** Years of history that the board loads. A chart loads older years on demand. */
export const MAX_HISTORY_YEARS = 5

/** Loads the prices of at least one crop, with the history of each crop's main series. */
export function useCropPrices(settings: BoardSettings, place: PriceSearchPlace | undefined): CropPricesState {
  const { found, ...state } = useCropSeries(settings, place)
  const ids = found.map(({ lead }) => lead.id)
  const from = found.map(({ lead }) => yearsBefore(lead.latest.date, MAX_HISTORY_YEARS)).sort()[0] ?? ''
  const points = useQuery({ ...pointsQuery(ids, from), enabled: ids.length > 0 })
  useFailureLog('Fetching the prices', points.error)
  const missing = points.isError ? 'failed' : undefined
  return {
    ...state,
    prices: found.map((one) => ({
      ...one,
      history: points.data ? monthlyPrices(points.data.get(one.lead.id) ?? [], one.lead.period) : missing,
    })),
  }
}
