import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../db/database.ts'
import { withoutTheDisk } from '../../db/line/without-the-disk.ts'
import { chatSpending, users } from '../../db/schema.ts'
import { sqlState } from '../../db/sql-errors.ts'
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
    const shares = await this.#database.run((orm) => sharesOf(orm, payer, at))
    // As long as there is room in the payer's own row of each share, no call waits for another farmer's. When there is
    // not, all rows are locked and looked at, so that the last token of a cap can be had and the next one cannot.
    const own = shares.map((share) => {
      const { own: bucket, all } = rowsOf(share, payer)
      return { bucket, tokens, cap: capOfRow(this.#caps[share], all.length) }
    })
    const isInOwnRows = await this.#database.run((orm) => addToOwnRows(orm, day, own))
    const parts = isInOwnRows
      ? own.map(({ bucket }) => [{ bucket, tokens }])
      : await this.#spread(shares, payer, day, tokens, at)
    return { day, parts }
  }

  /** Puts what a call really took in place of what was reserved for it. */
  async settle({ day, parts }: Reservation, used: number): Promise<void> {
    const changes = parts.flatMap((reserved) => settled(reserved, used))
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        // All sent at once, and done in this order: who waits for the answers in between holds the rows that others
        // share for longer.
        await Promise.all(changes.map((change) => changeRow(transaction, day, change)))
      }),
    )
  }

  /** Takes tokens under every share, from whichever rows have them, or under none. */
  #spread(
    shares: readonly Share[],
    payer: Payer,
    day: string,
    tokens: number,
    at: Date,
  ): Promise<RowTokens[][]> {
    return this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const parts: RowTokens[][] = []
        // One share after the other: each is several statements, and only one order of locks cannot deadlock.
        for (const share of shares) {
          const { all } = rowsOf(share, payer)
          const taken = await addToRows(transaction, day, all, tokens, this.#caps[share])
          if (taken === undefined) throw new BudgetSpent(share, at)
          parts.push(taken)
        }
        return parts
      }),
    )
  }
}

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

const DAY_MS = 86_400_000
const dayOf = (at: Date, ago = 0) => new Date(at.getTime() - ago * DAY_MS).toISOString().slice(0, 10)

/**
 * What a payer's tokens count against. Always in this order: one order of locks cannot deadlock, and a row is held for
 * the shorter the more share it.
 */
async function sharesOf(orm: Orm, { userId, address }: Payer, at: Date): Promise<Share[]> {
  const days = Array.from({ length: NEW_FOR_DAYS }, (_, ago) => dayOf(at, ago + 1))
  const { day, bucket, tokens } = chatSpending
  const { createdAt } = users
  // In one piece: the builder would take longer to put it together than the server to answer it.
  const [newcomer] = await orm.execute(sql`
    select from ${users} where ${users.id} = ${userId} and (
      ${createdAt} > now() - interval '1 day'
      or ${createdAt} > now() - ${NEW_FOR_DAYS} * interval '1 day' and ${KNOWN_AFTER_DAYS} > (
        select count(*) from ${chatSpending}
        where ${day} = any(${`{${days}}`}::date[]) and ${bucket} = ${`user:${userId}`} and ${tokens} > 0))`)
  return [
    'user',
    ...(address === undefined ? [] : (['address'] as const)),
    ...(newcomer === undefined ? [] : (['newcomers'] as const)),
    'service',
  ]
}

/** Tokens for a row that may hold no more than `cap` with them. */
interface Capped extends RowTokens {
  cap: number
}

/** SQLSTATE `invalid_text_representation`: what {@link addToOwnRows} has a statement end with. */
const NO_ROOM = '22P02'

/**
 * Adds to each row, or to none where one has no room; false then. One statement, because the farmer waits for the first
 * word: it fails where a row was left out, with a text for the server's log that is no number, and a statement that
 * fails has done nothing.
 */
async function addToOwnRows(orm: Orm, day: string, rows: readonly Capped[]): Promise<boolean> {
  if (rows.some(({ tokens, cap }) => tokens > cap)) return false
  const values = rows.map(({ bucket, tokens }) => sql`(${day}::date, ${bucket}, ${tokens}::bigint)`)
  const caps = rows.map(({ bucket, cap }) => sql`when ${bucket} then ${cap}::bigint`)
  try {
    await orm.execute(sql`
      with added as (
        insert into ${chatSpending} as held (day, bucket, tokens) values ${sql.join(values, sql`, `)}
        on conflict (day, bucket) do update set tokens = held.tokens + excluded.tokens
        where held.tokens + excluded.tokens <= case held.bucket ${sql.join(caps, sql` `)} end
        returning 1)
      select ${withoutTheDisk}, case when count(*) = ${rows.length} then 0
        else ('room in ' || count(*) || ' of the caps that count')::int end
      from added`)
    return true
  } catch (error) {
    if (sqlState(error) === NO_ROOM) return false
    throw error
  }
}

/** Adds to all rows of a share together, unless that would pass `cap`; nobody else adds to any of them meanwhile. */
async function addToRows(
  orm: Transaction,
  day: string,
  all: readonly string[],
  tokens: number,
  cap: number,
): Promise<RowTokens[] | undefined> {
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
  await orm.execute(sql`
    update ${chatSpending} set tokens = tokens + ${tokens} where day = ${day} and bucket = ${bucket}
    returning ${withoutTheDisk}`)
}
