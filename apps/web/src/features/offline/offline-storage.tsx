import { useEffect, useState } from 'react'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { useIsIdle } from './use-is-idle.ts'

const loadOver = () => import('./notice-overlay.tsx')

/**
 * Saves the application and the farmer's data on the phone once the page has loaded, if the server
 * enables saving. Most code for saving is loaded later, so that a first visit does not wait.
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
        // Network notices appear even if saving failed, for example for lack of space.
        if (!active && installing)
          await new Promise((settle) => installing.addEventListener('statechange', settle))
      }
      setWanted(true)
    }
    // Old browsers, private windows and plain http: everything still works, but only online.
    begin().catch((error: unknown) => console.warn('Nothing is kept here:', error))
  }, [isQuiet])
  return over && over !== 'failed' && <over.NoticeOverlay />
}
