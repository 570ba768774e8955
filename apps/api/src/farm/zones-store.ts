import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { farmPlaces } from '../db/schema.ts'
import { timeZoneAt } from './time-zone.ts'

/** Few enough rows to stay within a query's deadline. */
const BATCH = 500

/**
 * Corrects stored time zones that this release would not choose, such as a neighbouring country's.
 * Safe to repeat and to run on several instances: batches are independent, and places moved
 * meanwhile are skipped.
 * @param over stops after the current batch
 * @returns the number of changed zones
 */
export async function correctZones(database: Database, over: AbortSignal): Promise<number> {
  let changed = 0
  for (let last = 0; !over.aborted; ) {
    const rows = await database.run((orm) =>
      orm
        .select({
          id: farmPlaces.id,
          lat: farmPlaces.lat,
          lon: farmPlaces.lon,
          country: farmPlaces.country,
          zone: farmPlaces.zone,
        })
        .from(farmPlaces)
        .where(gt(farmPlaces.id, last))
        .orderBy(asc(farmPlaces.id))
        .limit(BATCH),
    )
    for (const { id, lat, lon, country, zone: stored } of rows) {
      const zone = timeZoneAt({ lat, lon, country: country ?? '' })
      if (zone === stored) continue
      const unmoved = and(eq(farmPlaces.id, id), eq(farmPlaces.lat, lat), eq(farmPlaces.lon, lon))
      await database.run((orm) => orm.update(farmPlaces).set({ zone }).where(unmoved))
      changed += 1
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < BATCH) break
  }
  return changed
}
