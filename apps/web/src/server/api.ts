import { accountsCalls } from '@smart-farming/contracts/accounts'
import { createClient, type Fetch } from '@smart-farming/contracts/client'
import { farmCalls } from '@smart-farming/contracts/farm'
import { placesCalls } from '@smart-farming/contracts/places'
import { weatherCalls } from '@smart-farming/contracts/weather'
import { deadlineSignal } from '../browser/deadline.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { recordFailure, recordResponse } from './last-contact.ts'
import { reportLostSession } from './session-lost.ts'

const DEADLINE_MS = 15_000

/** `fetch` with a deadline. Uses the early response to the same request, if any. */
export const fetchWithTimeout: Fetch = (url, init) => {
  const early = takeEarlyResponse(url, init.method)
  let askedMs = performance.timeOrigin
  const ask = () => {
    askedMs = Date.now()
    return fetch(url, { ...init, signal: deadlineSignal(DEADLINE_MS, init.signal) })
  }
  // A failed early request is repeated.
  return (early?.catch(ask) ?? ask())
    .then((response) => recordResponse(response, askedMs), recordFailure)
    .then(reportLostSession)
}

/**
 * Typed client of our own server. Rejects with `ApiError` for an error response, or else with the
 * error of `fetch`. Contains only the dashboard's initial calls; features loaded on demand create
 * their own clients.
 */
export const client = createClient(
  { accounts: accountsCalls, farm: farmCalls, places: placesCalls, weather: weatherCalls },
  fetchWithTimeout,
)
