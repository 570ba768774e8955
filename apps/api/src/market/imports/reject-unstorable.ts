import { addMonths, monthNumber } from '@smart-farming/market-core/months'
import type { PriceItem } from './price-item.ts'

/** Tolerated lead of a source's calendar over ours. */
const AHEAD_MONTHS = 1

/** Turns future prices and undecodable names into bad rows, at most one per table row. */
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

/** True for a text with the replacement character, or with NUL, which PostgreSQL cannot store. */
const isUnreadable = (value: unknown): boolean => typeof value === 'string' && /[\0\ufffd]/.test(value)
