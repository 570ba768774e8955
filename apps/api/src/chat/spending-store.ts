import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database, Orm } from '../db/database.ts'
import { chatSpending } from '../db/schema.ts'

/** Most tokens in one UTC day. */
export interface DailyCaps {
  perUser: number
  /** All users together. */
  service: number
}

/** Tokens set aside for one call of the model. */
export interface Reservation {
  day: string
  userId: number
  tokens: number
}

const SERVICE = 'service'
const userBucket = (userId: number) => `user:${userId}`
/** How long a user's day is kept; the service's own stay, as the record of what the model cost. */
const KEPT_DAYS = 35

/** What the model costs, counted in PostgreSQL so that no number of instances can overdraw a cap. */
export class SpendingStore {
  readonly #database: Database
  readonly #caps: DailyCaps

  constructor(database: Database, caps: DailyCaps) {
    this.#database = database
    this.#caps = caps
  }

  /**
   * Sets tokens aside under both caps, or under neither. A process that dies before {@link settle} leaves them counted as spent:
   * a cap errs on the safe side.
   *
   * @throws {AppError} `too_many_requests` when a cap would be passed
   */
  async reserve(userId: number, tokens: number, at: Date): Promise<Reservation> {
    const day = at.toISOString().slice(0, 10)
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        await withoutTheDisk(transaction)
        // Always the user first: one order of locks cannot deadlock, and the row that all share is held for the shortest time.
        const mine = await add(transaction, day, userBucket(userId), tokens, this.#caps.perUser)
        if (mine === undefined) throw spent('You have asked the assistant all it can answer you today.', at)
        const all = await add(transaction, day, SERVICE, tokens, this.#caps.service)
        if (all === undefined) throw spent('The assistant has answered all it can today.', at)
        if (all === tokens) await forgetOldDays(transaction, day)
      }),
    )
    return { day, userId, tokens }
  }

  /** Puts what a call really took in place of what was reserved for it. */
  async settle({ day, userId, tokens: reserved }: Reservation, used: number): Promise<void> {
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        await withoutTheDisk(transaction)
        for (const bucket of [userBucket(userId), SERVICE]) {
          await transaction
            .update(chatSpending)
            .set({ tokens: sql`${chatSpending.tokens} + ${used - reserved}` })
            .where(and(eq(chatSpending.day, day), eq(chatSpending.bucket, bucket)))
        }
      }),
    )
  }
}

/**
 * Commits without waiting for the disk: the farmer would wait for it before the first word. A crash of the database can forget what was
 * counted in its last half second.
 */
async function withoutTheDisk(orm: Pick<Orm, 'execute'>): Promise<void> {
  await orm.execute(sql`set local synchronous_commit = off`)
}

/** The bucket's new sum; undefined when `cap` would be passed. */
async function add(
  orm: Pick<Orm, 'insert'>,
  day: string,
  bucket: string,
  tokens: number,
  cap: number,
): Promise<number | undefined> {
  if (tokens > cap) return undefined
  const sum = sql`${chatSpending.tokens} + ${tokens}`
  const [row] = await orm
    .insert(chatSpending)
    .values({ day, bucket, tokens })
    .onConflictDoUpdate({
      target: [chatSpending.day, chatSpending.bucket],
      set: { tokens: sum },
      setWhere: sql`${sum} <= ${cap}`,
    })
    .returning({ tokens: chatSpending.tokens })
  return row?.tokens
}

async function forgetOldDays(orm: Pick<Orm, 'delete'>, day: string): Promise<void> {
  await orm
    .delete(chatSpending)
    .where(and(lt(chatSpending.day, sql`${day}::date - ${KEPT_DAYS}::int`), ne(chatSpending.bucket, SERVICE)))
}

function spent(what: string, at: Date): AppError {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
  return new AppError('too_many_requests', `${what} Please ask again tomorrow.`, {
    retryAfter: Math.ceil((midnight - at.getTime()) / 1000),
  })
}
