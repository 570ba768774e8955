import { lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { clockReadings } from './schema.ts'

const { at, before } = clockReadings

/**
 * Hours between two readings. Irreversible actions wait for the earlier reading, which leaves time
 * to correct a clock that runs ahead.
 */
const LOOKS_APART_HOURS = 6
const lookIsDue = sql`now() >= ${at} + make_interval(hours => ${LOOKS_APART_HOURS})`

/**
 * Records the database's clock. The recorded reading becomes the previous one once it is {@link
 * LOOKS_APART_HOURS} hours old.
 */
export async function recordClock(orm: Pick<Orm, 'insert'>): Promise<void> {
  await orm
    .insert(clockReadings)
    .values({ one: true })
    .onConflictDoUpdate({
      target: clockReadings.one,
      set: {
        // After a clock was set back, no reading may be in the future.
        before: sql`case when ${lookIsDue} then ${at} else least(${before}, now()) end`,
        at: sql`case when ${lookIsDue} or now() < ${at} then now() else ${at} end`,
      },
    })
}

/**
 * SQL condition: true if the moment has passed, and had already passed at the previous reading.
 * This protects against a clock that has just jumped ahead.
 */
export const hasSurelyPassed = (moment: PgColumn): SQL =>
  sql`${lte(moment, sql`now()`)} and ${moment} <= (select ${before} from ${clockReadings})`
