import { and, desc, eq, gte, isNotNull, isNull, max, notInArray, notLike, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { priceImports, priceSeries } from '../../db/price-tables.ts'
import { countryOrigin, type ImportReport, NO_PRICES_PUBLISHED } from './import-report.ts'

/** True if a file of the source has been imported since that time, from its address or by hand. */
export async function wasImportedSince(database: Database, source: string, since: Date): Promise<boolean> {
  const rows = await database.run((orm) =>
    orm
      .select({ id: priceImports.id })
      .from(priceImports)
      .where(
        and(
          eq(priceImports.source, source),
          eq(priceImports.outcome, 'done'),
          gte(priceImports.endedAt, since),
          notInArray(priceImports.origin, ['price-snapshot.json', 'rate-snapshot.json']),
        ),
      )
      .limit(1),
  )
  return rows.length > 0
}

/** Alpha-2 codes of countries whose WFP file has not been fetched since that time. */
export async function staleWfpCountries(database: Database, since: Date): Promise<string[]> {
  const fetched = await database.run((orm) =>
    orm
      .select({ origin: priceImports.origin })
      .from(priceImports)
      .where(
        and(
          eq(priceImports.source, 'wfp'),
          eq(priceImports.outcome, 'done'),
          gte(priceImports.endedAt, since),
        ),
      ),
  )
  const countries = await wfpCountries(database)
  return countries.filter(
    (country) => !fetched.some(({ origin }) => origin.endsWith(countryOrigin(country, ''))),
  )
}

/** Id of the last import that changed anything, on any instance; 0 before the first. */
export async function lastImportId(database: Database): Promise<number> {
  const [row] = await database.run((orm) =>
    orm
      .select({ id: max(priceImports.id) })
      .from(priceImports)
      .where(eq(priceImports.outcome, 'done')),
  )
  return row?.id ?? 0
}

/** Alpha-2 codes of countries whose stored WFP prices are kept current. */
export async function wfpCountries(database: Database): Promise<string[]> {
  const rows = await database.run((orm) =>
    orm
      .selectDistinct({ country: priceSeries.country })
      .from(priceSeries)
      .where(and(eq(priceSeries.source, 'wfp'), isNotNull(priceSeries.country)))
      .orderBy(priceSeries.country),
  )
  return rows.flatMap(({ country }) => country ?? [])
}

export interface ImportFailure {
  source: string
  outcome: Exclude<ImportReport['outcome'], 'done'>
  endedAt: Date
}

/** Lists the sources whose last import failed, for the health check. */
export async function listImportFailures(database: Database): Promise<ImportFailure[]> {
  const rows = await database.run((orm) =>
    orm
      .selectDistinctOn([priceImports.source], {
        source: priceImports.source,
        outcome: priceImports.outcome,
        endedAt: priceImports.endedAt,
      })
      .from(priceImports)
      .where(or(isNull(priceImports.reason), notLike(priceImports.reason, `%"${NO_PRICES_PUBLISHED}"%`)))
      .orderBy(priceImports.source, desc(priceImports.endedAt)),
  )
  return rows.flatMap(({ outcome, ...row }) => (outcome === 'done' ? [] : [{ ...row, outcome }]))
}
