import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { withoutTheDisk } from '../../db/line/without-the-disk.ts'
import { chatInFlight } from '../../db/schema.ts'

/** Who is being answered, in PostgreSQL: one place a user, on whichever instance. */
export class InFlightStore {
  readonly #database: Database
  readonly #longestS: number

  /** @param longestS after so many seconds a place is free again, whatever became of the instance that took it */
  constructor(database: Database, longestS: number) {
    this.#database = database
    this.#longestS = longestS
  }

  /** Takes the user's place: a ticket to give back, or undefined when it is taken. */
  async take(userId: number): Promise<string | undefined> {
    const ticket = randomUUID()
    // The table is not logged; that the user is there is looked up with a lock, which is.
    const taken = await this.#database.run((orm) =>
      orm.execute(sql`
        insert into ${chatInFlight} as place (user_id, ticket, until)
        values (${userId}, ${ticket}, now() + make_interval(secs => ${this.#longestS}))
        on conflict (user_id) do update set ticket = excluded.ticket, until = excluded.until
        where place.until < now()
        returning ${withoutTheDisk}`),
    )
    return taken.length > 0 ? ticket : undefined
  }

  /**
   * Gives a place back; before others in a crowd, because a farmer whose place stays taken gets no answer until its
   * time is up.
   */
  async free(userId: number, ticket: string): Promise<void> {
    await this.#database.runFirst((orm) =>
      orm.delete(chatInFlight).where(and(eq(chatInFlight.userId, userId), eq(chatInFlight.ticket, ticket))),
    )
  }
}

/**
 * Removes places of instances that died, of farmers who have not asked since. There are few, so their age has no index.
 */
export const forgetPlaces: CleanUp = (database, most) =>
  deleteSome(database, chatInFlight, chatInFlight.until, sql`${chatInFlight.until} < now()`, most)
