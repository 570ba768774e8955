import { useEffect, useState } from 'react'
import { standing, type WaitingQuestion } from '../../phone/outbox/waiting-call.ts'
import type { loadKept } from '../../phone/phone.ts'
import { useNow } from '../../use-now.ts'
import { partWords } from '../../words.ts'

export type Kept = NonNullable<Awaited<ReturnType<typeof loadKept>>>

/** Hands a question to the chat of this page; false where that has none, or is busy. */
const ask = (question: string): boolean =>
  !dispatchEvent(new CustomEvent('ask', { cancelable: true, detail: question }))

/** Sends what waits, one question at a time. */
export function sendWaiting({ outbox, ownAccount }: Kept, named?: string): void {
  const account = ownAccount()
  if (account !== undefined) outbox.sendOne(account, ask, Date.now(), named).catch(() => {})
}

/** The questions that wait for the network, each of which can be taken back. */
export function WaitingQuestions({ kept }: { kept: Kept }) {
  const [waiting, setWaiting] = useState<readonly WaitingQuestion[]>([])
  useEffect(() => {
    const { outbox, ownAccount } = kept
    const read = () => {
      const account = ownAccount()
      if (account !== undefined) outbox.waitingQuestions(account).then(setWaiting, () => {})
    }
    const asked = (event: Event) => {
      const account = ownAccount()
      if (account !== undefined)
        outbox.removeAsked(account, (event as CustomEvent<string>).detail).catch(() => {})
    }
    addEventListener('asked', asked)
    const stop = outbox.onOutbox(read)
    return () => {
      removeEventListener('asked', asked)
      stop()
    }
  }, [kept])
  // How it stands with them changes as time passes, whatever becomes of them.
  useNow()
  const words = partWords.line.question
  return waiting.map((one) => {
    const stands = standing(one, Date.now())
    return (
      <div key={one.id} className="over-page" role="status">
        <p>{words[stands]({ question: one.question })}</p>
        {(stands === 'old' || stands === 'perhaps') && (
          <button className="link-button" type="button" onClick={() => sendWaiting(kept, one.id)}>
            {words.askNow}
          </button>
        )}
        {stands !== 'sending' && (
          <button
            className="link-button"
            type="button"
            onClick={() => void kept.outbox.removeWaiting(one.id)}
          >
            {words.remove}
          </button>
        )}
      </div>
    )
  })
}
