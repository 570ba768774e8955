import { accountsCalls } from '@smart-farming/contracts/accounts'
import { type ApiError, createClient, type Fetch } from '@smart-farming/contracts/client'
import { farmCalls } from '@smart-farming/contracts/farm'
import { placesCalls } from '@smart-farming/contracts/places'
import { weatherCalls } from '@smart-farming/contracts/weather'
import { errorText } from '@smart-farming/words/error-text'
import { deadlineSignal } from '../plain/deadline.ts'
import { words } from '../words.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { heard, unheard } from './line.ts'
import { heeded } from './session-lost.ts'

const DEADLINE_MS = 15_000

/** `fetch` within a deadline. Hands out the answer that was asked for beside the script, where there is one. */
export const fetchInTime: Fetch = (url, init) => {
  const ask = () => fetch(url, { ...init, signal: deadlineSignal(DEADLINE_MS, init.signal) })
  // An early request that failed is no answer: ask properly.
  return (takeEarlyResponse(url, init.method)?.catch(ask) ?? ask()).then(heard, unheard).then(heeded)
}

/**
 * The typed client of our own server. Rejects with `ApiError` when the server said no, else with what `fetch` threw.
 * Only what a dashboard needs at once: a feature that is loaded later makes a client of its own part of the table.
 */
export const client = createClient(
  { accounts: accountsCalls, farm: farmCalls, places: placesCalls, weather: weatherCalls },
  fetchInTime,
)

/**
 * Why the server refused, in the words of this page; in the server's own where the page knows less of it, as of one
 * that is newer or older. Empty where the server gave no reason: a form then says by itself what failed.
 */
export function messageOf(error: ApiError): string {
  const { code, problem, problems, fields, retryAfter } = error
  const isOlder = Object.keys(fields).length > 0 && Object.keys(problems).length === 0
  if (isOlder || error.message === '') return error.message
  const wait =
    code === 'too_many_requests' && retryAfter !== undefined
      ? { code: 'too_many_tries', seconds: retryAfter }
      : undefined
  return errorText(words.errors, { code, problem: problem ?? wait, problems }) ?? error.message
}
