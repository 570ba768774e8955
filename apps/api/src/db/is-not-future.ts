import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Timestamp is not in the future. A clock that ran ahead and was later corrected leaves such timestamps, and the row
 * would not expire until then. Up to a minute ahead counts as now, because a transaction that began later may have
 * written the row.
 */
export function isNotFuture(time: SQLWrapper): SQL {
  return sql`${time} < now() + interval '1 minute'`
}
