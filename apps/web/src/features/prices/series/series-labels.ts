import type { PriceSeries } from '@smart-farming/contracts/prices'
import { addMonths } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { formatLongDate } from '@smart-farming/words/format/dates/long-date'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { formatMonthSpan } from '@smart-farming/words/format/dates/month-span'
import { formatTimeSpan } from '@smart-farming/words/format/dates/time-span'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { formatCountry } from '@smart-farming/words/format/names/country'
import { lazyWords } from '../../../words.ts'
import { ageInDays, type PriceChange, priceChange } from './monthly-prices.ts'

/**
 * A commodity's name within a sentence, such as "maize". An id without a name is returned
 * unchanged.
 */
export function cropNameInSentence(id: string): string {
  const names: Readonly<Record<string, string>> = lazyWords.commodities
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id
}

/** A commodity's name as a heading, such as "Maize" or "Arabica coffee". */
export const cropName = (id: string): string => capitalise(lazyWords.tag, cropNameInSentence(id))

/** Labels where a price applies: "World price", "Kenya, national price", or "Nakuru, 12 km". */
export function scopeLabel({ scope, market, country, distanceKm }: PriceSeries): string {
  const words = lazyWords.prices.price.scope
  if (scope === 'world') return words.world
  const where = country === null ? words.theWorld : (formatCountry(lazyWords.tag, country) ?? country)
  if (scope === 'national') return words.national({ country: where })
  const name = market ?? where
  return distanceKm === undefined
    ? words.market({ market: name })
    : words.marketAway({ market: name, distanceKm })
}

/** Names the exact product priced, such as "retail price of Maize (white)" or "Wheat, US HRW". */
export function productLabel({ name, type, grade }: PriceSeries): string {
  const words = lazyWords.prices.price
  const thing = grade === null || name.includes(grade) ? name : words.graded({ name, grade })
  return words.thing[type]({ thing })
}

/** "February 2026", or the day of a weekly price. */
export const priceDateLabel = ({ period }: Pick<PriceSeries, 'period'>, date: string): string =>
  period === 'month' ? formatMonth(lazyWords.tag, date.slice(0, 7)) : formatLongDate(lazyWords.tag, date)

/** A price's age at `now` (unix seconds), such as "1 month", "14 months" or "3 years". */
export function priceAgeText(date: string, now: number): string {
  const months = Math.floor(ageInDays(date, now) / 30.4)
  return months < 24
    ? formatTimeSpan(lazyWords.tag, months, 'month')
    : formatTimeSpan(lazyWords.tag, Math.floor(months / 12), 'year')
}

/**
 * Describes the newest change, such as "It rose 2.5% from January to February 2026."; undefined if
 * the previous month has no price.
 */
export function latestPriceChangeText(history: readonly MonthlyPrice[]): string | undefined {
  const last = priceChange(history, 1)
  const month = history.at(-1)?.month
  if (last === undefined || month === undefined) return undefined
  const words = lazyWords.prices.price.lastMove
  const span = formatMonthSpan(lazyWords.tag, addMonths(month, -1), month)
  return last.direction === 'unchanged'
    ? words.unchanged(span)
    : words[last.direction]({ change: last.percent, ...span })
}

/** Describes a change, such as "up 2.5% since September". */
export function priceChangeText(move: PriceChange, since: string): string {
  const words = lazyWords.prices.price.move
  return move.direction === 'unchanged'
    ? words.unchanged({ since })
    : words[move.direction]({ change: move.percent, since })
}
