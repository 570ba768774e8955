import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML, true as soon as the script has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
