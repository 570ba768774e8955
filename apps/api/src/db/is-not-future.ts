import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL: a timestamp is not in the future. A clock that ran ahead leaves future timestamps, whose
 * rows would expire late. One minute is tolerated, because a transaction that began later may have
 * written the row.
 */
export function isNotFuture(time: SQLWrapper): SQL {
  return sql`${time} < now() + interval '1 minute'`
}
