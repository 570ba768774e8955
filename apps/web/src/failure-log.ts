import { useEffect } from 'react'

/**
 * Logs a failure that the farmer need not see to the console, once.
 *
 * @param what name of the call; for a page's initial calls, the endpoint
 */
export function useFailureLog(what: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) console.warn(`${what} failed:`, error)
  }, [what, error])
}
