import { openPhone } from '../phone/kept/database.ts'
import { readOwner } from '../phone/kept/owner.ts'
import { addChange, onOutbox, removeWaiting, waitingChanges } from '../phone/outbox/outbox.ts'
import { hurry, sendChanges } from '../phone/outbox/send-changes.ts'
import type { WaitingChange } from '../phone/outbox/waiting-call.ts'
import { isNoted } from '../plain/notes.ts'
import { formWordsLoaded, speak } from '../words.ts'
import type { SentMessage } from './contact-form.ts'

/** Interval at which an open form checks for a network, ms. */
const TRY_EVERY_MS = 30_000

/** Account of this phone's saved data; '' for none. */
async function whoseItIs(): Promise<string> {
  if (isNoted('loggedOut')) return ''
  return (await readOwner(await openPhone(), Date.now())) ?? ''
}

/**
 * Queues a message on this phone until there is a network, and shows it in `list`.
 *
 * @returns false where this phone saves nothing
 */
export async function letWait(
  message: SentMessage,
  list: HTMLElement,
  thanks: HTMLElement,
): Promise<boolean> {
  if (isNoted('keepNothing')) return false
  const { formId: id } = message
  const change = { kind: 'message', args: { body: message } } as const
  await addChange(await whoseItIs(), { id, slot: id, change }, Date.now())
  await showWaiting(list, thanks)
  return true
}

let isShown = false

/** Shows queued messages, of the current account and without one, and sends them when there is a network. */
export async function showWaiting(list: HTMLElement, thanks: HTMLElement): Promise<void> {
  if (isShown) return
  isShown = true
  // Errors of the server are shown in the application's words.
  await speak(document.documentElement.lang)
  await formWordsLoaded()
  const accounts = [...new Set([await whoseItIs(), ''])]
  const draw = async () => {
    const waiting = await Promise.all(accounts.map(waitingChanges))
    const messages = waiting.flat().filter(({ change }) => change.kind === 'message')
    list.replaceChildren(...messages.map((one) => lineOf(one, list.dataset)))
    list.hidden = messages.length === 0
  }
  const sendAll = async () => {
    for (const account of accounts)
      await sendChanges(account, Date.now(), ({ kind }) => {
        if (kind === 'message') thanks.hidden = false
      })
  }
  onOutbox(() => void draw().catch(console.warn))
  addEventListener('online', () => {
    hurry()
    void sendAll()
  })
  setInterval(sendAll, TRY_EVERY_MS)
  await sendAll()
}

/** A queued or refused message, with a button to cancel it. */
function lineOf({ id, change, refused }: WaitingChange, words: DOMStringMap): HTMLElement {
  const item = document.createElement('li')
  const said = document.createElement('p')
  const text = change.kind === 'message' ? `“${change.args.body.message}”` : ''
  said.textContent = refused === undefined ? `${words.waits} ${text}` : `${words.refused} ${text} ${refused}`
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'button button--quiet'
  remove.textContent = words.remove ?? ''
  remove.addEventListener('click', () => void removeWaiting(id).catch(console.warn))
  item.append(said, remove)
  return item
}
