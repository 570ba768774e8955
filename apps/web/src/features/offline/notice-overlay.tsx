import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import { useLazyModule } from '../../components/lazy/use-lazy-module.ts'
import { currentPageSettings } from '../../page-settings.ts'
import { loadPhoneStorage, wipePhone } from '../../phone/phone.ts'
import { captureSnapshotsWhenIdle } from './capture-when-idle.ts'
import { ClockWarning } from './clock/clock-warning.tsx'
import { ConnectionNotice } from './connection/connection-notice.tsx'
import { type ConnectionNoticeProps, watchConnection } from './connection/watch-connection.ts'
import { detectInstallMethod } from './install/install-method.ts'
import { NewVersionNotice } from './new-version-notice.tsx'
import css from './notice-overlay.css?inline'
import { preloadModules } from './preload-modules.ts'
import { QueuedChanges, sendQueuedChanges } from './queued-changes.tsx'
import { QueuedQuestions } from './queued-questions.tsx'
import { type PhoneStorage, sendQueuedQuestions } from './send-questions.ts'
import { type NextVersion, unregisterWorker, watchVersions } from './worker.ts'

adoptStyle(css)

// Not precached, because an installation needs the network anyway.
const loadInstall = () => import('./install/install-offer.tsx')

/**
 * Notices over the page: a newer version, the network's state, and a wrong clock. While mounted,
 * saves the farmer's data on this phone, or deletes the data if the server has disabled saving.
 */
export function NoticeOverlay() {
  const queryClient = useQueryClient()
  const [next, setNext] = useState<NextVersion>()
  const [kept, setKept] = useState<PhoneStorage>()
  const [line, setLine] = useState<ConnectionNoticeProps>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const begin = async () => {
      if (!currentPageSettings().offline) {
        await Promise.all([unregisterWorker(), wipePhone()])
        return
      }
      let kept: PhoneStorage | undefined
      const keep = async () => {
        const arrived = kept ? undefined : await loadPhoneStorage()
        if (signal.aborted || kept || !arrived) return
        kept = arrived
        // A new document, so that nothing of the previous user stays in memory.
        signal.addEventListener(
          'abort',
          kept.saveResponses(
            queryClient,
            () => location.reload(),
            captureSnapshotsWhenIdle(kept.saveSnapshot, signal),
          ),
        )
        setKept(kept)
      }
      await keep()
      if (signal.aborted) return
      // The module may have failed to load without a network, so the browser's event triggers a
      // retry.
      addEventListener('online', () => void keep(), { signal })
      const sendAll = () => {
        if (kept === undefined) return
        sendQueuedQuestions(kept, 'market')
        sendQueuedChanges(kept, queryClient)
      }
      watchConnection(queryClient, setLine, sendAll, signal)
      await watchVersions(setNext, signal)
      await preloadModules(signal)
    }
    begin().catch((error: unknown) => console.warn('Nothing is kept on this phone:', error))
    return () => stop.abort()
  }, [queryClient])
  const isFree = line === undefined && next === undefined
  const way = isFree ? detectInstallMethod() : undefined
  const install = useLazyModule(way && loadInstall)
  return (
    <div className="over-pages">
      {next && <NewVersionNotice next={next} />}
      {line && <ConnectionNotice {...line} />}
      <ClockWarning />
      {kept && <QueuedQuestions kept={kept} adviser="market" />}
      {kept && <QueuedChanges kept={kept} />}
      {way && install && install !== 'failed' && <install.InstallOffer way={way} />}
    </div>
  )
}
