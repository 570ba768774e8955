import { sql } from 'drizzle-orm'

/**
 * Added to a statement's result: its transaction commits without waiting for the disk, which would delay the farmer's
 * first word. A database crash can lose the last half second of writes. Part of the statement itself, because a
 * separate `set local` is another round trip.
 * Source: PostgreSQL's manual, 28.4 Asynchronous Commit, and `set_config` with `is_local`.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`
