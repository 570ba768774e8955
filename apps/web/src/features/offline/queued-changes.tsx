import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Change } from '../../phone/outbox/change.ts'
import { changeStatus, type QueuedChange } from '../../phone/outbox/outbox-entry.ts'
import { clearRetryDelay, sendChanges } from '../../phone/outbox/send-changes.ts'
import { changedParts, mergeSettings, resolveConflict } from '../../phone/outbox/settings-merge.ts'
import { lazyWords } from '../../words.ts'
import { NoticeButton } from './notice-button.tsx'
import type { PhoneStorage } from './send-questions.ts'

/** Queries to refresh when a change leaves the queue, saved by any tab or cancelled. */
const CHANGED: Readonly<Record<Change['kind'], readonly string[]>> = {
  settings: ['farmSettings.get', 'prices.waits', 'weather.outlook'],
  place: ['farm.get'],
  message: [],
}

/** Sends the queued changes of this page's account. */
export function sendQueuedChanges({ ownAccount }: PhoneStorage, queryClient: QueryClient): void {
  const account = ownAccount()
  if (account === undefined) return
  void sendChanges(account, Date.now(), (change) => {
    // Until the server responds, the page shows the farmer's settings.
    if (change.kind === 'settings')
      queryClient.setQueryData<FarmSettings>(
        ['farmSettings.get'],
        (there) => there && mergeSettings(change, there).settings,
      )
  })
}

/** Queued changes, each with a cancel button, and questions about conflicts. */
export function QueuedChanges({ kept }: { kept: PhoneStorage }) {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly QueuedChange[]>([])
  const { outbox, ownAccount } = kept
  useEffect(() => {
    let seen: readonly QueuedChange[] = []
    const show = (now: readonly QueuedChange[]) => {
      const gone = seen.filter((one) => !now.some(({ slot }) => slot === one.slot))
      seen = now
      setWaiting(now)
      const changed = gone.flatMap(({ change }) => CHANGED[change.kind])
      if (changed.length > 0)
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) })
    }
    return outbox.onOutboxChange(() => {
      const account = ownAccount()
      if (account !== undefined) outbox.readQueuedChanges(account).then(show, () => {})
    })
  }, [queryClient, outbox, ownAccount])
  const again = async (one: QueuedChange) => {
    await outbox.replaceEntry(one)
    clearRetryDelay()
    sendQueuedChanges(kept, queryClient)
  }
  return waiting.map((one) => (
    <WaitingChangeNote
      key={one.id}
      one={one}
      onAgain={(change) => void again({ ...one, change, madeAt: Date.now() })}
      onRemove={() => void outbox.removeEntry(one.id)}
    />
  ))
}

interface WaitingChangeNoteProps {
  one: QueuedChange
  onAgain: (change: Change) => void
  onRemove: () => void
}

function WaitingChangeNote({ one, onAgain, onRemove }: WaitingChangeNoteProps) {
  const words = lazyWords.waiting
  const { change } = one
  const stands = changeStatus(one, Date.now())
  const what = nameOf(change)
  const button = (label: string, onPress: () => void) => <NoticeButton label={label} onPress={onPress} />
  if (stands === 'asks' && change.kind === 'settings')
    return (
      <div className="over-page" role="status">
        <p>{words.asks({ parts: change.differs?.parts.map((part) => words.parts[part]) ?? [] })}</p>
        {button(words.takeOwn, () => onAgain(resolveConflict(change, 'own')))}
        {button(words.leaveThere, () => onAgain(resolveConflict(change, 'there')))}
      </div>
    )
  return (
    <div className="over-page" role="status">
      <p>{stands === 'refused' ? words.refused({ what, why: one.refused ?? '' }) : said(stands, what)}</p>
      {stands === 'old' && button(words.sendNow, () => onAgain(change))}
      {button(words.remove, onRemove)}
    </div>
  )
}

const said = (stands: 'waits' | 'old' | 'asks', what: string): string =>
  stands === 'old' ? lazyWords.waiting.old({ what }) : lazyWords.waiting.waits({ what })

function nameOf(change: Change): string {
  const words = lazyWords.waiting
  if (change.kind === 'place') return words.place[change.call.action]({ name: change.name })
  if (change.kind === 'settings' && changedParts(change).every((part) => part.startsWith('board')))
    return words.board
  return words[change.kind]
}
