import { useSyncExternalStore } from 'react'
import { onMaybeOnline } from '../../../browser/on-maybe-online.ts'
import { lastContact } from '../../../server/last-contact.ts'

/** True if the browser is online and the last contact with the server succeeded. */
const isOnline = () => navigator.onLine && lastContact.heard !== 'lost' && lastContact.heard !== 'other'

function follow(look: () => void): () => void {
  const stop = onMaybeOnline(look)
  addEventListener('offline', look)
  return () => {
    stop()
    removeEventListener('offline', look)
  }
}

/**
 * Whether a photo could be sent now. Updates on the browser's network events and every few seconds.
 */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline)
