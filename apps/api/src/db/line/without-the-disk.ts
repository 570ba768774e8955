import { sql } from 'drizzle-orm'

/**
 * Beside what a statement returns: its transaction commits without waiting for the disk, for which the farmer would
 * wait before the first word. A crash of the database can forget what was written in its last half second. In the
 * statement itself, because a `set local` of its own is a way to the server and back.
 *
 * Source: PostgreSQL's manual, 28.4 Asynchronous Commit, and `set_config` with `is_local`.
 */
export const withoutTheDisk = sql`set_config('synchronous_commit', 'off', true)`
