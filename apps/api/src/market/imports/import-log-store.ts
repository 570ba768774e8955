import { and, desc, eq, gte, isNotNull, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { priceImports, priceSeries } from '../../db/price-tables.ts'

/** True when a source's file has been imported from its address or by hand at that moment or later. */
export async function importedSince(database: Database, source: string, since: Date): Promise<boolean> {
  const rows = await database.run((orm) =>
    orm
      .select({ id: priceImports.id })
      .from(priceImports)
      .where(
        and(
          eq(priceImports.source, source),
          eq(priceImports.outcome, 'done'),
          gte(priceImports.endedAt, since),
          notInArray(priceImports.origin, ['price-snapshot.json']),
        ),
      )
      .limit(1),
  )
  return rows.length > 0
}

/** The countries whose WFP prices somebody has imported, and so wants: alpha-2 codes. */
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

/** How the last import of each source went, in a word for each that went wrong: what the health check shows. */
export async function importTrouble(database: Database): Promise<string | undefined> {
  const rows = await database.run((orm) =>
    orm
      .selectDistinctOn([priceImports.source], {
        source: priceImports.source,
        outcome: priceImports.outcome,
        endedAt: priceImports.endedAt,
      })
      .from(priceImports)
      .orderBy(priceImports.source, desc(priceImports.endedAt)),
  )
  const bad = rows.filter(({ outcome }) => outcome !== 'done')
  const words = bad.map(
    ({ source, outcome, endedAt }) => `${source} ${outcome} at ${endedAt.toISOString().slice(0, 16)}Z`,
  )
  return words.length === 0 ? undefined : words.join('; ')
}
