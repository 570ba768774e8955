import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'

/** The server asks nobody for the password within ten minutes of signing in; a minute is for the way there. */
const FRESH_MS = 9 * 60_000

/** Whether the session of this browser is so young, as far as its clock can tell, that no password will be asked. */
export function isFresh(sessions: readonly AccountSession[] | undefined, nowMs: number): boolean {
  const own = sessions?.find(({ current }) => current)
  return own !== undefined && Math.abs(nowMs - Date.parse(own.createdAt)) < FRESH_MS
}
