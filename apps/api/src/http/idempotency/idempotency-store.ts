import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { idempotencyKeys } from '../../db/idempotency-table.ts'

/** One call, with all its attempts. */
export interface IdempotentCall {
  /** UUID. */
  readonly key: string
  readonly userId: number | undefined
  /** SHA-256 of the call's content. */
  readonly request: Buffer
}

/** One attempt at a call: if it ends late, it does not affect another attempt that has replaced it. */
export interface CallAttempt {
  readonly key: string
  /** As PostgreSQL writes it, to the microsecond. */
  readonly begunAt: string
}

/** A successful response. */
export interface StoredResponse {
  readonly status: number
  /** JSON text. */
  readonly text: string
}

/**
 * Age at which an attempt without a result counts as dead along with its process, so that another may begin, in
 * seconds. Longer than anybody waits for a response; only a handler that continues after a 503 may take longer.
 */
const DEAD_AFTER_S = 15
/**
 * Number of days that keys are stored. Longer than a phone lets an entry wait without asking
 * (apps/web/src/phone/outbox).
 */
const KEPT_DAYS = 8
/** Maximum number of keys per account; the oldest are deleted. */
const MAX_KEYS = 200

/**
 * Begins an attempt.
 * @returns the attempt, if the caller is to run the call and end it with {@link storeResponse} or {@link
 *   releaseAttempt}; `running` if another attempt is handling the call; `other` if the key belongs to another call; or
 *   the stored response
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

/** Stores the response for later attempts. Does nothing if another attempt has replaced this one. */
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
 * Marks the attempt as undone, so that the next one counts as the first. Does nothing if another attempt has replaced
 * it.
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
