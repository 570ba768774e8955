import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { weatherAnswers } from '../../db/weather-tables.ts'
import { CLOCK_SKEW_MS } from '../../timing/wall-clock.ts'

/** The shared state of a question, as seen by all instances. */
export interface SharedAnswer {
  /** Stored text; undefined before the first answer. */
  answer: string | undefined
  /** Unix ms, by the clock of the instance that wrote it; undefined before the first answer. */
  fetchedAt: number | undefined
  /** Unix ms. */
  freshUntil: number
  leased: boolean
  /** Error code of a recent failed attempt. */
  failure: string | undefined
}

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * SQL: a lease or failure is valid. Both last only seconds, so an end time beyond the tolerated
 * clock skew was written while the database's clock was ahead, and is ignored.
 */
const stands = (until: AnyColumn) =>
  sql<boolean>`coalesce(${until} > now() and ${until} <= ${inMs(CLOCK_SKEW_MS)}, false)`

/** SQL: the stored answer still has the fetch time that the caller has seen (Unix ms). */
function isAsSeen(seen: number | undefined): SQL {
  const seenAt = seen === undefined ? null : new Date(seen).toISOString()
  // JavaScript dates have millisecond precision, PostgreSQL timestamps microseconds.
  return sql`date_trunc('milliseconds', ${weatherAnswers.fetchedAt}) is not distinct from ${seenAt}::timestamptz`
}

/** Prepared query for a row, one per connection: building it takes longer than running it. */
const rowQuestions = new WeakMap<Orm, ReturnType<typeof rowQuestion>>()

const rowQuestion = (orm: Orm) =>
  orm
    .select({
      answer: weatherAnswers.answer,
      fetchedAt: weatherAnswers.fetchedAt,
      freshUntil: weatherAnswers.freshUntil,
      leased: stands(weatherAnswers.leasedUntil),
      failure: sql<
        string | null
      >`case when ${stands(weatherAnswers.failedUntil)} then ${weatherAnswers.failure} end`,
    })
    .from(weatherAnswers)
    .where(eq(weatherAnswers.key, sql.placeholder('key')))
    .prepare('weather_answer')

/** @returns undefined before the first answer */
export async function readAnswer(database: Database, key: string): Promise<SharedAnswer | undefined> {
  const [row] = await database.run((orm) => {
    const question = rowQuestions.get(orm) ?? rowQuestion(orm)
    rowQuestions.set(orm, question)
    return question.execute({ key })
  })
  if (row === undefined) return undefined
  return {
    answer: row.answer ?? undefined,
    fetchedAt: row.fetchedAt?.getTime(),
    freshUntil: row.freshUntil?.getTime() ?? 0,
    leased: row.leased,
    failure: row.failure ?? undefined,
  }
}

/**
 * Takes the lease for calling the providers; exactly one instance gets it. Leases use the
 * database's clock, so instances need not agree on the time. They expire, so a dead instance blocks
 * the others only briefly.
 * @param seen fetch time of the answer that the caller found unusable. The lease is refused if a
 * newer answer has arrived since then.
 */
export async function takeLease(
  database: Database,
  key: string,
  ms: number,
  seen: number | undefined,
): Promise<boolean> {
  const { leasedUntil, failedUntil } = weatherAnswers
  const taken = await database.run((orm) =>
    orm
      .insert(weatherAnswers)
      // Until there is an answer, the row matters only to instances that wait for one.
      .values({ key, leasedUntil: inMs(ms), usefulUntil: inMs(ms) })
      .onConflictDoUpdate({
        target: weatherAnswers.key,
        set: { leasedUntil: inMs(ms) },
        setWhere: sql`not ${stands(leasedUntil)} and not ${stands(failedUntil)} and ${isAsSeen(seen)}`,
      })
      .returning({ key: weatherAnswers.key }),
  )
  return taken.length === 1
}

export interface StoredAnswer {
  answer: string
  fetchedAt: number
  freshUntil: number
  /** Maximum age at which the answer is still used if there is no newer one, in ms. */
  usefulMs: number
}

/** Ends a lease without storing an answer or a failure. */
export async function endLease(database: Database, key: string): Promise<void> {
  await database.run((orm) =>
    orm.update(weatherAnswers).set({ leasedUntil: null }).where(eq(weatherAnswers.key, key)),
  )
}

/** Stores an answer for all instances and ends the lease. */
export async function storeAnswer(database: Database, key: string, kept: StoredAnswer): Promise<void> {
  const row = {
    answer: kept.answer,
    fetchedAt: new Date(kept.fetchedAt),
    freshUntil: new Date(kept.freshUntil),
    leasedUntil: null,
    failedUntil: null,
    failure: null,
    changedAt: sql`now()`,
    usefulUntil: inMs(kept.usefulMs),
  }
  await database.run((orm) =>
    orm
      .insert(weatherAnswers)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: weatherAnswers.key, set: row }),
  )
}

/**
 * Stores a failure and ends the lease: no instance retries for `ms`. The last good answer stays.
 */
export async function storeFailure(
  database: Database,
  key: string,
  failure: string,
  ms: number,
): Promise<void> {
  const row = { leasedUntil: null, failedUntil: inMs(ms), failure }
  await database.run((orm) =>
    orm
      .insert(weatherAnswers)
      .values({ key, usefulUntil: inMs(ms), ...row })
      .onConflictDoUpdate({ target: weatherAnswers.key, set: row }),
  )
}

/**
 * Deletes answers that are too old to use even as stale ones, and rows that never got an answer.
 */
export const deleteExpiredAnswers: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    weatherAnswers,
    weatherAnswers.usefulUntil,
    sql`${weatherAnswers.usefulUntil} < now() and not ${stands(weatherAnswers.leasedUntil)} and not ${stands(weatherAnswers.failedUntil)}`,
    most,
  )
