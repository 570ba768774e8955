import type { PriceType } from '@smart-farming/market-core/answering/series/price-series'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Said } from '@smart-farming/words/said'
import type { BadRow, FilePlace } from '@smart-farming/words/say/bad-row'

export const priceSources = ['world-bank', 'wfp', 'eu', 'ecb', 'frankfurter'] as const
export type PriceSourceId = (typeof priceSources)[number]

/** What every figure of a series has in common. Unit, currency and names stay as the source writes them. */
export interface SeriesFacts {
  /** Made of the source's own keys, so that a series is found again whatever it is called by then. */
  key: string
  source: PriceSourceId
  /** Id in the catalogue; null for what the catalogue does not have. */
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
  /** What the price is for: "46 KG", "mt". */
  unit: string
  /** ISO 4217; `USX` is US cents; null where the figures are an index and no money. */
  currency: string | null
  period: 'week' | 'month'
}

/** One thing that a reader found in a file; `at` says where. */
export type PriceItem =
  | { kind: 'price'; at: FilePlace; series: SeriesFacts; date: string; value: number }
  | { kind: 'rate'; at: FilePlace; rate: ExchangeRate }
  | ({ kind: 'bad' } & BadRow)
  /** When the source says that it made the file. */
  | { kind: 'updated'; on: string }

export interface ReadOptions {
  /** ISO 3166-1 alpha-2, for files that do not name their country. */
  country?: string | undefined
}

/**
 * Reads one source's file, whether it comes from a disk, a pipe or the network. Rows that make no sense come out as
 * `bad`.
 *
 * @throws {UnreadableFile} when it is no such file at all
 */
export type PriceReader = (bytes: AsyncIterable<Uint8Array>, options: ReadOptions) => AsyncIterable<PriceItem>

/** Why a file is refused: the catalogue words it for the operator. */
export type FileRefusal = Said<ServerWords['priceFiles']['refused']>

/** The file as a whole is not what it should be. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly why: FileRefusal

  constructor(why: FileRefusal, options?: ErrorOptions) {
    super(why.code, options)
    this.why = why
  }
}
