import { type Month, monthNumber } from '../../months.ts'
import { type Interval, intervalOf, isOneMonth, type Period } from '../../reader/time/period.ts'
import {
  changeBetween,
  changeOver,
  latest,
  type MonthlyPrice,
  type PriceChange,
  pricesInOrder,
  pricesWithin,
} from '../../series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import type { SaidStatement } from '../statement.ts'

/** The months that a period is for a series. */
export function intervalIn({ prices }: MonthlySeries, period: Period): Interval {
  const ordered = pricesInOrder(prices)
  return intervalOf(period, ordered[0]?.month ?? '0001-01', ordered.at(-1)?.month ?? '0001-01')
}

/** The prices of a period: "the last 12 months" are twelve, up to the newest. */
export function pricesIn(series: MonthlySeries, period: Period): MonthlyPrice[] {
  const { start, end } = intervalIn(series, 'months' in period ? { months: period.months - 1 } : period)
  return pricesWithin(series.prices, start, end)
}

/**
 * How the price moved in a period: from its first month to its last. A single month is one from which on it is asked. A
 * month that was said has that month's price or none; of a longer time with a gap at an end, the first and the last
 * price in it count.
 */
export function changeIn(series: MonthlySeries, period: Period): PriceChange | undefined {
  if ('months' in period) return changeOver(series.prices, period.months)
  const { start, end } = intervalIn(series, period)
  const until = isOneMonth(period) ? latest(series.prices)?.month : end
  const window = pricesWithin(series.prices, start, until ?? end)
  const [from, to] = [window[0], window.at(-1)]
  if (from === undefined || to === undefined || from.month === to.month) return undefined
  return isOneMonth(period) && from.month !== start ? undefined : changeBetween(from, to)
}

/** No price in the time, or the month, that was asked for; with the first month that has one, and the last. */
export function noneThen(series: MonthlySeries, month?: Month): SaidStatement {
  const ordered = pricesInOrder(series.prices)
  const [since, until] = [ordered[0]?.month, ordered.at(-1)?.month]
  const runs = since === undefined || until === undefined ? {} : { since, until }
  const values = { series: labelOf(series), ...(month !== undefined && { month }), ...runs }
  return { code: 'none_then', values }
}

/** True for a month behind the last that has a price. */
export const isAfterNewest = (month: Month, { prices }: MonthlySeries): boolean => {
  const last = latest(prices)?.month
  return last !== undefined && monthNumber(month) > monthNumber(last)
}
