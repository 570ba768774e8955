import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * That a time is none of the future, which a clock wrote that was wrong and has been put right since: what is to be
 * over soon would last until then. Somebody whose transaction began later may have written it, so a minute ahead is
 * now.
 */
export function notAhead(time: SQLWrapper): SQL {
  return sql`${time} < now() + interval '1 minute'`
}
