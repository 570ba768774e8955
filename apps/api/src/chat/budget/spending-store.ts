import { and, eq, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { chatSpending, users } from '../../db/schema.ts'
import { BudgetSpent, type Share } from './budget-spent.ts'

/** Most tokens in one UTC day, for each that shares in the budget. */
export type DailyCaps = Readonly<Record<Share, number>>

/** Who asks, as far as the caps count by it. */
export interface Payer {
  userId: number
  /** The caller's network: an IPv4 address, or an IPv6 /56. */
  address: string
}

/** Tokens set aside for one call of the model. */
export interface Reservation {
  day: string
  buckets: readonly string[]
  tokens: number
}

const bucketOf: Readonly<Record<Share, (payer: Payer) => string>> = {
  user: ({ userId }) => `user:${userId}`,
  address: ({ address }) => `address:${address}`,
  newcomers: () => 'newcomers',
  service: () => 'service',
}

/** What the model costs, counted in PostgreSQL so that no number of instances can overdraw a cap. */
export class SpendingStore {
  readonly #database: Database
  readonly #caps: DailyCaps

  constructor(database: Database, caps: DailyCaps) {
    this.#database = database
    this.#caps = caps
  }

  /**
   * Sets tokens aside under every cap that counts for this payer, or under none. A process that dies before
   * {@link settle} leaves them counted as spent: a cap errs on the safe side.
   *
   * @throws {BudgetSpent} when a cap would be passed
   */
  async reserve(payer: Payer, tokens: number, at: Date): Promise<Reservation> {
    const day = at.toISOString().slice(0, 10)
    const buckets = await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const [shares] = await Promise.all([sharesOf(transaction, payer), withoutTheDisk(transaction)])
        for (const share of shares) {
          const fits = await add(transaction, day, bucketOf[share](payer), tokens, this.#caps[share])
          if (!fits) throw new BudgetSpent(share, at)
        }
        return shares.map((share) => bucketOf[share](payer))
      }),
    )
    return { day, buckets, tokens }
  }

  /** Puts what a call really took in place of what was reserved for it. */
  async settle({ day, buckets, tokens: reserved }: Reservation, used: number): Promise<void> {
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const settleOne = (bucket: string) =>
          transaction
            .update(chatSpending)
            .set({ tokens: sql`${chatSpending.tokens} + ${used - reserved}` })
            .where(and(eq(chatSpending.day, day), eq(chatSpending.bucket, bucket)))
        // All sent at once, and done in this order: who waits for the answers in between holds the rows that all share
        // for longer.
        await Promise.all([withoutTheDisk(transaction), ...buckets.map(settleOne)])
      }),
    )
  }
}

/**
 * What a payer's tokens count against. Always in this order: one order of locks cannot deadlock, and a row is held for
 * the shorter the more share it.
 */
async function sharesOf(orm: Pick<Orm, 'select'>, { userId }: Payer): Promise<Share[]> {
  const [young] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.createdAt} > now() - interval '1 day'`))
  return ['user', 'address', ...(young === undefined ? [] : (['newcomers'] as const)), 'service']
}

/**
 * Commits without waiting for the disk: the farmer would wait for it before the first word. A crash of the database can
 * forget what was counted in its last half second.
 */
async function withoutTheDisk(orm: Pick<Orm, 'execute'>): Promise<void> {
  await orm.execute(sql`set local synchronous_commit = off`)
}

/** Adds to a bucket, unless that would pass `cap`. */
async function add(
  orm: Pick<Orm, 'insert'>,
  day: string,
  bucket: string,
  tokens: number,
  cap: number,
): Promise<boolean> {
  if (tokens > cap) return false
  const sum = sql`${chatSpending.tokens} + ${tokens}`
  const added = await orm
    .insert(chatSpending)
    .values({ day, bucket, tokens })
    .onConflictDoUpdate({
      target: [chatSpending.day, chatSpending.bucket],
      set: { tokens: sum },
      setWhere: sql`${sum} <= ${cap}`,
    })
    .returning({ bucket: chatSpending.bucket })
  return added.length > 0
}

const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`

/**
 * Forgets what a user spent after 35 days. The days of the service and of new accounts stay, as the record of what the
 * model cost.
 */
export const forgetUserDays: CleanUp = (database, most) =>
  deleteSome(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(35)} and ${chatSpending.bucket} like 'user:%'`,
    most,
  )

/** Forgets addresses when their day is over, and one more for clocks that do not agree: they are of no other use. */
export const forgetAddressDays: CleanUp = (database, most) =>
  deleteSome(
    database,
    chatSpending,
    chatSpending.day,
    sql`${chatSpending.day} < ${daysAgo(1)} and ${chatSpending.bucket} like 'address:%'`,
    most,
  )
