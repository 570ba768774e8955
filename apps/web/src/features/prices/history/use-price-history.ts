import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../../failure-log.ts'
import { monthlyPrices, yearsBefore } from '../series/monthly-prices.ts'
import { pointsQuery } from '../series/queries.ts'
import { MAX_HISTORY_YEARS } from '../series/use-crop-prices.ts'
import { type HistorySpan, spanStart } from './history-spans.ts'

export interface PriceHistoryState {
  /**
   * Months of each series, oldest first. While loading, a list is empty or has only the board's
   * months.
   */
  histories: readonly (readonly MonthlyPrice[])[]
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

/**
 * Loads the history of a crop's main series and of compared series. Ten years are loaded at once,
 * because the seasonal band needs earlier years. All years are loaded on demand.
 *
 * @param known months of the first series that the board already has, {@link MAX_HISTORY_YEARS} of
 * them
 */
export function usePriceHistory(
  lead: PriceSeries,
  compared: readonly PriceSeries[],
  span: HistorySpan,
  known: readonly MonthlyPrice[],
): PriceHistoryState {
  const reach: HistorySpan = span === 'all' ? 'all' : 10
  const needsMore = lead.since < yearsBefore(lead.latest.date, MAX_HISTORY_YEARS)
  const older = useQuery({ ...pointsQuery([lead.id], spanStart(lead, reach)), enabled: needsMore })
  const start = compared.map((series) => spanStart(series, reach)).sort()[0] ?? ''
  const ids = compared.map(({ id }) => id)
  const others = useQuery({ ...pointsQuery(ids, start), enabled: ids.length > 0 })
  useFailureLog('Fetching older prices', older.error ?? others.error)
  const months = (series: PriceSeries, points: typeof others.data) =>
    monthlyPrices(points?.get(series.id) ?? [], series.period)
  const asked = [...(needsMore ? [older] : []), ...(ids.length > 0 ? [others] : [])]
  return {
    histories: [
      older.data ? months(lead, older.data) : known,
      ...compared.map((series) => months(series, others.data)),
    ],
    status: asked.some(({ isError }) => isError)
      ? 'failed'
      : asked.some(({ isPending }) => isPending)
        ? 'loading'
        : 'ready',
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch()
    },
  }
}
