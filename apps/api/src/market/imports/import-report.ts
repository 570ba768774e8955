import type { BadRow, PriceSourceId } from './price-item.ts'

/** What an import did; `refused` and `failed` changed nothing. */
export interface ImportReport {
  source: PriceSourceId
  origin: string
  outcome: 'done' | 'refused' | 'failed'
  reason: string | null
  /** Good rows read. */
  rows: number
  added: number
  revised: number
  badCount: number
  /** At most 1000 of them. */
  badRows: readonly BadRow[]
}
