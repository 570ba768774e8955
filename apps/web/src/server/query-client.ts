import { ApiError } from '@smart-farming/contracts/client'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/** Initial spread of retries after a Retry-After, in ms. */
const TOLD_SPREAD_MS = 4_000

/** True for failures worth a retry: no network, or a response that asks to try later. */
export function isTransientError(error: Error): boolean {
  return error instanceof ApiError ? [502, 503, 504].includes(error.status) : error instanceof TypeError
}

/**
 * Delay of the next retry, in ms: exponential with full jitter, so that many phones that lost the
 * server together do not return together. A Retry-After is obeyed in full, with a wider spread,
 * because the server sent all phones the same value.
 *
 * @param random a number in 0..1
 */
export function retryDelay(failures: number, error: Error, random = Math.random()): number {
  const askedMs = error instanceof ApiError ? Math.min((error.retryAfter ?? 0) * 1000, MAX_DELAY_MS) : 0
  const firstMs = askedMs > 0 ? TOLD_SPREAD_MS : FIRST_DELAY_MS
  return askedMs + random * Math.min(firstMs * 2 ** failures, MAX_DELAY_MS)
}

/** Creates the query client, one per page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && isTransientError(error),
        retryDelay: (failures, error) => retryDelay(failures, error),
        // Requests are always tried, because the browser's network status is often wrong, and a
        // farm's connection is unstable.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
