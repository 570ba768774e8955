import { useSyncExternalStore } from 'react'
import { whenMaybeBack } from '../../../plain/when-maybe-back.ts'
import { line } from '../../../server/line.ts'

/** Whether the server was there when it was last heard, as far as the browser has a network at all. */
const isOnline = () => navigator.onLine && line.heard !== 'lost' && line.heard !== 'other'

function follow(look: () => void): () => void {
  const stop = whenMaybeBack(look)
  addEventListener('offline', look)
  return () => {
    stop()
    removeEventListener('offline', look)
  }
}

/** True while a photo could be sent; looks again when the browser's network changes, and every few seconds. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline)
