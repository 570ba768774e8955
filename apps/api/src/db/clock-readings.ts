import { lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { clockReadings } from './schema.ts'

const { at, before } = clockReadings

/** Hours that a moment must have passed before an irreversible action: time to correct a clock that runs ahead. */
const LOOKS_APART_HOURS = 6
const lookIsDue = sql`now() >= ${at} + make_interval(hours => ${LOOKS_APART_HOURS})`

/** Records the database's clock. The previous reading is kept if it is {@link LOOKS_APART_HOURS} older. */
export async function recordClock(orm: Pick<Orm, 'insert'>): Promise<void> {
  await orm
    .insert(clockReadings)
    .values({ one: true })
    .onConflictDoUpdate({
      target: clockReadings.one,
      set: {
        // After a clock was set back, no reading may lie in the future.
        before: sql`case when ${lookIsDue} then ${at} else least(${before}, now()) end`,
        at: sql`case when ${lookIsDue} or now() < ${at} then now() else ${at} end`,
      },
    })
}

/** Whether a moment had already passed at the previous reading. A clock that has just jumped has no such reading. */
export const hadPassed = (moment: PgColumn): SQL =>
  sql`${lte(moment, sql`now()`)} and ${moment} <= (select ${before} from ${clockReadings})`
