import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { isNotFuture } from '../../db/is-not-future.ts'
import { passkeyChallenges } from '../../db/passkey-tables.ts'
import { users } from '../../db/schema.ts'

// Challenges are in the database so that another instance can handle the answer. Consuming a
// challenge deletes it.

const { begunAt } = passkeyChallenges
const fresh = sql`(${begunAt} > now() - interval '5 minutes' and ${isNotFuture(begunAt)})`
const isOf = (ticket: string) => and(eq(passkeyChallenges.ticketHash, hashOf(ticket)), fresh)
const hashOf = (ticket: string) => createHash('sha256').update(`passkey ${ticket}`).digest()

/** Challenge issued after a correct password; void once the password is replaced. */
interface LoginChallenge {
  readonly challenge: string
  readonly userId: number
  readonly passwordHash: string
}

/**
 * Stores a login challenge if the password is still the checked one. The row lock waits for a
 * password change in progress and makes later changes see the challenge.
 * @returns the ticket for the browser; undefined if the password was replaced
 */
export async function createLoginChallenge(
  database: Database,
  asked: LoginChallenge,
): Promise<string | undefined> {
  const ticket = randomBytes(32).toString('base64url')
  const { count } = await database.runFirst((orm) =>
    orm.execute(sql`
      insert into ${passkeyChallenges} (ticket_hash, user_id, challenge)
      select ${hashOf(ticket)}, id, ${asked.challenge} from ${users}
      where id = ${asked.userId} and password_hash = ${asked.passwordHash} for share`),
  )
  return count === 0 ? undefined : ticket
}

/** Stores the challenge of a session that adds a passkey. @returns the ticket for the browser */
export async function createRegistrationChallenge(
  orm: Pick<Orm, 'insert'>,
  asked: { readonly challenge: string; readonly userId: number; readonly sessionHash: Buffer },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await orm.insert(passkeyChallenges).values({ ticketHash: hashOf(ticket), ...asked })
  return ticket
}

/**
 * Consumes the challenge of a session that is adding a passkey.
 * @returns undefined if the session has no such challenge
 */
export async function consumeRegistrationChallenge(
  orm: Pick<Orm, 'delete'>,
  ticket: string,
  sessionHash: Buffer,
): Promise<{ userId: number; challenge: string } | undefined> {
  const { sessionHash: of, userId, challenge } = passkeyChallenges
  const [taken] = await orm
    .delete(passkeyChallenges)
    .where(and(isOf(ticket), eq(of, sessionHash)))
    .returning({ userId, challenge })
  return taken
}

/**
 * Consumes a login challenge.
 * @returns the challenge and the hash that the password was checked against; undefined if the
 * challenge no longer exists. One statement reads both. With two, a password changed between them
 * would be taken for the checked one
 */
export async function consumeLoginChallenge(
  database: Database,
  ticket: string,
): Promise<LoginChallenge | undefined> {
  const { sessionHash, userId, challenge } = passkeyChallenges
  const passwordHash = sql<string>`(select password_hash from ${users} where id = ${userId})`
  const [taken] = await database.run((orm) =>
    orm
      .delete(passkeyChallenges)
      .where(and(isOf(ticket), isNull(sessionHash)))
      .returning({ userId, challenge, passwordHash }),
  )
  return taken
}

/** Deletes a user's challenges. */
export async function endChallenges(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await orm.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
}

/** Deletes challenges not answered within five minutes. */
export const deleteExpiredChallenges: CleanupJob = (database, most) =>
  deleteExpired(database, passkeyChallenges, passkeyChallenges.begunAt, sql`not ${fresh}`, most)
