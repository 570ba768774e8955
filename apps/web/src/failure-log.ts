import { useEffect } from 'react'

/**
 * Logs to the console, once, a failure that the farmer need not see. `what` names the call; for a page's initial calls,
 * it is the endpoint.
 */
export function useFailureLog(what: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) console.warn(`${what} failed:`, error)
  }, [what, error])
}
