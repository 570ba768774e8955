import { addMonths, monthOfYear as monthInYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { monthName } from '@smart-farming/words/format/dates/month-name'
import { partWords } from '../../../words.ts'
import { type Move, move } from './price-history.ts'
import { moveWords } from './series-words.ts'

/**
 * How the newest price stands against an earlier month, and that in words; undefined where none of them has a price.
 *
 * @param months months before the newest; the first that has a price is compared with
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

/** "September"; of a year before "October 2025". */
function sinceWords(history: readonly MonthlyPrice[], months: number): string {
  const then = addMonths(history.at(-1)?.month ?? '', -months)
  return months < 12 ? monthName(partWords.tag, monthInYear(then)) : monthOfYear(partWords.tag, then)
}
