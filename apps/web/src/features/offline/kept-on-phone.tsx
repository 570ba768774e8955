import { useEffect, useState } from 'react'
import { Part } from '../../components/part/part.tsx'
import { currentPageSettings } from '../../page-settings.ts'
import { useQuiet } from './use-quiet.ts'
import type { NextVersion } from './worker.ts'

const loadNote = () => import('./new-version.tsx')

/**
 * Keeps the application on the phone where the server says so, once nothing is waited for any more, and tells when a
 * newer one is ready.
 */
export function KeptOnPhone() {
  const isQuiet = useQuiet()
  const [next, setNext] = useState<NextVersion>()
  useEffect(() => {
    if (!isQuiet) return
    const stop = new AbortController()
    import('./worker.ts')
      .then(({ forgetShell, keepShell }) =>
        currentPageSettings().offline ? keepShell(setNext, stop.signal) : forgetShell(),
      )
      // Without it everything goes on, with a network.
      .catch((error: unknown) => console.warn('The application is not kept on this phone:', error))
    return () => stop.abort()
  }, [isQuiet])
  return <Part load={next && loadNote}>{({ NewVersion }) => next && <NewVersion next={next} />}</Part>
}
