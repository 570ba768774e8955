import { type Month, monthNumber } from '../../months.ts'
import { type Interval, isOneMonth, type Period, resolvePeriod } from '../../reader/time/period.ts'
import {
  changeBetween,
  changeOver,
  latestPrice,
  type MonthlyPrice,
  type PriceChange,
  pricesInOrder,
  pricesWithin,
} from '../../series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { seriesLabel } from '../series/shown-values.ts'
import type { CodedStatement } from '../statement.ts'

/** Resolves a period to the months of a series. */
export function resolveInterval({ prices }: MonthlySeries, period: Period): Interval {
  const ordered = pricesInOrder(prices)
  return resolvePeriod(period, ordered[0]?.month ?? '0001-01', ordered.at(-1)?.month ?? '0001-01')
}

/** Returns the prices of a period. "The last 12 months" end with the latest price. */
export function pricesInPeriod(series: MonthlySeries, period: Period): MonthlyPrice[] {
  const { start, end } = resolveInterval(series, 'months' in period ? { months: period.months - 1 } : period)
  return pricesWithin(series.prices, start, end)
}

/**
 * Price change from the first to the last month of a period, or from a single month to the latest
 * price. Undefined if a named month has no price. A longer period uses its first and last price.
 */
export function changeOverPeriod(series: MonthlySeries, period: Period): PriceChange | undefined {
  if ('months' in period) return changeOver(series.prices, period.months)
  const { start, end } = resolveInterval(series, period)
  const until = isOneMonth(period) ? latestPrice(series.prices)?.month : end
  const window = pricesWithin(series.prices, start, until ?? end)
  const [from, to] = [window[0], window.at(-1)]
  if (from === undefined || to === undefined || from.month === to.month) return undefined
  return isOneMonth(period) && from.month !== start ? undefined : changeBetween(from, to)
}

/**
 * States that the requested period has no price, with the first and last month that have a price.
 */
export function noPriceStatement(series: MonthlySeries, month?: Month): CodedStatement {
  const ordered = pricesInOrder(series.prices)
  const [since, until] = [ordered[0]?.month, ordered.at(-1)?.month]
  const runs = since === undefined || until === undefined ? {} : { since, until }
  const values = { series: seriesLabel(series), ...(month !== undefined && { month }), ...runs }
  return { code: 'none_then', values }
}

/** True for a month after the latest price. */
export const isAfterNewest = (month: Month, { prices }: MonthlySeries): boolean => {
  const last = latestPrice(prices)?.month
  return last !== undefined && monthNumber(month) > monthNumber(last)
}
