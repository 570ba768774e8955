import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adoptStyle } from '../components/adopt-style.ts'
import { followAsked, type Kept, sendWaiting } from '../features/offline/send-questions.ts'
import { WaitingQuestions } from '../features/offline/waiting-questions.tsx'
import { onLeft } from '../phone/kept/owner.ts'
import { keptHere } from '../phone/phone.ts'
import { line } from '../server/line.ts'
import css from './assistant-waiting.css?inline'

adoptStyle(css)

/** Intervals of checks for a question to send, and for a network, ms. */
const LOOK_EVERY_MS = 5_000
const TRY_EVERY_MS = 30_000

/**
 * Queues questions to the assistant on this phone, and sends them while the server answers. In a frame the farm's page
 * shows them as notices; alone this page does.
 */
export function AssistantWaiting() {
  const queryClient = useQueryClient()
  const [kept, setKept] = useState<Kept>()
  useEffect(() => {
    const stop = new AbortController()
    const begin = async () => {
      const kept = await keptHere()
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
      <WaitingQuestions kept={kept} adviser="assistant" />
    </div>
  )
}

function watch(kept: Kept, queryClient: QueryClient, signal: AbortSignal): void {
  const look = async () => {
    if (kept.ownAccount() === undefined) {
      // The farm's page may have learnt the account only now.
      await kept.restore(queryClient)
      if (kept.ownAccount() !== undefined) await kept.outbox.tellOutbox()
    }
    const own = kept.ownAccount()
    // Another user has logged in meanwhile: loads a new document, like the farm's page.
    if (own !== undefined && line.account !== undefined && line.account !== own) return location.reload()
    if (line.heard === 'there') sendWaiting(kept, 'assistant')
  }
  const tryNow = () => {
    if (line.heard !== 'there') void queryClient.refetchQueries({ queryKey: ['accounts.user'] })
  }
  const ends = [followAsked(kept, 'assistant'), onLeft(() => location.reload())]
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(tryNow, TRY_EVERY_MS)]
  line.onHeard = () => void look()
  void look()
  addEventListener('online', tryNow, { signal })
  signal.addEventListener('abort', () => {
    delete line.onHeard
    for (const end of ends) end()
    for (const timer of timers) clearInterval(timer)
  })
}
