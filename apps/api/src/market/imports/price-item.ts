import type { PriceType } from '@smart-farming/market-core/answering/series/price-series'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'
import type { BadRow, FilePlace } from '@smart-farming/words/sentences/bad-row'

export const priceSources = ['world-bank', 'wfp', 'eu', 'ecb', 'frankfurter'] as const
export type PriceSourceId = (typeof priceSources)[number]

/** Properties shared by a series' prices. Unit, currency and names are the source's own. */
export interface SeriesFacts {
  /** Built from the source's own keys, so that a renamed series is recognised. */
  key: string
  source: PriceSourceId
  /** Id in the catalogue; null if the catalogue lacks the commodity. */
  commodity: string | null
  name: string
  grade: string | null
  type: PriceType
  /** ISO 3166-1 alpha-2; null for a world price. */
  country: string | null
  market: string | null
  area: string | null
  lat: number | null
  lon: number | null
  /** Such as "46 KG" or "mt". */
  unit: string
  /** ISO 4217, or `USX` for US cents; null for an index. */
  currency: string | null
  period: 'week' | 'month'
}

/** One item of a file; `at` is its position. */
export type PriceItem =
  | { kind: 'price'; at: FilePlace; series: SeriesFacts; date: string; value: number }
  | { kind: 'rate'; at: FilePlace; rate: ExchangeRate }
  | ({ kind: 'bad' } & BadRow)
  /** Publication date stated by the source. */
  | { kind: 'updated'; on: string }

export interface ReadOptions {
  /** ISO 3166-1 alpha-2, for files that do not name their country. */
  country?: string | undefined
}

/**
 * Reads a source's file from a disk, a pipe or the network. Invalid rows are yielded as `bad`.
 * @throws {UnreadableFile} if the file is of another kind
 */
export type PriceReader = (bytes: AsyncIterable<Uint8Array>, options: ReadOptions) => AsyncIterable<PriceItem>

/** Reason for refusing a file, as data for the operator's message. */
export type FileRefusal = MessageData<ServerMessages['priceFiles']['refused']>

/** The file as a whole cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly why: FileRefusal

  constructor(why: FileRefusal, options?: ErrorOptions) {
    super(why.code, options)
    this.why = why
  }
}
