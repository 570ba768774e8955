import { addMonths, monthNumber } from '@smart-farming/market-core/months'
import type { PriceItem } from './price-item.ts'

/** Tolerated difference between a source's calendar and ours, in months. */
const AHEAD_MONTHS = 1

/**
 * A reader's items, with future prices and undecodable names turned into bad rows. A row with many prices is one bad
 * row.
 */
export async function* rejectUnstorable(
  items: AsyncIterable<PriceItem>,
  now: Date,
): AsyncGenerator<PriceItem> {
  const last = addMonths(now.toISOString().slice(0, 7), AHEAD_MONTHS)
  const isAhead = (day: string) => monthNumber(day) > monthNumber(last)
  let badRow: number | undefined
  for await (const item of items) {
    if (item.kind === 'bad' || (item.kind === 'updated' && !isAhead(item.on))) yield item
    else if (item.kind !== 'updated') {
      const { at } = item
      const day = item.kind === 'rate' ? item.rate.date : item.date
      if (isAhead(day)) {
        const row = at.code === 'cell' ? at.row : undefined
        if (row === undefined) yield { kind: 'bad', at, reason: { code: 'future', day } }
        else if (row !== badRow)
          yield { kind: 'bad', at: { code: 'row', row }, reason: { code: 'future', day } }
        badRow = row
      } else if (item.kind === 'price' && Object.values(item.series).some(isUnreadable))
        yield { kind: 'bad', at, reason: { code: 'unreadable' } }
      else yield item
    }
  }
}

/** True for a text with the replacement character, or a character that PostgreSQL cannot store. */
const isUnreadable = (value: unknown): boolean => typeof value === 'string' && /[\0\ufffd]/.test(value)
