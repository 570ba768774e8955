import { type Month, monthNumber } from './months.ts'

/** A price is that of now for so many months; what is older is the last that is known. */
export const CURRENT_MONTHS = 3

/** Whole calendar months from `month` to `today`; below 0 for a month to come. */
export const ageInMonths = (month: Month, today: Month): number => monthNumber(today) - monthNumber(month)

/** Whether the newest price, of `month`, still speaks for now: its last move is then told as one of now, too. */
export const isCurrent = (month: Month, today: Month): boolean => ageInMonths(month, today) <= CURRENT_MONTHS
