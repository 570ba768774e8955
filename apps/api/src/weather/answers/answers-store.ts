import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { weatherAnswers } from '../../db/weather-tables.ts'
import { CLOCK_SKEW_MS } from '../../timing/wall-clock.ts'

/** What all instances know about a question. */
export interface SharedAnswer {
  /** Text as it was kept; undefined when there has never been an answer. */
  answer: string | undefined
  /** What goes over the wire of it (`kept-wire`); undefined where the row has none. */
  wire: Buffer | undefined
  /** Unix ms, by the clock of the instance that wrote it; undefined when there has never been an answer. */
  fetchedAt: number | undefined
  /** Unix ms. */
  freshUntil: number
  /** Somebody is asking the providers now. */
  leased: boolean
  /** The error code of a try that failed a moment ago. */
  failure: string | undefined
}

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * A lease or a failure that stands. Both last seconds: one that would last longer than clocks may differ was written
 * while the database's clock was ahead, and would hold everybody up until it gets there.
 */
const stands = (until: AnyColumn) =>
  sql<boolean>`coalesce(${until} > now() and ${until} <= ${inMs(CLOCK_SKEW_MS)}, false)`

/** Whether the answer is the one that was seen, by when it was fetched, unix ms. */
function isAsSeen(seen: number | undefined): SQL {
  const seenAt = seen === undefined ? null : new Date(seen).toISOString()
  // In ms, as it was seen: a finer one, however it got there, would never be equal to that.
  return sql`date_trunc('milliseconds', ${weatherAnswers.fetchedAt}) is not distinct from ${seenAt}::timestamptz`
}

/** The question for a row, put together once for each connection: doing so takes longer than asking it. */
const rowQuestions = new WeakMap<Orm, ReturnType<typeof rowQuestion>>()

const rowQuestion = (orm: Orm) =>
  orm
    .select({
      answer: weatherAnswers.answer,
      wire: weatherAnswers.wire,
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

/** @returns undefined when nobody ever asked */
export async function readAnswer(database: Database, key: string): Promise<SharedAnswer | undefined> {
  const [row] = await database.run((orm) => {
    const question = rowQuestions.get(orm) ?? rowQuestion(orm)
    rowQuestions.set(orm, question)
    return question.execute({ key })
  })
  if (row === undefined) return undefined
  return {
    answer: row.answer ?? undefined,
    wire: row.wire ?? undefined,
    fetchedAt: row.fetchedAt?.getTime(),
    freshUntil: row.freshUntil?.getTime() ?? 0,
    leased: row.leased,
    failure: row.failure ?? undefined,
  }
}

/**
 * Takes the right to ask the providers; exactly one instance gets it. By the database's clock, so that instances need
 * not agree on the time, and limited, so that one that dies holds nobody up for long.
 *
 * @param seen when the answer was fetched that the caller has seen and that will not do. Where another has come since,
 *   nobody gets the right: whoever brought it asked between the caller's look and this.
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
      // As long as there is no answer, it is of use to whoever waits.
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

/** An answer with its times, unix ms. */
export interface StoredAnswer {
  /** JSON text. */
  answer: string
  /** What goes over the wire of it (`kept-wire`), where something does. */
  wire?: Buffer | undefined
  fetchedAt: number
  freshUntil: number
  /** For so long, in ms, it may still be given when there is no newer one. */
  usefulMs: number
}

/** Ends a lease without a word about how it went. */
export async function endLease(database: Database, key: string): Promise<void> {
  await database.run((orm) =>
    orm.update(weatherAnswers).set({ leasedUntil: null }).where(eq(weatherAnswers.key, key)),
  )
}

/** Keeps an answer for all instances and ends the lease. */
export async function storeAnswer(database: Database, key: string, kept: StoredAnswer): Promise<void> {
  const row = {
    answer: kept.answer,
    wire: kept.wire ?? null,
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

/** Puts what goes over the wire now beside an answer that was seen, unless another has come since. */
export async function storeWire(
  database: Database,
  key: string,
  seen: number | undefined,
  wire: Buffer,
): Promise<void> {
  const asSeen = and(eq(weatherAnswers.key, key), isAsSeen(seen))
  await database.run((orm) => orm.update(weatherAnswers).set({ wire }).where(asSeen))
}

/** Ends the lease without an answer: for `ms` nobody needs to try again. The last good answer stays. */
export async function keepFailure(
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

/** Removes what cannot be given any more, not even as stale, and what a try left that brought no answer. */
export const forgetAnswers: CleanUp = (database, most) =>
  deleteSome(
    database,
    weatherAnswers,
    weatherAnswers.usefulUntil,
    sql`${weatherAnswers.usefulUntil} < now() and not ${stands(weatherAnswers.leasedUntil)} and not ${stands(weatherAnswers.failedUntil)}`,
    most,
  )
