import { sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { chatSpending } from '../../db/schema.ts'

const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`

/** Deletes users' spending after 35 days. Daily totals stay as a record of the cost. */
export const deleteExpiredUserSpending: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(35)} and ${chatSpending.bucket} like 'user:%'`,
    most,
  )

/** Deletes spending by address a day after its day ends, in case clocks disagree. */
export const deleteExpiredAddressSpending: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(1)} and ${chatSpending.bucket} like 'address:%'`,
    most,
  )
