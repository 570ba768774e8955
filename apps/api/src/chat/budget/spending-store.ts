import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../db/database.ts'
import { chatSpending, users } from '../../db/schema.ts'
import { BudgetSpent, type Share } from './budget-spent.ts'
import { type Payer, rowsOf } from './shares.ts'
import { capOfRow, type RowTokens, settled, spread } from './spread.ts'

/** Most tokens in one UTC day, for each that shares in the budget. */
export type DailyCaps = Readonly<Record<Share, number>>

/** Tokens set aside for one call of the model. */
export interface Reservation {
  day: string
  /** Of each share, in the order of {@link sharesOf}: how much was set aside in which rows. */
  parts: readonly (readonly RowTokens[])[]
}

/** An account that is older has been seen enough, even where it never asked. */
const NEW_FOR_DAYS = 14
/** Days, over by now, on which a younger account must have asked before it is no longer new. */
const KNOWN_AFTER_DAYS = 3

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
    const day = dayOf(at)
    // As long as there is room in the payer's own row of each share, no call waits for another farmer's. When there is
    // not, all rows are locked and looked at, so that the last token of a cap can be had and the next one cannot.
    const inOwnRows = await this.#take(payer, at, (orm, shares) =>
      // All sent at once, and done in this order: the farmer waits for the first word.
      Promise.all(
        shares.map((share) => {
          const { own, all } = rowsOf(share, payer)
          return addToRow(orm, day, { bucket: own, tokens }, capOfRow(this.#caps[share], all.length))
        }),
      ),
    ).catch((error: unknown) => {
      if (error instanceof BudgetSpent && rowsOf(error.share, payer).all.length > 1) return undefined
      throw error
    })
    const parts =
      inOwnRows ??
      (await this.#take(payer, at, async (orm, shares) => {
        const taken: Taken[] = []
        // One share after the other: each is several statements, and only one order of locks cannot deadlock.
        for (const share of shares) {
          const rows = await addToRows(orm, day, rowsOf(share, payer).all, tokens, this.#caps[share])
          taken.push(rows)
          if (rows === undefined) break
        }
        return taken
      }))
    return { day, parts }
  }

  /** Puts what a call really took in place of what was reserved for it. */
  async settle({ day, parts }: Reservation, used: number): Promise<void> {
    const changes = parts.flatMap((reserved) => settled(reserved, used))
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        // All sent at once, and done in this order: who waits for the answers in between holds the rows that others
        // share for longer.
        await Promise.all([
          withoutTheDisk(transaction),
          ...changes.map((change) => changeRow(transaction, day, change)),
        ])
      }),
    )
  }

  /**
   * Takes tokens under every share of the payer, or under none.
   *
   * @param take what was taken of each share, in the order of {@link sharesOf}
   */
  async #take(
    payer: Payer,
    at: Date,
    take: (orm: Transaction, shares: readonly Share[]) => Promise<readonly Taken[]>,
  ): Promise<RowTokens[][]> {
    return this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const [shares] = await Promise.all([sharesOf(transaction, payer, at), withoutTheDisk(transaction)])
        const taken = await take(transaction, shares)
        return shares.map((share, n) => {
          const parts = taken[n]
          if (parts === undefined) throw new BudgetSpent(share, at)
          return parts
        })
      }),
    )
  }
}

/** What was taken of one share; undefined where its cap would be passed. */
type Taken = RowTokens[] | undefined

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

const DAY_MS = 86_400_000
const dayOf = (at: Date, ago = 0) => new Date(at.getTime() - ago * DAY_MS).toISOString().slice(0, 10)

/**
 * What a payer's tokens count against. Always in this order: one order of locks cannot deadlock, and a row is held for
 * the shorter the more share it.
 */
async function sharesOf(orm: Transaction, { userId, address }: Payer, at: Date): Promise<Share[]> {
  const days = Array.from({ length: NEW_FOR_DAYS }, (_, ago) => dayOf(at, ago + 1))
  const daysAsked = orm
    .select({ count: sql`count(*)` })
    .from(chatSpending)
    .where(
      and(
        inArray(chatSpending.day, days),
        eq(chatSpending.bucket, `user:${userId}`),
        sql`${chatSpending.tokens} > 0`,
      ),
    )
  const younger = (than: number) => sql`${users.createdAt} > now() - ${than} * interval '1 day'`
  const [newcomer] = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        sql`(${younger(1)} or ${younger(NEW_FOR_DAYS)} and (${daysAsked}) < ${KNOWN_AFTER_DAYS})`,
      ),
    )
  return [
    'user',
    ...(address === undefined ? [] : (['address'] as const)),
    ...(newcomer === undefined ? [] : (['newcomers'] as const)),
    'service',
  ]
}

/**
 * Commits without waiting for the disk: the farmer would wait for it before the first word. A crash of the database can
 * forget what was counted in its last half second.
 */
async function withoutTheDisk(orm: Transaction): Promise<void> {
  await orm.execute(sql`set local synchronous_commit = off`)
}

/** Adds to a row, unless that would pass `cap`. */
async function addToRow(orm: Transaction, day: string, part: RowTokens, cap: number): Promise<Taken> {
  if (part.tokens > cap) return undefined
  const sum = sql`${chatSpending.tokens} + ${part.tokens}`
  const added = await orm
    .insert(chatSpending)
    .values({ day, ...part })
    .onConflictDoUpdate({
      target: [chatSpending.day, chatSpending.bucket],
      set: { tokens: sum },
      setWhere: sql`${sum} <= ${cap}`,
    })
    .returning({ bucket: chatSpending.bucket })
  return added.length > 0 ? [part] : undefined
}

/** Adds to all rows of a share together, unless that would pass `cap`; nobody else adds to any of them meanwhile. */
async function addToRows(
  orm: Transaction,
  day: string,
  all: readonly string[],
  tokens: number,
  cap: number,
): Promise<Taken> {
  await orm
    .insert(chatSpending)
    .values(all.map((bucket) => ({ day, bucket, tokens: 0 })))
    .onConflictDoNothing()
  const rows = await orm
    .select({ bucket: chatSpending.bucket, tokens: chatSpending.tokens })
    .from(chatSpending)
    .where(and(eq(chatSpending.day, day), inArray(chatSpending.bucket, [...all])))
    .orderBy(chatSpending.bucket)
    .for('update')
  const parts = spread(tokens, rows, cap)
  await Promise.all((parts ?? []).map((part) => changeRow(orm, day, part)))
  return parts
}

async function changeRow(orm: Transaction, day: string, { bucket, tokens }: RowTokens): Promise<void> {
  await orm
    .update(chatSpending)
    .set({ tokens: sql`${chatSpending.tokens} + ${tokens}` })
    .where(and(eq(chatSpending.day, day), eq(chatSpending.bucket, bucket)))
}
