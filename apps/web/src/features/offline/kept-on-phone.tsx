import { type ComponentType, useEffect, useState } from 'react'
import { currentPageSettings } from '../../page-settings.ts'
import { partWordsLoaded } from '../../words.ts'
import { useQuiet } from './use-quiet.ts'

/**
 * Keeps the application and the farmer's answers on the phone where the server says so, once nothing is waited for any
 * more. All else about that comes with what is kept, so that a first visit does not wait for it.
 */
export function KeptOnPhone() {
  const isQuiet = useQuiet()
  const [Over, setOver] = useState<ComponentType>()
  useEffect(() => {
    if (!isQuiet) return
    const begin = async () => {
      if (currentPageSettings().offline) {
        const { active, installing } = await navigator.serviceWorker.register('/sw.js', {
          updateViaCache: 'none',
        })
        // Kept, or not, as for want of room: how it stands with the network is said all the same.
        if (!active) await new Promise((settle) => installing?.addEventListener('statechange', settle))
      }
      const [{ OverPage }] = await Promise.all([import('./over-page.tsx'), partWordsLoaded()])
      setOver(() => OverPage)
    }
    // An old browser, a private window, plain http: without it everything goes on, with a network.
    begin().catch((error: unknown) => console.warn('Nothing is kept here:', error))
  }, [isQuiet])
  return Over && <Over />
}
