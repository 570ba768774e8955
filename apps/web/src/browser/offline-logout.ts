import { deadlineSignal } from './deadline.ts'
import { hasFlag, setFlag } from './flags.ts'

const DEADLINE_MS = 15_000

let telling: Promise<void> | undefined

/**
 * Reports an offline log-out to the server, one attempt at a time: a pending response must not end the next session.
 * Does nothing if there was no offline log-out.
 *
 * @throws if the server still cannot be reached
 */
export async function sendOfflineLogout(): Promise<void> {
  if (telling === undefined && !hasFlag('loggedOut')) return
  telling ??= tell().finally(() => {
    telling = undefined
  })
  await telling
}

async function tell(): Promise<void> {
  const { status } = await fetch('/api/logout', {
    method: 'POST',
    credentials: 'include',
    signal: deadlineSignal(DEADLINE_MS),
  })
  // A captive portal's page is not an answer from our server.
  if (status !== 204) throw new TypeError()
  setFlag('loggedOut', false)
}
