import postgres from 'postgres'
import { openEmbeddedDatabase } from '../../../src/db/embedded/embedded.ts'
import { migrateDatabase } from '../../../src/db/migrate.ts'
import { gazetteerVersion } from '../../../src/places/gazetteer/load-gazetteer.ts'

/** A row of the gazetteer: key, name, state, area, country, latitude, longitude (degrees), population. */
type Village = readonly [string, string, string, string, string, number, number, number]

/**
 * Gives a database its places before a product listens on it: these and no other. Otherwise it would load 150,000
 * behind the first listening, which takes seconds of two cores and is what `places.test.ts` is about.
 */
export async function seedPlaces(sql: postgres.Sql, villages: readonly Village[] = []): Promise<void> {
  for (const village of villages)
    await sql`insert into gazetteer values ${sql([village])} on conflict do nothing`
  await sql`
    insert into data_versions (name, version) values ('gazetteer', ${await gazetteerVersion()})
    on conflict do nothing`
}

/**
 * Makes the product's tables in an empty database and gives it no places: for a product of another process that has
 * not started yet.
 *
 * @param rowsUrl of the role that answers requests, where it is another
 */
export async function seedTables(url: string, rowsUrl = url): Promise<void> {
  await migrateDatabase(url, 'public', rowsUrl)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await seedPlaces(sql).finally(() => sql.end())
}

/** The same for a data directory: its embedded database is made, and halted again. */
export async function seedDataDirectory(dataDir: string): Promise<void> {
  const { ownerUrl, rowsUrl, stop } = await openEmbeddedDatabase(dataDir)
  await seedTables(ownerUrl, rowsUrl).finally(() => stop())
}
