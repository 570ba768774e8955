import { and, eq, inArray, sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/connection/async-commit.ts'
import type { Database, Orm } from '../../db/database.ts'
import { chatSpending, users } from '../../db/schema.ts'
import { sqlState } from '../../db/sql-errors.ts'
import { BudgetExceeded, type BudgetShare } from './budget-spent.ts'
import { type SpendingAccount, spendingRows } from './shares.ts'
import { type RowTokens, rowCap, settleTokens, spreadTokens } from './spread-tokens.ts'

/** Maximum number of tokens in one UTC day, for each share of the budget. */
export type DailyCaps = Readonly<Record<BudgetShare, number>>

/** Tokens reserved for one call of the model. */
export interface Reservation {
  day: string
  /** For each share, in the order of {@link sharesOf}: the tokens reserved in each row. */
  parts: readonly (readonly RowTokens[])[]
}

/** Age at which an account is no longer new, even if it has never asked a question, in days. */
const NEW_FOR_DAYS = 14
/** Number of earlier days on which a younger account must have asked a question to count as no longer new. */
const KNOWN_AFTER_DAYS = 3

/** The model's spending, counted in PostgreSQL so that no number of instances can overdraw a cap. */
export class SpendingStore {
  readonly #database: Database
  readonly #caps: DailyCaps

  constructor(database: Database, caps: DailyCaps) {
    this.#database = database
    this.#caps = caps
  }

  /**
   * Reserves tokens under every cap that applies to this payer, or under none. If the process dies before {@link
   * settle}, the tokens stay counted as spent: a cap errs on the safe side.
   * @throws {BudgetExceeded} when a cap would be exceeded
   */
  async reserve(payer: SpendingAccount, tokens: number, at: Date): Promise<Reservation> {
    const day = dayOf(at)
    const shares = await this.#database.run((orm) => sharesOf(orm, payer, at))
    // While the payer's own row of each share has room, no call waits for another farmer's row. Otherwise all rows are
    // locked and checked, so that a cap can be used up exactly.
    const own = shares.map((share) => {
      const { own: bucket, all } = spendingRows(share, payer)
      return { bucket, tokens, cap: rowCap(this.#caps[share], all.length) }
    })
    const isInOwnRows = await this.#database.run((orm) => addToOwnRows(orm, day, own))
    const parts = isInOwnRows
      ? own.map(({ bucket }) => [{ bucket, tokens }])
      : await this.#spread(shares, payer, day, tokens, at)
    return { day, parts }
  }

  /** Replaces a reservation by the tokens that the call used. */
  async settle({ day, parts }: Reservation, used: number): Promise<void> {
    const changes = parts.flatMap((reserved) => settleTokens(reserved, used))
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        // All sent at once, and run in this order: waiting for each result would lock the shared rows for longer.
        await Promise.all(changes.map((change) => changeRow(transaction, day, change)))
      }),
    )
  }

  /** Takes tokens under every share, from whichever rows have them, or under none. */
  #spread(
    shares: readonly BudgetShare[],
    payer: SpendingAccount,
    day: string,
    tokens: number,
    at: Date,
  ): Promise<RowTokens[][]> {
    return this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const parts: RowTokens[][] = []
        // One share after the other: each takes several statements, and only a fixed order of locks cannot deadlock.
        for (const share of shares) {
          const { all } = spendingRows(share, payer)
          const taken = await addToRows(transaction, day, all, tokens, this.#caps[share])
          if (taken === undefined) throw new BudgetExceeded(share, at)
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
 * The shares that a payer's tokens count against, always in this order: a fixed lock order cannot deadlock, and the
 * more widely a row is shared, the shorter it stays locked.
 */
async function sharesOf(orm: Orm, { userId, address }: SpendingAccount, at: Date): Promise<BudgetShare[]> {
  const days = Array.from({ length: NEW_FOR_DAYS }, (_, ago) => dayOf(at, ago + 1))
  const { day, bucket, tokens } = chatSpending
  const { createdAt } = users
  // Raw SQL: the query builder would take longer to assemble the query than the server takes to answer it.
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

/** Tokens for a row, which may hold at most `cap` tokens including these. */
interface Capped extends RowTokens {
  cap: number
}

/** SQLSTATE `invalid_text_representation`: the error with which {@link addToOwnRows} makes a statement fail. */
const NO_ROOM = '22P02'

/**
 * Adds to each row; if any row has no room, adds to none and returns false. Done in one statement, because the farmer
 * is waiting for the first word: if a row was left out, the statement casts a text (meant for the server's log) to a
 * number, which fails and so undoes everything.
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
      select ${asyncCommit}, case when count(*) = ${rows.length} then 0
        else ('room in ' || count(*) || ' of the caps that count')::int end
      from added`)
    return true
  } catch (error) {
    if (sqlState(error) === NO_ROOM) return false
    throw error
  }
}

/**
 * Adds to all rows of a share together, unless that would exceed `cap`; nobody else can add to any of them meanwhile.
 */
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
  const parts = spreadTokens(tokens, rows, cap)
  await Promise.all((parts ?? []).map((part) => changeRow(orm, day, part)))
  return parts
}

async function changeRow(orm: Transaction, day: string, { bucket, tokens }: RowTokens): Promise<void> {
  await orm.execute(sql`
    update ${chatSpending} set tokens = tokens + ${tokens} where day = ${day} and bucket = ${bucket}
    returning ${asyncCommit}`)
}
