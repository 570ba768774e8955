import type postgres from 'postgres'
import { gazetteerVersion } from '../src/places/gazetteer/load-gazetteer.ts'

/** A row of the gazetteer: key, name, state, area, country, latitude, longitude (degrees), population. */
type Village = readonly [string, string, string, string, string, number, number, number]

/**
 * Gives a database its places before a product listens on it: these and no other. Otherwise it would load 150,000
 * behind the first listening, which takes seconds of two cores and is what `places.test.ts` is about.
 */
export async function givenPlaces(sql: postgres.Sql, villages: readonly Village[] = []): Promise<void> {
  for (const village of villages)
    await sql`insert into gazetteer values ${sql([village])} on conflict do nothing`
  await sql`
    insert into data_versions (name, version) values ('gazetteer', ${await gazetteerVersion()})
    on conflict do nothing`
}
