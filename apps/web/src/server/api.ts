import { accountsCalls } from '@smart-farming/contracts/accounts'
import { createClient, type Fetch } from '@smart-farming/contracts/client'
import { farmCalls } from '@smart-farming/contracts/farm'
import { placesCalls } from '@smart-farming/contracts/places'
import { weatherCalls } from '@smart-farming/contracts/weather'
import { deadlineSignal } from '../plain/deadline.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { heard, unheard } from './line.ts'
import { heeded } from './session-lost.ts'

const DEADLINE_MS = 15_000

/** `fetch` within a deadline. Hands out the answer that was asked for beside the script, where there is one. */
export const fetchInTime: Fetch = (url, init) => {
  const early = takeEarlyResponse(url, init.method)
  let askedMs = performance.timeOrigin
  const ask = () => {
    askedMs = Date.now()
    return fetch(url, { ...init, signal: deadlineSignal(DEADLINE_MS, init.signal) })
  }
  // An early request that failed is no answer: ask properly.
  return (early?.catch(ask) ?? ask()).then((response) => heard(response, askedMs), unheard).then(heeded)
}

/**
 * The typed client of our own server. Rejects with `ApiError` when the server said no, else with what `fetch` threw.
 * Only what a dashboard needs at once: a feature that is loaded later makes a client of its own part of the table.
 */
export const client = createClient(
  { accounts: accountsCalls, farm: farmCalls, places: placesCalls, weather: weatherCalls },
  fetchInTime,
)
