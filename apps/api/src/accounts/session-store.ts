import type { SessionStore } from '@fastify/session'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { CleanupJob } from '../db/cleanup.ts'
import type { Database, Orm } from '../db/database.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { sessions, users } from '../db/schema.ts'
import { hashSessionId, type SignedInUser } from '../http/session/session-reader.ts'

// Sessions start and end by the database clock, whatever the cookie says. NIST SP 800-63B allows 30
// days at AAL1.
export const isLiveSession = and(
  isNull(sessions.revokedAt),
  gt(sessions.createdAt, sql`now() - interval '30 days'`),
  gt(sessions.lastSeenAt, sql`now() - interval '14 days'`),
)

const seenLongAgo = lt(sessions.lastSeenAt, sql`now() - interval '1 day'`)

/** Finds the user of a live session. Updates `last_seen_at` in the background, once a day. */
export async function findSessionUser(database: Database, idHash: Buffer): Promise<SignedInUser | undefined> {
  const [found] = await database.runFirst((orm) =>
    orm
      .select({
        id: users.id,
        username: users.username,
        farmName: users.farmName,
        location: users.location,
        seenLongAgo: sql<boolean>`${seenLongAgo}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.idHash, idHash), isLiveSession)),
  )
  if (found === undefined) return undefined
  const { seenLongAgo: mustTouch, ...user } = found
  if (mustTouch) {
    const touch = database.run((orm) =>
      orm
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        // Checked again, so only one of many simultaneous requests writes.
        .where(and(eq(sessions.idHash, idHash), isLiveSession, seenLongAgo)),
    )
    // A failed update costs nothing: the next request tries again.
    touch.catch(() => {})
  }
  return user
}

/**
 * Ends all sessions of a user, except one.
 * @param spared hash of the excepted session's id
 * @returns the number of ended sessions
 */
export async function revokeSessions(
  orm: Pick<Orm, 'update'>,
  userId: number,
  spared?: Buffer,
): Promise<number> {
  const { count } = await orm
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        spared === undefined ? undefined : ne(sessions.idHash, spared),
      ),
    )
  return count
}

/** The checked password or its hash has changed, so no session has begun. */
export class PasswordReplacedError extends AppError {
  constructor() {
    super('invalid_credentials')
  }
}

/**
 * Begins a session if the password is still the checked one. The row lock waits for a password
 * change in progress and makes later changes see this session and end it.
 */
async function beginSession(
  database: Database,
  idHash: Buffer,
  userId: number,
  passwordHash: string,
  { device, knowsPassword }: { device: string | undefined; knowsPassword: boolean },
): Promise<void> {
  const { count } = await database.runFirst((orm) =>
    orm.execute(sql`
      insert into ${sessions} (id_hash, user_id, device, confirmed_at)
      select ${idHash}, id, ${device ?? null}, case when ${knowsPassword} then now() end from ${users} where id = ${userId} and password_hash = ${passwordHash} for share`),
  )
  if (count === 0) throw new PasswordReplacedError()
}

/**
 * Storage for @fastify/session: one row per session, keyed by the hash of its id. An ended session
 * leaves a tombstone, so a slow request cannot revive it.
 */
export function createSessionStore(database: Database): SessionStore {
  return {
    get(id, callback) {
      const idHash = hashSessionId(id)
      database
        .runFirst((orm) =>
          orm
            .select({ userId: sessions.userId })
            .from(sessions)
            .where(and(eq(sessions.idHash, idHash), isLiveSession)),
        )
        .then(([row]) => callback(null, row === undefined ? null : (row as never)), callback)
    },
    set(id, session, callback) {
      const { userId, passwordHash, device, knowsPassword = false } = session
      // `regenerate` stores the new session before it has a user.
      if (userId === undefined || passwordHash === undefined) {
        callback()
        return
      }
      beginSession(database, hashSessionId(id), userId, passwordHash, { device, knowsPassword }).then(
        () => callback(),
        callback,
      )
    },
    destroy(id, callback) {
      const idHash = hashSessionId(id)
      database
        .runFirst((orm) =>
          orm
            .update(sessions)
            .set({ revokedAt: sql`now()` })
            .where(and(eq(sessions.idHash, idHash), isNull(sessions.revokedAt))),
        )
        .then(() => callback(), callback)
    },
  }
}

/** Deletes sessions a day after their maximum lifetime. */
export const deleteExpiredSessions: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    sessions,
    sessions.createdAt,
    sql`${sessions.createdAt} < now() - interval '31 days'`,
    most,
  )

/** Deletes sessions a day after they were ended. */
export const deleteEndedSessions: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    sessions,
    sessions.revokedAt,
    sql`${sessions.revokedAt} < now() - interval '1 day'`,
    most,
  )
