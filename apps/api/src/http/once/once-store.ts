import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { idempotencyKeys } from '../../db/idempotency-table.ts'

/** One call, across all its attempts. */
export interface KeyedCall {
  /** UUID. */
  readonly key: string
  readonly userId: number | undefined
  /** SHA-256 of its content. */
  readonly request: Buffer
}

/** One attempt at a call: a late end does not affect another attempt that has replaced it. */
export interface Try {
  readonly key: string
  /** As PostgreSQL writes it, to the microsecond. */
  readonly begunAt: string
}

/** A successful response. */
export interface KeptAnswer {
  readonly status: number
  /** JSON text. */
  readonly text: string
}

/**
 * Age at which an attempt without a result counts as dead with its process, so that another may begin. Longer than
 * anybody waits for a response; a handler that continues behind a 503 may take longer still.
 */
const DEAD_AFTER_S = 15
/** Longer than a phone lets an entry wait without asking (apps/web/src/phone/outbox). */
const KEPT_DAYS = 8
/** Limit per account; the oldest are deleted. */
const MOST_KEYS = 200

/**
 * Begins an attempt.
 * @returns the attempt: the caller runs the call and ends it with {@link keepAnswer} or {@link giveUp}; `running`:
 *   another attempt is handling it; `other`: the key belongs to another call; or the stored response
 */
export async function beginTry(
  database: Database,
  { key, userId, request }: KeyedCall,
): Promise<Try | 'running' | 'other' | KeptAnswer> {
  return database.run(async (orm) => {
    const [begun] = await orm
      .insert(idempotencyKeys)
      .values({ key, userId: userId ?? null, request })
      .onConflictDoUpdate({
        target: idempotencyKeys.key,
        set: { begunAt: sql`now()` },
        setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.request} = excluded.request
          and ${idempotencyKeys.begunAt} < now() - make_interval(secs => ${DEAD_AFTER_S})`,
      })
      .returning({ key: idempotencyKeys.key, begunAt: sql<string>`${idempotencyKeys.begunAt}::text` })
    if (begun) {
      if (userId !== undefined) await orm.execute(dropOldest(userId))
      return begun
    }
    const [known] = await orm.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    if (known && !known.request.equals(request)) return 'other'
    const { status = null, answer = null } = known ?? {}
    return status === null || answer === null ? 'running' : { status, text: answer }
  })
}

const dropOldest = (userId: number) => sql`
  delete from ${idempotencyKeys} where key in (
    select key from ${idempotencyKeys} where user_id = ${userId} order by begun_at desc offset ${MOST_KEYS})`

/** Stores the response for further attempts. Does nothing where another attempt has replaced this one. */
export async function keepAnswer(database: Database, ended: Try, kept: KeptAnswer): Promise<void> {
  await database.run((orm) =>
    orm.update(idempotencyKeys).set({ status: kept.status, answer: kept.text }).where(isStill(ended)),
  )
}

/** Marks the attempt as undone: the next one counts as the first. Does nothing if another attempt has replaced it. */
export async function giveUp(database: Database, ended: Try): Promise<void> {
  await database.run((orm) =>
    orm.delete(idempotencyKeys).where(and(isStill(ended), isNull(idempotencyKeys.status))),
  )
}

const isStill = ({ key, begunAt }: Try) =>
  and(eq(idempotencyKeys.key, key), sql`${idempotencyKeys.begunAt} = ${begunAt}::timestamptz`)

/** Removes keys whose callers have long stopped retrying. */
export const forgetKeys: CleanUp = (database, most) =>
  deleteSome(
    database,
    idempotencyKeys,
    idempotencyKeys.begunAt,
    sql`${idempotencyKeys.begunAt} < now() - make_interval(days => ${KEPT_DAYS})`,
    most,
  )
