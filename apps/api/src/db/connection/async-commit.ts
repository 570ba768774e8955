import { sql } from 'drizzle-orm'

/**
 * Expression to add to a statement's result: its transaction then commits without waiting for the disk, which would
 * delay the farmer's first word. A database crash can lose the last half second of writes. It is part of the statement
 * because a separate `set local` would take another round trip.
 * Source: PostgreSQL's manual, 28.4 Asynchronous Commit, and `set_config` with `is_local`.
 */
export const asyncCommit = sql`set_config('synchronous_commit', 'off', true)`
