import { formatMonth } from './month.ts'
import { formatMonthName } from './month-name.ts'

/**
 * Formats the months of "from ... to ...", as "January" and "February 2026". A shared year appears
 * once.
 *
 * @param tag BCP 47 language
 * @param from `YYYY-MM`, before `to`
 */
export function formatMonthSpan(tag: string, from: string, to: string): { start: string; end: string } {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return {
    start: isOneYear ? formatMonthName(tag, Number(from.slice(5, 7))) : formatMonth(tag, from),
    end: formatMonth(tag, to),
  }
}
