import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adoptStyle } from '../components/adopt-style.ts'
import { QueuedQuestions } from '../features/offline/queued-questions.tsx'
import {
  type PhoneStorage,
  removeAnsweredQuestions,
  sendQueuedQuestions,
} from '../features/offline/send-questions.ts'
import { loadUsedPhoneStorage } from '../phone/phone.ts'
import { onOtherPageLogout } from '../phone/storage/owner.ts'
import { lastContact } from '../server/last-contact.ts'
import css from './assistant-outbox.css?inline'

adoptStyle(css)

/** Intervals in ms: checking for a question to send, and checking for a network. */
const LOOK_EVERY_MS = 5_000
const TRY_EVERY_MS = 30_000

/**
 * Queues questions to the assistant on this phone, and sends them when the server is reachable. In
 * a frame, the farm's page shows the queued questions; otherwise this page does.
 */
export function AssistantOutbox() {
  const queryClient = useQueryClient()
  const [kept, setKept] = useState<PhoneStorage>()
  useEffect(() => {
    const stop = new AbortController()
    const begin = async () => {
      const kept = await loadUsedPhoneStorage()
      if (!kept || stop.signal.aborted) return
      watch(kept, queryClient, stop.signal)
      setKept(kept)
    }
    begin().catch((error: unknown) => console.warn('Nothing waits here:', error))
    return () => stop.abort()
  }, [queryClient])
  if (kept === undefined || window.top !== window) return null
  return (
    <div className="assistant__waiting">
      <QueuedQuestions kept={kept} adviser="assistant" />
    </div>
  )
}

function watch(kept: PhoneStorage, queryClient: QueryClient, signal: AbortSignal): void {
  const look = async () => {
    if (kept.ownAccount() === undefined) {
      // The farm's page may have learnt the account since the last check.
      await kept.restoreSavedResponses(queryClient)
      if (kept.ownAccount() !== undefined) await kept.outbox.announceOutboxChange()
    }
    const own = kept.ownAccount()
    // Another user has logged in since, so a new document is loaded, as on the farm's page.
    if (own !== undefined && lastContact.account !== undefined && lastContact.account !== own)
      return location.reload()
    if (lastContact.heard === 'there') sendQueuedQuestions(kept, 'assistant')
  }
  const tryNow = () => {
    if (lastContact.heard !== 'there') void queryClient.refetchQueries({ queryKey: ['accounts.user'] })
  }
  const ends = [removeAnsweredQuestions(kept, 'assistant'), onOtherPageLogout(() => location.reload())]
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(tryNow, TRY_EVERY_MS)]
  lastContact.onHeard = () => void look()
  void look()
  addEventListener('online', tryNow, { signal })
  signal.addEventListener('abort', () => {
    delete lastContact.onHeard
    for (const end of ends) end()
    for (const timer of timers) clearInterval(timer)
  })
}
