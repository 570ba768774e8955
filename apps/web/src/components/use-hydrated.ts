import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML, true once the script has hydrated the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
