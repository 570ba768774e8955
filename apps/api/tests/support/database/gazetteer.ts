import postgres from 'postgres'
import { openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../../src/db/migrate.ts'
import { gazetteerVersion } from '../../../src/places/gazetteer/load-gazetteer.ts'

/**
 * Row of the gazetteer: key, name, state, area, country, latitude, longitude (degrees), population.
 */
type Village = readonly [string, string, string, string, string, number, number, number]

/**
 * Stores only these places, before a product listens. Otherwise the product would load 150,000
 * places, which keeps two cores busy for seconds and is tested in `places.test.ts`.
 */
export async function seedPlaces(sql: postgres.Sql, villages: readonly Village[] = []): Promise<void> {
  for (const village of villages)
    await sql`insert into gazetteer values ${sql([village])} on conflict do nothing`
  await sql`
    insert into data_versions (name, version) values ('gazetteer', ${await gazetteerVersion()})
    on conflict do nothing`
}

/**
 * Creates the product's tables in an empty database, without places, for a product in another
 * process.
 * @param rowsUrl URL of the role that answers requests, if different
 */
export async function seedTables(url: string, rowsUrl = url): Promise<void> {
  await migrateDatabase(url, 'public', rowsUrl)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await seedPlaces(sql).finally(() => sql.end())
}

/** Creates the embedded database of a data directory with the same tables, and stops it. */
export async function seedDataDirectory(dataDir: string): Promise<void> {
  const { ownerUrl, rowsUrl, stop } = await openEmbeddedDatabase(dataDir)
  await seedTables(ownerUrl, rowsUrl).finally(() => stop())
}
