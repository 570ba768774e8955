import { api } from '@smart-farming/contracts/api'
import { createClient } from '@smart-farming/contracts/client'
import { takeEarlyResponse } from './early-responses.ts'

/** The typed client of our own server. Rejects with `ApiError` when the server said no, else with what `fetch` threw. */
export const client = createClient(
  api,
  (url, init) => takeEarlyResponse(url, init.method) ?? fetch(url, init),
)
