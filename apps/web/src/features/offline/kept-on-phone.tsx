import { useEffect, useState } from 'react'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { useQuiet } from './use-quiet.ts'

const loadOver = () => import('./over-page.tsx')

/**
 * Keeps the application and the farmer's answers on the phone where the server says so, once nothing is waited for any
 * more. All else about that comes with what is kept, so that a first visit does not wait for it.
 */
export function KeptOnPhone() {
  const isQuiet = useQuiet()
  const [isWanted, setWanted] = useState(false)
  const over = useLoaded(isWanted ? loadOver : undefined)
  useEffect(() => {
    if (!isQuiet) return
    const begin = async () => {
      if (currentPageSettings().offline) {
        const { active, installing } = await navigator.serviceWorker.register('/sw.js', {
          updateViaCache: 'none',
        })
        // Kept, or not, as for want of room: how it stands with the network is said all the same.
        if (!active && installing)
          await new Promise((settle) => installing.addEventListener('statechange', settle))
      }
      setWanted(true)
    }
    // An old browser, a private window, plain http: without it everything goes on, with a network.
    begin().catch((error: unknown) => console.warn('Nothing is kept here:', error))
  }, [isQuiet])
  return over && over !== 'failed' && <over.OverPage />
}
