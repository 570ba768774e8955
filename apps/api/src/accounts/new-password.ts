import { randomInt } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { forgiveName } from './login-limits.ts'
import type { Passwords } from './passwords.ts'
import { revokeSessions } from './session-store.ts'
import { nameTagger, usernameKey } from './username.ts'
import { replacePasswordHash } from './users-store.ts'

/** Nothing that is mistaken for something else, when it is read out on the telephone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Gives a farmer who has forgotten the password a new one, which nobody chose: 16 characters, 79 bits. All sessions of the
 * account end, within a second on every instance, and the name does not have to wait for failures of before.
 *
 * @returns the password, or undefined where nobody has that name
 */
export async function giveNewPassword(
  database: Database,
  passwords: Passwords,
  secrets: readonly string[],
  username: string,
): Promise<string | undefined> {
  const password = [1, 2, 3, 4].map(fourLetters).join('-')
  const key = usernameKey(username.trim())
  const userId = await replacePasswordHash(database, key, await passwords.hash(password))
  if (userId === undefined) return undefined
  await revokeSessions(database, userId)
  await forgiveName(database, nameTagger(secrets)(key))
  return password
}

function fourLetters(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
}
