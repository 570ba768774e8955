import type { Adviser } from '../../phone/outbox/waiting-call.ts'
import type { loadKept } from '../../phone/phone.ts'

export type Kept = NonNullable<Awaited<ReturnType<typeof loadKept>>>

/** Hands a question to the chat of this page; false where that has none, or is busy. */
const ask = (question: string): boolean =>
  !dispatchEvent(new CustomEvent('ask', { cancelable: true, detail: question }))

/** Sends what waits for the adviser whose chat is on this page, one question at a time. */
export function sendWaiting({ outbox, ownAccount }: Kept, adviser: Adviser, named?: string): void {
  const account = ownAccount()
  if (account !== undefined) outbox.sendOne(account, adviser, ask, Date.now(), named).catch(() => {})
}

/** What has reached that adviser from this page waits no more. Gives the way to end that. */
export function followAsked({ outbox, ownAccount }: Kept, adviser: Adviser): () => void {
  const asked = (event: Event) => {
    const account = ownAccount()
    if (account !== undefined)
      outbox.removeAsked(account, adviser, (event as CustomEvent<string>).detail).catch(() => {})
  }
  addEventListener('asked', asked)
  return () => removeEventListener('asked', asked)
}
