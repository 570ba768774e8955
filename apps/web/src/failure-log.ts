import { useEffect } from 'react'

/**
 * Writes a failure that the farmer need not see to the browser's console, once. `what` names the call, of what a
 * page begins with by its endpoint, for whoever
 * reads it there.
 */
export function useFailureLog(what: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) console.warn(`${what} failed:`, error)
  }, [what, error])
}
