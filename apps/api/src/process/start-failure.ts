import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatMessageData } from '@smart-farming/words/message-data'
import type { Config } from '../config.ts'
import { sqlState } from '../db/sql-errors.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Explains a failed start to the operator in one sentence. The text names the setting to check, but
 * never a password or the database's address.
 */
export function explainStartFailure(
  { start }: Pick<ServerMessages, 'start'>,
  error: unknown,
  { listen }: Pick<Config, 'listen'>,
): string {
  const { code, syscall, hostname } = systemError(error)
  if (syscall === 'listen' || hostname === listen.host) {
    if (code === 'EADDRINUSE') return start.portTaken(listen)
    if (code === 'EACCES') return start.portForbidden(listen)
    return start.cannotListen({ ...listen, code })
  }
  if (/^CONNECT|^ECONN|^E(TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/.test(code))
    return start.databaseSilent({ code })
  const state = sqlState(error)
  if (state !== undefined) return start.databaseRefused({ state, said: innermost(error).message })
  return start.failed({ why: startFailureReason({ start }, error) })
}

/** The reason of an error. For a {@link StartRefusal}, its text in the catalogue. */
export function startFailureReason({ start }: Pick<ServerMessages, 'start'>, error: unknown): string {
  return error instanceof StartRefusal
    ? formatMessageData(start.refusals, error.said)
    : innermost(error).message
}

/** The fields of a Node system error; empty strings for other errors. */
function systemError(error: unknown): { code: string; syscall: string; hostname: string } {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || typeof at.code !== 'string') continue
    return {
      code: at.code,
      syscall: 'syscall' in at ? String(at.syscall) : '',
      hostname: 'hostname' in at ? String(at.hostname) : '',
    }
  }
  return { code: '', syscall: '', hostname: '' }
}

/** The database's own error if there is one, otherwise ours. */
function innermost(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return sqlState(error) !== undefined && error.cause instanceof Error ? innermost(error.cause) : error
}
