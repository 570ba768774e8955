import { and, eq, inArray, sql } from 'drizzle-orm'
import { asyncCommit } from '../../db/connection/async-commit.ts'
import type { Database, Orm } from '../../db/database.ts'
import { chatSpending, users } from '../../db/schema.ts'
import { sqlState } from '../../db/sql-errors.ts'
import { BudgetExceeded, type BudgetShare } from './budget-spent.ts'
import { spendingRows, type TokenSpender } from './shares.ts'
import { type RowTokens, rowCap, settleTokens, spreadTokens } from './spread-tokens.ts'

/** Maximum number of tokens per UTC day for each share. */
export type DailyCaps = Readonly<Record<BudgetShare, number>>

export interface Reservation {
  day: string
  /** Reserved tokens by row, for each share in the order of {@link sharesOf}. */
  parts: readonly (readonly RowTokens[])[]
}

/** Age in days at which an account is no longer new, even without questions. */
const NEW_FOR_DAYS = 14
/** Number of earlier days with questions after which a younger account is no longer new. */
const KNOWN_AFTER_DAYS = 3

/** Counts the model's tokens in PostgreSQL, so that concurrent instances cannot exceed a cap. */
export class SpendingStore {
  readonly #database: Database
  readonly #caps: DailyCaps

  constructor(database: Database, caps: DailyCaps) {
    this.#database = database
    this.#caps = caps
  }

  /**
   * Reserves tokens under all caps that apply to the payer, or under none. If the process dies
   * before {@link settle}, the tokens stay counted as spent.
   * @throws {BudgetExceeded} if a cap would be exceeded
   */
  async reserve(payer: TokenSpender, tokens: number, at: Date): Promise<Reservation> {
    const day = dayOf(at)
    const shares = await this.#database.run((orm) => sharesOf(orm, payer, at))
    // While the payer's own row of each share has room, no call waits for another farmer's row.
    // Otherwise all rows are locked and checked, so that a cap can be used up exactly.
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

  async settle({ day, parts }: Reservation, used: number): Promise<void> {
    const changes = parts.flatMap((reserved) => settleTokens(reserved, used))
    await this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        // Sent at once and executed in order: waiting for each result would hold the row locks
        // longer.
        await Promise.all(changes.map((change) => changeRow(transaction, day, change)))
      }),
    )
  }

  /** Takes tokens under every share from any rows with room, or under none. */
  #spread(
    shares: readonly BudgetShare[],
    payer: TokenSpender,
    day: string,
    tokens: number,
    at: Date,
  ): Promise<RowTokens[][]> {
    return this.#database.run((orm) =>
      orm.transaction(async (transaction) => {
        const parts: RowTokens[][] = []
        // One share at a time, because only a fixed lock order cannot deadlock.
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
 * Shares that a payer's tokens count against, in lock order: a fixed order cannot deadlock, and
 * widely shared rows come last so that they are locked briefly.
 */
async function sharesOf(orm: Orm, { userId, address }: TokenSpender, at: Date): Promise<BudgetShare[]> {
  const days = Array.from({ length: NEW_FOR_DAYS }, (_, ago) => dayOf(at, ago + 1))
  const { day, bucket, tokens } = chatSpending
  const { createdAt } = users
  // Raw SQL: the query builder takes longer to build the query than the server to answer it.
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

/** `cap` is the row's maximum, including these tokens. */
interface Capped extends RowTokens {
  cap: number
}

/** `invalid_text_representation`, provoked by {@link addToOwnRows} if a row has no room. */
const NO_ROOM = '22P02'

/**
 * Adds to every row, or returns false without adding anything if a row has no room. A single
 * statement, because the farmer is waiting: if a row was left out, a failing cast from text to
 * number rolls everything back. The text is for the server's log.
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

/** Adds to all rows of a share under lock, unless the total would exceed `cap`. */
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
