import { deadlineSignal } from './deadline.ts'
import { hasFlag, setFlag } from './flags.ts'

const DEADLINE_MS = 15_000

let telling: Promise<void> | undefined

/**
 * Reports an offline logout to the server, with one request at a time: a late response must not end
 * the next session. Does nothing without an offline logout.
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
  // A captive portal answers with another status.
  if (status !== 204) throw new TypeError()
  setFlag('loggedOut', false)
}
