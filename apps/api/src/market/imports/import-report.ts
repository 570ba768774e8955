import type { BadRow } from '@smart-farming/words/sentences/bad-row'
import type { FailureKind } from '../../upstream/failure.ts'
import { sourceList } from '../sources/source-list.ts'
import type { FileRefusal, PriceSourceId } from './price-item.ts'

/** The file was not available; `detail` is a line for the operator's log. */
export interface SourceUnreachable {
  code: 'out_of_reach'
  kind: FailureKind
  detail: string
}

export const NO_PRICES_PUBLISHED = 'none_published'

/** The source has no prices for a country without stored prices. Not a problem, but recorded. */
export interface NoPricesPublished {
  code: typeof NO_PRICES_PUBLISHED
  detail: string
}

/**
 * Origin for the import log: an address and the country (ISO 3166-1 alpha-2), which the address
 * need not name. The source's own address stands for an unavailable file.
 */
export const countryOrigin = (country: string, address = sourceList.wfp.url): string =>
  `${address} ${country}`

/** Result of an import; `refused` and `failed` changed nothing. */
export interface ImportReport {
  source: PriceSourceId
  origin: string
  outcome: 'done' | 'refused' | 'failed'
  reason: FileRefusal | SourceUnreachable | NoPricesPublished | null
  /** Number of good rows read. */
  rows: number
  added: number
  revised: number
  badCount: number
  /** The first bad rows, at most 1000. */
  badRows: readonly BadRow[]
  /** Newest prices that may be errors (SPEC S9 of market-core); they are stored like all others. */
  doubted: readonly DoubtedPrice[]
}

/** A newest price that differs greatly from the previous ones. */
export interface DoubtedPrice {
  series: string
  /** Null for national and world prices. */
  market: string | null
  country: string | null
  /** `YYYY-MM` */
  month: string
  value: number
  currency: string | null
  unit: string
}
