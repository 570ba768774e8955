import type { TransactionSql } from '../../db/copy-rows.ts'
import type { Database } from '../../db/database.ts'
import type { ImportReport } from './import-report.ts'
import { hasPrices, insertImportLog, lockImports, updateImportLog } from './price-import-store.ts'
import { type PriceItem, type PriceSourceId, UnreadableFile } from './price-item.ts'
import { findDoubtedPrices, mergePrices } from './price-merge-store.ts'
import { stageItems } from './price-staging-store.ts'
import { rejectUnstorable } from './reject-unstorable.ts'

interface PricesToImport {
  source: PriceSourceId
  /** File name or address, for the log. */
  origin: string
  /** Items from the source's reader in `sourceList`. */
  items: AsyncIterable<PriceItem>
  /** Tolerated share of bad rows, 0 to 1. By default, one bad row refuses the file. */
  tolerance?: number
  onProgress?: (rows: number) => void
}

/**
 * `bundled`: the prices come with the product. They are only for an empty database, replace
 * nothing, and are not checked against the clock, which may be wrong at a first start. In other
 * imports, rows with a future date are bad.
 */
export type ImportOptions = PricesToImport & ({ now: Date } | { bundled: true })

/**
 * Imports a file in one transaction. Importing the same file again changes nothing. Only one import
 * runs at a time, across all instances.
 * @throws any error of the file's stream or of PostgreSQL
 */
export async function importPrices(database: Database, options: ImportOptions): Promise<ImportReport> {
  const { source, origin } = options
  const report: ImportReport = { source, origin, outcome: 'done', reason: null, ...nothing }
  try {
    await database.bulk(async (sql) => {
      await lockImports(sql)
      await importInto(sql, options, report)
    })
    return report
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const refused: ImportReport = { ...report, outcome: 'refused', reason: error.why }
    await logImport(database, refused)
    return refused
  }
}

type Counts = Pick<ImportReport, 'rows' | 'added' | 'revised' | 'badCount' | 'badRows' | 'doubted'>
const nothing: Counts = { rows: 0, added: 0, revised: 0, badCount: 0, badRows: [], doubted: [] }

async function importInto(sql: TransactionSql, options: ImportOptions, report: ImportReport): Promise<void> {
  const { source, tolerance = 0, onProgress = () => {} } = options
  const bundled = !('now' in options)
  const items = 'now' in options ? rejectUnstorable(options.items, options.now) : options.items
  if (bundled && (await hasPrices(sql, source))) return
  const { rows, badRows, badCount } = await stageItems(sql, items, { bundled, onProgress })
  Object.assign(report, { rows, badRows, badCount })
  if (badCount > tolerance * (rows + badCount))
    throw new UnreadableFile({ code: 'bad_rows', count: badCount })
  if (rows === 0) throw new UnreadableFile({ code: 'no_prices' })
  const id = await insertImportLog(sql, report)
  Object.assign(report, await mergePrices(sql, source, id), { doubted: await findDoubtedPrices(sql) })
  await updateImportLog(sql, id, report)
}

/** Logs an import that changed nothing, so that its failure is visible. */
export async function logImport(
  database: Database,
  report: Omit<ImportReport, keyof Counts> & Partial<Counts>,
): Promise<void> {
  await database.bulk((sql) => insertImportLog(sql, { ...nothing, ...report, added: 0, revised: 0 }))
}
