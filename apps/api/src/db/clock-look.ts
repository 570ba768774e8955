import { lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'
import { clockLooks } from './schema.ts'

const { at, before } = clockLooks

/**
 * How long a moment must have been over before what cannot be taken back is done for it: time for a clock that is ahead
 * to be put right.
 */
const LOOKS_APART_HOURS = 6
const lookIsDue = sql`now() >= ${at} + make_interval(hours => ${LOOKS_APART_HOURS})`

/** Looks at the database's clock, and remembers the look before: at least so long before, unless there was none. */
export async function lookAtClock(orm: Pick<Orm, 'insert'>): Promise<void> {
  await orm
    .insert(clockLooks)
    .values({ one: true })
    .onConflictDoUpdate({
      target: clockLooks.one,
      set: {
        // One that has been put back makes no look of the future.
        before: sql`case when ${lookIsDue} then ${at} else least(${before}, now()) end`,
        at: sql`case when ${lookIsDue} or now() < ${at} then now() else ${at} end`,
      },
    })
}

/** Whether a moment was over at the look before already. A clock that has just jumped has seen nothing of the kind. */
export const wasOver = (moment: PgColumn): SQL =>
  sql`${lte(moment, sql`now()`)} and ${moment} <= (select ${before} from ${clockLooks})`
