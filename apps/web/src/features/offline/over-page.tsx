import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import { useLoaded } from '../../components/part/use-loaded.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { loadKept, wipe } from '../../phone/phone.ts'
import { ClockNote } from './clock/clock-note.tsx'
import { followPicture } from './follow-picture.ts'
import { wayToHomeScreen } from './install/way-to-home-screen.ts'
import { LineNote } from './line/line-note.tsx'
import { type LineNoteProps, watchLine } from './line/watch-line.ts'
import { NewVersion } from './new-version.tsx'
import css from './over-page.css?inline'
import { readyParts } from './parts-ahead.ts'
import { type Kept, sendWaiting } from './send-questions.ts'
import { sendWaitingChanges, WaitingChanges } from './waiting-changes.tsx'
import { WaitingQuestions } from './waiting-questions.tsx'
import { forgetShell, type NextVersion, watchVersions } from './worker.ts'

adoptStyle(css)

// Loaded from the network when needed: an installation needs one anyway.
const loadInstall = () => import('./install/install-offer.tsx')

/**
 * Notices over the page: a newer version is ready, the state of the network, and a wrong clock. Saves the farmer's data
 * on this phone while mounted, or deletes it where the server has disabled saving.
 */
export function OverPage() {
  const queryClient = useQueryClient()
  const [next, setNext] = useState<NextVersion>()
  const [kept, setKept] = useState<Kept>()
  const [line, setLine] = useState<LineNoteProps>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const begin = async () => {
      if (!currentPageSettings().offline) {
        await Promise.all([forgetShell(), wipe()])
        return
      }
      let kept: Kept | undefined
      const keep = async () => {
        const arrived = kept ? undefined : await loadKept()
        if (signal.aborted || kept || !arrived) return
        kept = arrived
        // A new document: nothing of the previous user stays in memory.
        signal.addEventListener(
          'abort',
          kept.follow(queryClient, () => location.reload(), followPicture(kept.keepPicture, signal)),
        )
        setKept(kept)
      }
      await keep()
      if (signal.aborted) return
      // The module failed to load when the network broke off; the browser's event is enough reason to retry.
      addEventListener('online', () => void keep(), { signal })
      const sendAll = () => {
        if (kept === undefined) return
        sendWaiting(kept, 'market')
        sendWaitingChanges(kept, queryClient)
      }
      watchLine(queryClient, setLine, sendAll, signal)
      await watchVersions(setNext, signal)
      await readyParts(signal)
    }
    begin().catch((error: unknown) => console.warn('Nothing is kept on this phone:', error))
    return () => stop.abort()
  }, [queryClient])
  const isFree = line === undefined && next === undefined
  const way = isFree ? wayToHomeScreen() : undefined
  const install = useLoaded(way && loadInstall)
  return (
    <div className="over-pages">
      {next && <NewVersion next={next} />}
      {line && <LineNote {...line} />}
      <ClockNote />
      {kept && <WaitingQuestions kept={kept} adviser="market" />}
      {kept && <WaitingChanges kept={kept} />}
      {way && install && install !== 'failed' && <install.InstallOffer way={way} />}
    </div>
  )
}
