import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { auditCommand } from '../audit.ts'
import { clearNameFailures } from '../login/login-limits.ts'
import { endPendingSignIns } from '../self-service/end-pending-sign-ins.ts'
import { recordAccountEvent } from '../self-service/events-store.ts'
import { generateRecoveryCode, hashRecoveryCode } from '../self-service/recovery-code.ts'
import { storeRecoveryHash } from '../self-service/recovery-store.ts'
import { revokeSessions } from '../session-store.ts'
import { createNameTagger, usernameKey } from '../username.ts'
import { replacePasswordHash } from '../users-store.ts'
import type { Passwords } from './passwords.ts'

const VALID_DAYS = 3

/**
 * Issues a single-use code, valid for three days, to a farmer who has forgotten the password. The
 * farmer then sets a password that no operator has seen (ASVS 6.4.6). The old password stops
 * working, all sessions end within a second on every instance, and failures for the name are
 * cleared.
 * @param log receives the event, never the code
 * @returns the code; undefined if no account has that name
 */
export async function issueOperatorCode(
  database: Database,
  passwords: Pick<Passwords, 'ofNobody'>,
  secrets: readonly string[],
  username: string,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<string | undefined> {
  const key = usernameKey(username.trim())
  const code = generateRecoveryCode()
  const userId = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      // Replace the password first: no session can then begin with the old one, so `revokeSessions`
      // sees every session.
      const changed = await replacePasswordHash(transaction, key, passwords.ofNobody)
      if (changed === undefined) return undefined
      await storeRecoveryHash(transaction, changed, hashRecoveryCode(code), VALID_DAYS)
      await revokeSessions(transaction, changed)
      await endPendingSignIns(transaction, changed)
      const tag = createNameTagger(secrets)
      await clearNameFailures(transaction, tag(key))
      await clearNameFailures(transaction, tag(key, 'recover'))
      await recordAccountEvent(transaction, changed, 'password_reset')
      return changed
    }),
  )
  if (userId === undefined) return undefined
  auditCommand(log, 'password_reset', { userId })
  return code
}
