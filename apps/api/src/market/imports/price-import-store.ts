import type { TransactionSql } from '../../db/copy-rows.ts'
import type { ImportReport } from './import-report.ts'
import type { PriceSourceId } from './price-item.ts'

/** Arbitrary number, the same on every instance. */
const LOCK = 7_263_420
/** Maximum number of bad rows stored in the log. */
const EXAMPLES = 20

/** Waits for running imports on any instance, and holds off others until this transaction ends. */
export async function lockImports(sql: TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`
}

/** True if any price is stored or, for a source of exchange rates, any rate. */
export async function hasPrices(sql: TransactionSql, source: PriceSourceId): Promise<boolean> {
  const found =
    source === 'ecb' || source === 'frankfurter'
      ? await sql`select 1 from exchange_rates limit 1`
      : await sql`select 1 from price_observations limit 1`
  return found.count > 0
}

/** Replaces NUL, which a downloaded file may contain and PostgreSQL cannot store. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value

/** Logs an import. @returns its id, under which replaced prices are stored */
export async function insertImportLog(sql: TransactionSql, report: ImportReport): Promise<number> {
  const { source, origin, outcome, reason, rows, added, revised, badCount, badRows } = report
  const [row] = await sql`
    insert into price_imports (source, origin, outcome, reason, rows, added, revised, bad_rows, bad_examples)
    values (${source}, ${origin}, ${outcome}, ${reason === null ? null : JSON.stringify(reason, storable)}, ${rows}, ${added}, ${revised}, ${badCount},
      ${JSON.stringify(badRows.slice(0, EXAMPLES), storable)}::text::jsonb)
    returning id`
  return Number(row?.id)
}

/** Completes the log entry with the import's changes. */
export async function updateImportLog(
  sql: TransactionSql,
  id: number,
  { added, revised }: Pick<ImportReport, 'added' | 'revised'>,
): Promise<void> {
  await sql`update price_imports set added = ${added}, revised = ${revised} where id = ${id}`
}
