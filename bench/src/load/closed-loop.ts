import autocannon, { type Request } from 'autocannon'
import type { LoadRequest } from './open-loop.ts'

export interface ClosedLoopResult {
  requests: number
  seconds: number
}

const CONNECTIONS = 64
const TIMEOUT_SECONDS = 45

/**
 * Measures the maximum throughput over 64 connections, each of which waits for its response before
 * the next request.
 * @param calls requests shared among the connections. autocannon builds the requests of each
 * connection within the measured time, so giving all calls to each would distort the result.
 * @param mayRefuse whether the product may refuse requests, which are then not counted
 * @throws when a response is neither 2xx nor allowed
 */
export async function runClosedLoop(
  calls: readonly [LoadRequest, ...LoadRequest[]],
  seconds: number,
  mayRefuse = false,
): Promise<ClosedLoopResult> {
  const { origin } = new URL(calls[0].url)
  const requests = calls.map(
    ({ url, headers, method = 'GET', body }): Request => ({
      path: url.slice(origin.length),
      headers,
      method,
      ...(body !== undefined && { body }),
    }),
  )
  const share = Math.ceil(requests.length / CONNECTIONS)
  let first = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    setupClient: (client) => {
      client.setRequests(requests.slice(first, first + share))
      first = (first + share) % requests.length
    },
  })
  const { errors, '2xx': done, non2xx } = result
  if (errors > 0 || (non2xx > 0 && !mayRefuse))
    throw new Error(`the load on ${origin} went wrong: ${errors} errors, ${non2xx} other answers`)
  return { requests: done, seconds: result.duration }
}
