import type { BadRow } from '@smart-farming/words/say/bad-row'
import type { FailureKind } from '../../upstream/failure.ts'
import { sourceList } from '../sources/source-list.ts'
import type { FileRefusal, PriceSourceId } from './price-item.ts'

/** The file could not be had; `detail` is the line of the operator's log. */
export interface OutOfReach {
  code: 'out_of_reach'
  kind: FailureKind
  detail: string
}

/** What {@link NonePublished} is told by where imports are read again. */
export const NONE_PUBLISHED = 'none_published'

/** The source has nothing of a country of which nothing is here either: no trouble, and worth remembering. */
export interface NonePublished {
  code: typeof NONE_PUBLISHED
  detail: string
}

/**
 * What stands in the log of imports for a country's file: its address, which need not name the country, or the source's
 * where it could not be had, and the country (ISO 3166-1 alpha-2).
 */
export const countryOrigin = (country: string, address = sourceList.wfp.url): string =>
  `${address} ${country}`

/** What an import did; `refused` and `failed` changed nothing. */
export interface ImportReport {
  source: PriceSourceId
  origin: string
  outcome: 'done' | 'refused' | 'failed'
  reason: FileRefusal | OutOfReach | NonePublished | null
  /** Good rows read. */
  rows: number
  added: number
  revised: number
  badCount: number
  /** At most 1000 of them. */
  badRows: readonly BadRow[]
  /** Newest prices of the file that may be errors (SPEC S9 of market-core); they are stored like all others. */
  doubted: readonly DoubtedPrice[]
}

/** A newest price that is far from those before it. */
export interface DoubtedPrice {
  series: string
  /** Null for a price of no market, or of no country. */
  market: string | null
  country: string | null
  /** `YYYY-MM` */
  month: string
  value: number
  currency: string | null
  unit: string
}
