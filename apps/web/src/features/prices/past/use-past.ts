import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { useQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../../failure-log.ts'
import { monthly, yearsBefore } from '../series/price-history.ts'
import { pointsQuery } from '../series/queries.ts'
import { MOST_YEARS } from '../series/use-crop-prices.ts'
import { type PastSpan, spanStart } from './spans.ts'

export interface Past {
  /** Months of each series, oldest first; of one that is on its way none, or what the board has. */
  histories: readonly (readonly MonthlyPrice[])[]
  status: 'ready' | 'loading' | 'failed'
  retry: () => void
}

/**
 * The past of the series that speaks for a crop and of those compared with it. One year needs the years before it, for
 * the season; so ten are asked for at once, and the rest when all is wanted.
 *
 * @param known months of the first series that the board has already, {@link MOST_YEARS} of them
 */
export function usePast(
  lead: PriceSeries,
  compared: readonly PriceSeries[],
  span: PastSpan,
  known: readonly MonthlyPrice[],
): Past {
  const reach: PastSpan = span === 'all' ? 'all' : 10
  const needsMore = lead.since < yearsBefore(lead.latest.date, MOST_YEARS)
  const older = useQuery({ ...pointsQuery([lead.id], spanStart(lead, reach)), enabled: needsMore })
  const start = compared.map((series) => spanStart(series, reach)).sort()[0] ?? ''
  const ids = compared.map(({ id }) => id)
  const others = useQuery({ ...pointsQuery(ids, start), enabled: ids.length > 0 })
  useFailureLog('Fetching older prices', older.error ?? others.error)
  const months = (series: PriceSeries, points: typeof others.data) =>
    monthly(points?.get(series.id) ?? [], series.period)
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
