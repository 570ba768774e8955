import { useEffect, useState } from 'react'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { useIsIdle } from './use-is-idle.ts'

const loadOver = () => import('./notice-overlay.tsx')

/**
 * Saves the application and the farmer's data on the phone if the server enables that, once loading has finished. The
 * rest of the code for saving is part of the saved files, so that a first visit does not wait for it.
 */
export function OfflineStorage() {
  const isQuiet = useIsIdle()
  const [isWanted, setWanted] = useState(false)
  const over = useLazyModule(isWanted ? loadOver : undefined)
  useEffect(() => {
    if (!isQuiet) return
    const begin = async () => {
      if (currentPageSettings().offline) {
        const { active, installing } = await navigator.serviceWorker.register('/sw.js', {
          updateViaCache: 'none',
        })
        // The network notices appear whether or not saving succeeded, for example for lack of room.
        if (!active && installing)
          await new Promise((settle) => installing.addEventListener('statechange', settle))
      }
      setWanted(true)
    }
    // An old browser, a private window or plain http: everything still works, but only online.
    begin().catch((error: unknown) => console.warn('Nothing is kept here:', error))
  }, [isQuiet])
  return over && over !== 'failed' && <over.NoticeOverlay />
}
