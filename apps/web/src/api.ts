import { api } from '@smart-farming/contracts/api'
import { createClient } from '@smart-farming/contracts/client'
import { deadlineSignal } from './deadline.ts'
import { takeEarlyResponse } from './early-responses.ts'

const DEADLINE_MS = 15_000
/** A language model thinks longer than a database. */
const CHAT_DEADLINE_MS = 90_000

/** The typed client of our own server. Rejects with `ApiError` when the server said no, else with what `fetch` threw. */
export const client = createClient(api, (url, init) => {
  const deadline = url.startsWith('/api/chat/') ? CHAT_DEADLINE_MS : DEADLINE_MS
  const ask = () => fetch(url, { ...init, signal: deadlineSignal(deadline, init.signal) })
  // An early request that failed is no answer: ask properly.
  return takeEarlyResponse(url, init.method)?.catch(ask) ?? ask()
})
