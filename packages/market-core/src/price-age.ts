import { type Month, monthNumber } from './months.ts'
import { latestPrice, type MonthlyPrice } from './series.ts'

/** A price is current for this many months; an older one is only the last known. */
export const CURRENT_MONTHS = 3

/** Whole calendar months from `month` to `today`; negative for a future month. */
export const ageInMonths = (month: Month, today: Month): number => monthNumber(today) - monthNumber(month)

/** True if the latest price, of `month`, is still current; its last change is then stated as current too. */
export const isCurrent = (month: Month, today: Month): boolean => ageInMonths(month, today) <= CURRENT_MONTHS

/** True if the latest of these prices is outdated; false if today is not known. */
export function isLastKnown(
  { prices }: { readonly prices: readonly MonthlyPrice[] },
  today: Month | undefined,
): boolean {
  const newest = latestPrice(prices)?.month
  return newest !== undefined && today !== undefined && !isCurrent(newest, today)
}
