import { deadlineSignal } from './deadline.ts'
import { isNoted, setNote } from './notes.ts'

const DEADLINE_MS = 15_000

let telling: Promise<void> | undefined

/**
 * Tells the server of a log-out that it could not be told of at the time, once at a time: an answer that is still on
 * its way must not end the next session. Nothing where there is no such log-out.
 *
 * @throws where it cannot be told now either
 */
export async function tellLateLogout(): Promise<void> {
  if (telling === undefined && !isNoted('loggedOut')) return
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
  // Nor is the page of a network that wants a sign-in first an answer to it.
  if (status !== 204) throw new TypeError()
  setNote('loggedOut', false)
}
