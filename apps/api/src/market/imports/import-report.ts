import type { BadRow } from '@smart-farming/words/say/bad-row'
import type { FailureKind } from '../../upstream/failure.ts'
import type { FileRefusal, PriceSourceId } from './price-item.ts'

/** The file could not be had; `detail` is the line of the operator's log. */
export interface OutOfReach {
  code: 'out_of_reach'
  kind: FailureKind
  detail: string
}

/** What an import did; `refused` and `failed` changed nothing. */
export interface ImportReport {
  source: PriceSourceId
  origin: string
  outcome: 'done' | 'refused' | 'failed'
  reason: FileRefusal | OutOfReach | null
  /** Good rows read. */
  rows: number
  added: number
  revised: number
  badCount: number
  /** At most 1000 of them. */
  badRows: readonly BadRow[]
}
