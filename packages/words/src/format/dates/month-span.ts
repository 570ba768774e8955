import { monthOfYear } from './month.ts'
import { monthName } from './month-name.ts'

/**
 * "January" and "February 2026": both months of "from ... to ...". A shared year appears once.
 *
 * @param tag of the language, BCP 47
 * @param from `YYYY-MM`, before `to`
 */
export function monthSpan(tag: string, from: string, to: string): { start: string; end: string } {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return {
    start: isOneYear ? monthName(tag, Number(from.slice(5, 7))) : monthOfYear(tag, from),
    end: monthOfYear(tag, to),
  }
}
