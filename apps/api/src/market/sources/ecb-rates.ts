import * as z from 'zod'
import { limitBytes } from '../files/whole-file.ts'
import { readAttribute, readXmlTags } from '../files/xml-tags.ts'
import { type PriceItem, UnreadableFile } from '../imports/price-item.ts'
import { toBadRow } from './bad-field.ts'

const MAX_BYTES = 16_000_000

const rate = z.object({
  quote: z.string().regex(/^[A-Z]{3}$/, 'no_currency'),
  rate: z.coerce.number('no_rate').positive('no_rate'),
  date: z.iso.date('no_date'),
})

/**
 * Reads the ECB's euro reference rates, `eurofxref-daily.xml` or a history. Of three nested `Cube`
 * elements, the middle one has the day and the inner ones have currency and rate. 1 EUR = rate x
 * currency.
 */
export async function* readEcbRates(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<PriceItem> {
  let date: string | undefined
  let found = 0
  for await (const tag of readXmlTags(limitBytes(bytes, MAX_BYTES))) {
    if (tag.name !== 'Cube' || tag.kind === 'close') continue
    date = readAttribute(tag, 'time') ?? date
    const quote = readAttribute(tag, 'currency')
    if (quote === undefined) continue
    found += 1
    const at = { code: 'rate', ...(date !== undefined && { day: date }), currency: quote } as const
    const parsed = rate.safeParse({ quote, rate: readAttribute(tag, 'rate'), date })
    yield parsed.success
      ? { kind: 'rate', at, rate: { base: 'EUR', ...parsed.data } }
      : toBadRow(at, parsed.error)
  }
  if (found === 0) throw new UnreadableFile({ code: 'no_rates' })
}
