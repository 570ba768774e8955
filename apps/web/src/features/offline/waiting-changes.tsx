import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Change } from '../../phone/outbox/change.ts'
import { hurry, sendChanges } from '../../phone/outbox/send-changes.ts'
import { changedParts, decided, merged } from '../../phone/outbox/settings-merge.ts'
import { changeStanding, type WaitingChange } from '../../phone/outbox/waiting-call.ts'
import { partWords } from '../../words.ts'
import { NoteButton } from './note-button.tsx'
import type { Kept } from './send-questions.ts'

/** Queries to refresh when a change leaves the queue: it was saved, by any tab, or was cancelled. */
const CHANGED: Readonly<Record<Change['kind'], readonly string[]>> = {
  settings: ['farmSettings.get', 'prices.waits', 'weather.outlook'],
  place: ['farm.get'],
  message: [],
}

/** Sends the queued changes of this page's account. */
export function sendWaitingChanges({ ownAccount }: Kept, queryClient: QueryClient): void {
  const account = ownAccount()
  if (account === undefined) return
  void sendChanges(account, Date.now(), (change) => {
    // The view shows the wanted state until the server has answered.
    if (change.kind === 'settings')
      queryClient.setQueryData<FarmSettings>(
        ['farmSettings.get'],
        (there) => there && merged(change, there).settings,
      )
  })
}

/** Queued changes, each with a cancel button, and the questions about them for the farmer. */
export function WaitingChanges({ kept }: { kept: Kept }) {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly WaitingChange[]>([])
  const { outbox, ownAccount } = kept
  useEffect(() => {
    let seen: readonly WaitingChange[] = []
    const show = (now: readonly WaitingChange[]) => {
      const gone = seen.filter((one) => !now.some(({ slot }) => slot === one.slot))
      seen = now
      setWaiting(now)
      const changed = gone.flatMap(({ change }) => CHANGED[change.kind])
      if (changed.length > 0)
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) })
    }
    return outbox.onOutbox(() => {
      const account = ownAccount()
      if (account !== undefined) outbox.waitingChanges(account).then(show, () => {})
    })
  }, [queryClient, outbox, ownAccount])
  const again = async (one: WaitingChange) => {
    await outbox.replaceWaiting(one)
    hurry()
    sendWaitingChanges(kept, queryClient)
  }
  return waiting.map((one) => (
    <WaitingChangeNote
      key={one.id}
      one={one}
      onAgain={(change) => void again({ ...one, change, madeAt: Date.now() })}
      onRemove={() => void outbox.removeWaiting(one.id)}
    />
  ))
}

interface WaitingChangeNoteProps {
  one: WaitingChange
  /** Sends it in its current form. */
  onAgain: (change: Change) => void
  onRemove: () => void
}

function WaitingChangeNote({ one, onAgain, onRemove }: WaitingChangeNoteProps) {
  const words = partWords.waiting
  const { change } = one
  const stands = changeStanding(one, Date.now())
  const what = nameOf(change)
  const button = (label: string, onPress: () => void) => <NoteButton label={label} onPress={onPress} />
  if (stands === 'asks' && change.kind === 'settings')
    return (
      <div className="over-page" role="status">
        <p>{words.asks({ parts: change.differs?.parts.map((part) => words.parts[part]) ?? [] })}</p>
        {button(words.takeOwn, () => onAgain(decided(change, 'own')))}
        {button(words.leaveThere, () => onAgain(decided(change, 'there')))}
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
  stands === 'old' ? partWords.waiting.old({ what }) : partWords.waiting.waits({ what })

function nameOf(change: Change): string {
  const words = partWords.waiting
  if (change.kind === 'place') return words.place[change.call.action]({ name: change.name })
  if (change.kind === 'settings' && changedParts(change).every((part) => part.startsWith('board')))
    return words.board
  return words[change.kind]
}
