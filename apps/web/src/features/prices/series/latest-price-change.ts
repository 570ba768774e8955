import { addMonths, monthOfYear as monthInYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { formatMonthName } from '@smart-farming/words/format/dates/month-name'
import { lazyWords } from '../../../words.ts'
import { type PriceChange, priceChange } from './monthly-prices.ts'
import { priceChangeText } from './series-labels.ts'

/**
 * Describes the change of the newest price since an earlier month; undefined if all of the months
 * lack a price.
 *
 * @param months months before the newest, in order of preference
 */
export function latestPriceChange(
  history: readonly MonthlyPrice[],
  months: readonly number[],
): { direction: PriceChange['direction']; words: string } | undefined {
  for (const before of months) {
    const change = priceChange(history, before)
    if (change)
      return { direction: change.direction, words: priceChangeText(change, sinceWords(history, before)) }
  }
  return undefined
}

/** "September", or "October 2025" in another year. */
function sinceWords(history: readonly MonthlyPrice[], months: number): string {
  const then = addMonths(history.at(-1)?.month ?? '', -months)
  return months < 12 ? formatMonthName(lazyWords.tag, monthInYear(then)) : formatMonth(lazyWords.tag, then)
}
