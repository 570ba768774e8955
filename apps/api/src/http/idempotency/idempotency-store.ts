import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { idempotencyKeys } from '../../db/idempotency-table.ts'

export interface IdempotentCall {
  /** UUID. */
  readonly key: string
  readonly userId: number | undefined
  /** SHA-256 of the call's content. */
  readonly request: Buffer
}

/** One attempt at a call. If it ends late, it does not affect its successor. */
export interface CallAttempt {
  readonly key: string
  /** PostgreSQL's text form, because a Date would lose the microseconds. */
  readonly begunAt: string
}

export interface StoredResponse {
  readonly status: number
  /** JSON text. */
  readonly text: string
}

/**
 * After this time, in seconds, an attempt without a result counts as dead, and another may begin.
 * It is longer than any caller waits for a response. Only a handler that continues after a 503 may
 * take longer.
 */
const DEAD_AFTER_S = 15
/**
 * Days for which keys are stored, longer than a phone stores an entry without asking
 * (apps/web/src/phone/outbox).
 */
const KEPT_DAYS = 8
/** Maximum number of keys per account. The oldest are deleted. */
const MAX_KEYS = 200

/**
 * Begins an attempt.
 * @returns the attempt, if the caller must run the call and then {@link storeResponse} or {@link
 * releaseAttempt}; `running` if another attempt is running; `other` if the key belongs to another
 * call; otherwise the stored response
 */
export async function beginAttempt(
  database: Database,
  { key, userId, request }: IdempotentCall,
): Promise<CallAttempt | 'running' | 'other' | StoredResponse> {
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
    select key from ${idempotencyKeys} where user_id = ${userId} order by begun_at desc offset ${MAX_KEYS})`

/** Stores the response for later attempts, unless another attempt has replaced this one. */
export async function storeResponse(
  database: Database,
  ended: CallAttempt,
  kept: StoredResponse,
): Promise<void> {
  await database.run((orm) =>
    orm.update(idempotencyKeys).set({ status: kept.status, answer: kept.text }).where(isStill(ended)),
  )
}

/**
 * Deletes a failed attempt, so that the next one starts afresh. Does nothing if another attempt has
 * replaced it.
 */
export async function releaseAttempt(database: Database, ended: CallAttempt): Promise<void> {
  await database.run((orm) =>
    orm.delete(idempotencyKeys).where(and(isStill(ended), isNull(idempotencyKeys.status))),
  )
}

const isStill = ({ key, begunAt }: CallAttempt) =>
  and(eq(idempotencyKeys.key, key), sql`${idempotencyKeys.begunAt} = ${begunAt}::timestamptz`)

/** Deletes keys whose callers have long stopped retrying. */
export const deleteExpiredKeys: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    idempotencyKeys,
    idempotencyKeys.begunAt,
    sql`${idempotencyKeys.begunAt} < now() - make_interval(days => ${KEPT_DAYS})`,
    most,
  )
