import { lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { clockReadings } from './schema.ts'

const { at, before } = clockReadings

/**
 * Hours that must have passed since a moment before an irreversible action: time to correct a clock that runs ahead.
 */
const LOOKS_APART_HOURS = 6
const lookIsDue = sql`now() >= ${at} + make_interval(hours => ${LOOKS_APART_HOURS})`

/**
 * Records the database's clock. The recorded reading becomes the previous one once it is {@link LOOKS_APART_HOURS} old.
 */
export async function recordClock(orm: Pick<Orm, 'insert'>): Promise<void> {
  await orm
    .insert(clockReadings)
    .values({ one: true })
    .onConflictDoUpdate({
      target: clockReadings.one,
      set: {
        // If a clock was set back, no reading may remain in the future.
        before: sql`case when ${lookIsDue} then ${at} else least(${before}, now()) end`,
        at: sql`case when ${lookIsDue} or now() < ${at} then now() else ${at} end`,
      },
    })
}

/**
 * SQL: a moment had already passed at the previous reading. If a clock has just jumped, there is no such reading yet.
 */
export const hadPassed = (moment: PgColumn): SQL =>
  sql`${lte(moment, sql`now()`)} and ${moment} <= (select ${before} from ${clockReadings})`
