import { rangeOf } from '../../series.ts'
import type { Question } from '../../understand/question.ts'
import { pricesIn } from '../about-prices.ts'
import type { PriceData } from '../price-data.ts'
import { seriesOf } from '../series/choose-series.ts'

/** The question of the month in which what was told before was highest or lowest. */
export function inMonthOf(
  { atExtreme: _, ...question }: Question,
  { of, extreme }: NonNullable<Question['atExtreme']>,
  { series, local }: PriceData,
): Question {
  const [told] = seriesOf(of, of.period === undefined ? {} : { period: of.period }, series, local)
  const month = told && rangeOf(pricesIn(told, of.period ?? {}))?.[extreme].month
  return month === undefined ? question : { ...question, period: { start: month, end: month } }
}
