import type { Adviser } from '../../phone/outbox/outbox-entry.ts'
import type { loadPhoneStorage } from '../../phone/phone.ts'

export type PhoneStorage = NonNullable<Awaited<ReturnType<typeof loadPhoneStorage>>>

/** Passes a question to this page's chat. Returns false without a chat, or if the chat is busy. */
const ask = (question: string): boolean =>
  !dispatchEvent(new CustomEvent('ask', { cancelable: true, detail: question }))

/** Sends queued questions, one at a time, to the adviser whose chat is on this page. */
export function sendQueuedQuestions(
  { outbox, ownAccount }: PhoneStorage,
  adviser: Adviser,
  named?: string,
): void {
  const account = ownAccount()
  if (account !== undefined) outbox.sendQuestion(account, adviser, ask, Date.now(), named).catch(() => {})
}

/**
 * Removes questions from the queue once they have reached the adviser. Returns a function that
 * stops this.
 */
export function removeAnsweredQuestions({ outbox, ownAccount }: PhoneStorage, adviser: Adviser): () => void {
  const asked = (event: Event) => {
    const account = ownAccount()
    if (account !== undefined)
      outbox.removeSentQuestion(account, adviser, (event as CustomEvent<string>).detail).catch(() => {})
  }
  addEventListener('asked', asked)
  return () => removeEventListener('asked', asked)
}
