import { type Month, monthNumber } from './months.ts'
import { latest, type MonthlyPrice } from './series.ts'

/** A price is that of now for so many months; what is older is the last that is known. */
export const CURRENT_MONTHS = 3

/** Whole calendar months from `month` to `today`; below 0 for a month to come. */
export const ageInMonths = (month: Month, today: Month): number => monthNumber(today) - monthNumber(month)

/** Whether the newest price, of `month`, still speaks for now: its last move is then told as one of now, too. */
export const isCurrent = (month: Month, today: Month): boolean => ageInMonths(month, today) <= CURRENT_MONTHS

/** Whether the newest of these prices is no price of now any more; false where nobody says when now is. */
export function isLastKnown(
  { prices }: { readonly prices: readonly MonthlyPrice[] },
  today: Month | undefined,
): boolean {
  const newest = latest(prices)?.month
  return newest !== undefined && today !== undefined && !isCurrent(newest, today)
}
