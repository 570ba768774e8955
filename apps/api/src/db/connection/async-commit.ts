import { sql } from 'drizzle-orm'

/**
 * Expression to add to a statement's result. Its transaction then commits without waiting for the
 * disk, so that the farmer sees the first word of an answer sooner. A database crash can lose the
 * last half second of writes. A separate `set local` would take another round trip.
 * Source: PostgreSQL manual, 28.4 Asynchronous Commit, and `set_config` with `is_local`.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`
