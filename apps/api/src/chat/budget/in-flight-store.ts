import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import { asyncCommit } from '../../db/connection/async-commit.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { chatInFlight } from '../../db/schema.ts'

/** Users with an answer in progress, stored in PostgreSQL: at most one answer per user, across all instances. */
export class InFlightStore {
  readonly #database: Database
  readonly #longestS: number

  /** @param longestS time after which a place is free again, even if its instance has died */
  constructor(database: Database, longestS: number) {
    this.#database = database
    this.#longestS = longestS
  }

  /** Takes the user's place. @returns a ticket with which to free it, or undefined if it is taken */
  async take(userId: number): Promise<string | undefined> {
    const ticket = randomUUID()
    // Commits asynchronously: the table is unlogged, but the foreign-key lock on the user is written to the log.
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

  /**
   * Frees a place. Runs ahead of other queries under load, because a farmer whose place stays taken gets no answer
   * until it expires.
   */
  async free(userId: number, ticket: string): Promise<void> {
    await this.#database.runFirst((orm) =>
      orm.delete(chatInFlight).where(and(eq(chatInFlight.userId, userId), eq(chatInFlight.ticket, ticket))),
    )
  }
}

/**
 * Deletes places left by instances that died, for farmers who have not asked since. There are few, so the column has no
 * index.
 */
export const deleteStaleInFlight: CleanupJob = (database, most) =>
  deleteExpired(database, chatInFlight, chatInFlight.until, sql`${chatInFlight.until} < now()`, most)
