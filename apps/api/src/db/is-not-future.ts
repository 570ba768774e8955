import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Timestamp is not in the future, as one written by a clock that ran ahead and was corrected since: expiry would last
 * until then. A minute ahead still counts as now, because a transaction that began later may have written it.
 */
export function isNotFuture(time: SQLWrapper): SQL {
  return sql`${time} < now() + interval '1 minute'`
}
