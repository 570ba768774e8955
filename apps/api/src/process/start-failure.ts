import type { Config } from '../config.ts'
import { sqlState } from '../db/sql-errors.ts'

/**
 * Why the product did not start, as a sentence for whoever started it: which setting to look at, and never a password,
 * so never the database's address.
 */
export function explainStartFailure(error: unknown, { listen }: Pick<Config, 'listen'>): string {
  const place = `${listen.host} port ${listen.port}`
  const { code, syscall, hostname } = systemError(error)
  if (syscall === 'listen' || hostname === listen.host) {
    if (code === 'EADDRINUSE')
      return `Another program is using ${place}. Stop it, or choose another port with PORT.`
    if (code === 'EACCES')
      return `This user may not listen on ${place}. Choose a port of 1024 or more with PORT.`
    return `Cannot listen on ${place} (${code}). Check HOST and PORT.`
  }
  if (/^CONNECT|^ECONN|^E(TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/.test(code))
    return `The database does not answer (${code}). Check DATABASE_URL, and that PostgreSQL runs.`
  const state = sqlState(error)
  if (state !== undefined)
    return `The database refused (${state}: ${innermost(error).message}). Check DATABASE_URL.`
  return `Smart Farming could not start: ${innermost(error).message}`
}

/** The fields of Node's system errors; empty where there are none. */
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

/** What the database itself said, where it said something; otherwise the error as we made it. */
function innermost(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return sqlState(error) !== undefined && error.cause instanceof Error ? innermost(error.cause) : error
}
