import type { Month } from '../../months.ts'
import { ageInMonths, isCurrent } from '../../price-age.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import { latestPrice } from '../../series.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { seriesLabel } from '../series/shown-values.ts'

const YEAR_MONTHS = 12

/** States the age of an outdated price, after its value, if the answer quotes it as the latest. */
export function addPriceAge(
  draft: AnswerBuilder,
  series: MonthlySeries,
  times: readonly Period[],
  today: Month | undefined,
): void {
  const newest = latestPrice(series.prices)?.month
  if (newest === undefined || today === undefined) return
  const isOfNow = times.length === 0 || times.some(isUpToNow)
  // "In February" without a year means the latest February, however old.
  const isYearless = times.some(
    (period) => isOneMonth(period) && 'start' in period && period.start?.startsWith('--') === true,
  )
  if (!isOfNow && !isYearless) return
  const months = ageInMonths(newest, today)
  if (isOfNow ? isCurrent(newest, today) : months <= YEAR_MONTHS) return
  draft.sayOnce(
    { code: 'old_price', values: { months } },
    { value: months, kind: 'count', role: 'count', of: seriesLabel(series) },
  )
}
