import { type Month, monthNumber } from './months.ts'
import { latestPrice, type MonthlyPrice } from './series.ts'

/** A price is current for this many months. */
export const CURRENT_MONTHS = 3

/** Calendar months from `month` to `today`. Negative for a future month. */
export const ageInMonths = (month: Month, today: Month): number => monthNumber(today) - monthNumber(month)

/** True if a price from `month` is still current. */
export const isCurrent = (month: Month, today: Month): boolean => ageInMonths(month, today) <= CURRENT_MONTHS

/** True if the latest price is outdated. False if `today` is not known. */
export function isLatestOutdated(
  { prices }: { readonly prices: readonly MonthlyPrice[] },
  today: Month | undefined,
): boolean {
  const newest = latestPrice(prices)?.month
  return newest !== undefined && today !== undefined && !isCurrent(newest, today)
}
