import type { PriceSeries } from '@smart-farming/contracts/prices'
import { yearsBefore } from '../series/monthly-prices.ts'

/** Years of history up to the newest month. */
export type HistorySpan = 1 | 5 | 10 | 'all'

/** Lists the spans that show more than the next shorter one, shortest first. */
export function availableSpans({ since, latest }: Pick<PriceSeries, 'since' | 'latest'>): HistorySpan[] {
  const more = ([5, 10] as const).filter((_, i) => since < yearsBefore(latest.date, [1, 5][i] ?? 1))
  return since < yearsBefore(latest.date, 1) ? [1, ...more, 'all'] : [1]
}

/** First day of a span, `YYYY-MM-DD`. */
export const spanStart = (
  { since, latest }: Pick<PriceSeries, 'since' | 'latest'>,
  span: HistorySpan,
): string => (span === 'all' ? `${since.slice(0, 7)}-01` : yearsBefore(latest.date, span))
