import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
