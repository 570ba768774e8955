import { sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { chatSpending } from '../../db/schema.ts'

const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`

/**
 * Forgets what a user spent after 35 days. The days of the service and of new accounts stay, as the record of what the
 * model cost.
 */
export const forgetUserDays: CleanUp = (database, most) =>
  deleteSome(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(35)} and ${chatSpending.bucket} like 'user:%'`,
    most,
  )

/** Forgets addresses when their day is over, and one more for clocks that do not agree: they are of no other use. */
export const forgetAddressDays: CleanUp = (database, most) =>
  deleteSome(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(1)} and ${chatSpending.bucket} like 'address:%'`,
    most,
  )
