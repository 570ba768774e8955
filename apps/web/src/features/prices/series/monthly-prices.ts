import type { PricePoint, PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths, type Month } from '@smart-farming/market-core/months'
import { isCurrent } from '@smart-farming/market-core/price-age'
import { changeOver, type MonthlyPrice } from '@smart-farming/market-core/series'
import { mean } from '@smart-farming/market-core/statistics'

const DAY_SECONDS = 86_400
/** In days. A series without a newer price has ended, because its market is no longer visited. */
const STOPPED_DAYS = 400

/** Whole days from a price's date to `now` (unix seconds). */
export const ageInDays = (date: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(date) / 1000) / DAY_SECONDS))

/** Whether the newest price is too old to be current at `now` (unix seconds). */
export const isOutdated = ({ latest }: Pick<PriceSeries, 'latest'>, now: number): boolean =>
  !isCurrent(monthOf(latest.date), monthOf(new Date(now * 1000).toISOString()))

const monthOf = (date: string): Month => date.slice(0, 7)

/** Whether the series has ended by `now` (unix seconds). */
export const hasEnded = ({ latest }: PriceSeries, now: number): boolean =>
  ageInDays(latest.date, now) > STOPPED_DAYS

/** Returns one price per month. Weekly prices are averaged. */
export function monthlyPrices(points: readonly PricePoint[], period: PriceSeries['period']): MonthlyPrice[] {
  if (period === 'month') return points.map(({ date, value }) => ({ month: date.slice(0, 7), value }))
  return [...Map.groupBy(points, ({ date }) => date.slice(0, 7))].flatMap(([month, weeks]) => {
    const value = mean(weeks.map((week) => week.value))
    return value === undefined ? [] : [{ month, value }]
  })
}

export interface PriceChange {
  /** "unchanged" means no difference at the displayed precision. */
  direction: 'up' | 'down' | 'unchanged'
  /** Absolute value, in %. */
  percent: number
}

/**
 * Change from the price `months` before the newest; undefined if either price is missing or
 * doubtful.
 */
export function priceChange(prices: readonly MonthlyPrice[], months: number): PriceChange | undefined {
  const change = changeOver(prices, months)
  if (change === undefined) return undefined
  const percent = Math.abs(change.percent)
  if (percent < 0.05) return { direction: 'unchanged', percent: 0 }
  return { direction: change.percent > 0 ? 'up' : 'down', percent }
}

/**
 * The last `years` years up to the newest month. Includes the month at which they begin, so that
 * the change over a year is available.
 */
export function lastYears(prices: readonly MonthlyPrice[], years: number): MonthlyPrice[] {
  const newest = prices.at(-1)?.month
  return newest === undefined ? [] : prices.filter(({ month }) => month >= addMonths(newest, -12 * years))
}

/** First day of the month `years` years before a date, `YYYY-MM-DD`. */
export const yearsBefore = (date: string, years: number): string =>
  `${addMonths(date.slice(0, 7), -12 * years)}-01`
