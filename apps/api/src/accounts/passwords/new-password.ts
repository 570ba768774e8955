import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { auditCommand } from '../audit.ts'
import { forgiveName } from '../login/login-limits.ts'
import { noteEvent } from '../own/events-store.ts'
import { revokeSessions } from '../session-store.ts'
import { nameTagger, usernameKey } from '../username.ts'
import { replacePasswordHash } from '../users-store.ts'
import type { Passwords } from './passwords.ts'

/** Nothing that is mistaken for something else, when it is read out on the telephone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Gives a farmer who has forgotten the password a new one, which nobody chose: 16 characters, 79 bits. All sessions of
 * the account end, within a second on every instance, also one that is just beginning with the old password; and the
 * name does not have to wait for failures of before.
 *
 * @param log gets the event, never the password
 * @returns the password, or undefined where nobody has that name
 */
export async function giveNewPassword(
  database: Database,
  passwords: Passwords,
  secrets: readonly string[],
  username: string,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<string | undefined> {
  const password = [1, 2, 3, 4].map(fourLetters).join('-')
  const key = usernameKey(username.trim())
  const passwordHash = await passwords.hash(password)
  const userId = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      // The user first: from here on no session begins with the old password, so the next statement sees all that did.
      const changed = await replacePasswordHash(transaction, key, passwordHash)
      if (changed === undefined) return undefined
      await revokeSessions(transaction, changed)
      await forgiveName(transaction, nameTagger(secrets)(key))
      await noteEvent(transaction, changed, 'password_reset')
      return changed
    }),
  )
  if (userId === undefined) return undefined
  auditCommand(log, 'password_reset', { userId })
  return password
}

function fourLetters(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
}
