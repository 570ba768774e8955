import { formatMonth } from './month.ts'
import { formatMonthName } from './month-name.ts'

/**
 * "January" and "February 2026": both months of "from ... to ...". A shared year appears once.
 *
 * @param tag of the language, BCP 47
 * @param from `YYYY-MM`, before `to`
 */
export function formatMonthSpan(tag: string, from: string, to: string): { start: string; end: string } {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return {
    start: isOneYear ? formatMonthName(tag, Number(from.slice(5, 7))) : formatMonth(tag, from),
    end: formatMonth(tag, to),
  }
}
