import { useSyncExternalStore } from 'react'
import { whenMaybeBack } from '../../../plain/when-maybe-back.ts'
import { line } from '../../../server/line.ts'

/** Whether the browser is online and the last contact with the server succeeded. */
const isOnline = () => navigator.onLine && line.heard !== 'lost' && line.heard !== 'other'

function follow(look: () => void): () => void {
  const stop = whenMaybeBack(look)
  addEventListener('offline', look)
  return () => {
    stop()
    removeEventListener('offline', look)
  }
}

/** True while a photo could be sent; updated on the browser's network events and every few seconds. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline)
