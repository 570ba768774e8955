import { addMonths, monthOfYear as monthInYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { monthName } from '@smart-farming/words/format/dates/month-name'
import { partWords } from '../../../words.ts'
import { type Move, move } from './price-history.ts'
import { moveWords } from './series-words.ts'

/**
 * Change of the newest price since an earlier month, with its words; undefined where none of the months has a price.
 *
 * @param months months before the newest, in order of preference; the first with a price is used
 */
export function lastMove(
  history: readonly MonthlyPrice[],
  months: readonly number[],
): { direction: Move['direction']; words: string } | undefined {
  for (const before of months) {
    const change = move(history, before)
    if (change) return { direction: change.direction, words: moveWords(change, sinceWords(history, before)) }
  }
  return undefined
}

/** "September", or "October 2025" of another year. */
function sinceWords(history: readonly MonthlyPrice[], months: number): string {
  const then = addMonths(history.at(-1)?.month ?? '', -months)
  return months < 12 ? monthName(partWords.tag, monthInYear(then)) : monthOfYear(partWords.tag, then)
}
