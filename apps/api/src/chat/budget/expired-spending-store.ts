import { sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { chatSpending } from '../../db/schema.ts'

const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`

/**
 * Deletes a user's spending after 35 days. The daily totals of the service and of new accounts stay, as the record of
 * the model's cost.
 */
export const deleteExpiredUserSpending: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(35)} and ${chatSpending.bucket} like 'user:%'`,
    most,
  )

/** Deletes addresses a day after the end of their day, in case clocks disagree; they have no further use. */
export const deleteExpiredAddressSpending: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(1)} and ${chatSpending.bucket} like 'address:%'`,
    most,
  )
