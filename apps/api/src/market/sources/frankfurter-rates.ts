import type { FilePlace } from '@smart-farming/words/sentences/bad-row'
import * as z from 'zod'
import { readWholeJson } from '../files/whole-file.ts'
import { type PriceItem, UnreadableFile } from '../imports/price-item.ts'
import { toBadRow } from './bad-field.ts'

const MAX_BYTES = 24_000_000

const currency = z.string().regex(/^[A-Z]{3}$/, 'no_currency')
const rates = z.record(z.string(), z.unknown())
const head = { amount: z.number().positive(), base: currency }
/** Version 2 of the API returns a list, version 1 one day or a range of days. */
const document = z.union([
  z.array(z.unknown()),
  z.object({ ...head, date: z.string(), rates }),
  z.object({ ...head, start_date: z.string(), rates: z.record(z.string(), rates) }),
])
const row = z.object({
  date: z.iso.date('no_date'),
  base: currency,
  quote: currency,
  rate: z.number('no_rate').positive('no_rate'),
})

/** Reads Frankfurter's exchange rates, in either version of its API. 1 base = rate x quote. */
export async function* readFrankfurterRates(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PriceItem> {
  const parsed = document.safeParse(await readWholeJson(bytes, MAX_BYTES))
  if (!parsed.success) throw new UnreadableFile({ code: 'not_frankfurter' })
  for (const [index, item] of rows(parsed.data).entries())
    yield readRow(item, { code: 'item', item: index + 1 })
}

function readRow(item: unknown, at: FilePlace): PriceItem {
  const parsed = row.safeParse(item)
  return parsed.success ? { kind: 'rate', at, rate: parsed.data } : toBadRow(at, parsed.error)
}

function rows(data: z.output<typeof document>): unknown[] {
  if (Array.isArray(data)) return data
  const { amount, base } = data
  const days = 'date' in data ? { [data.date]: data.rates } : data.rates
  return Object.entries(days).flatMap(([date, quotes]) =>
    Object.entries(quotes).map(([quote, value]) => ({
      date,
      base,
      quote,
      rate: typeof value === 'number' ? value / amount : value,
    })),
  )
}
