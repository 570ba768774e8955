import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import { asyncCommit } from '../../db/connection/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { chatInFlight } from '../../db/schema.ts'

/** Allows one answer in progress per user across all instances, using PostgreSQL. */
export class InFlightStore {
  readonly #database: Database
  readonly #longestS: number

  /** @param longestS seconds until a slot is free again, even if its instance has died */
  constructor(database: Database, longestS: number) {
    this.#database = database
    this.#longestS = longestS
  }

  /** Takes the user's slot. @returns a ticket for freeing it; undefined if the slot is taken */
  async take(userId: number): Promise<string | undefined> {
    const ticket = randomUUID()
    // Commits asynchronously: the table is unlogged, but the foreign-key lock on the user goes to
    // the write-ahead log.
    const taken = await this.#database.run((orm) =>
      orm.execute(sql`
        insert into ${chatInFlight} as place (user_id, ticket, until)
        values (${userId}, ${ticket}, now() + make_interval(secs => ${this.#longestS}))
        on conflict (user_id) do update set ticket = excluded.ticket, until = excluded.until
        where place.until < now()
        returning ${asyncCommit}`),
    )
    return taken.length > 0 ? ticket : undefined
  }

  /** Frees a slot ahead of other queries, because the farmer gets no answer until then. */
  async free(userId: number, ticket: string): Promise<void> {
    await this.#database.runFirst((orm) =>
      orm.delete(chatInFlight).where(and(eq(chatInFlight.userId, userId), eq(chatInFlight.ticket, ticket))),
    )
  }
}

/** Deletes slots left by instances that died. There are few, so the column has no index. */
export const deleteStaleInFlight: CleanupJob = (database, most) =>
  deleteExpired(database, chatInFlight, chatInFlight.until, sql`${chatInFlight.until} < now()`, most)
