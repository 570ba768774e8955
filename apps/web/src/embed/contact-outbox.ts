import { hasFlag } from '../browser/flags.ts'
import { addChange, onOutboxChange, readQueuedChanges, removeEntry } from '../phone/outbox/outbox.ts'
import type { QueuedChange } from '../phone/outbox/outbox-entry.ts'
import { clearRetryDelay, sendChanges } from '../phone/outbox/send-changes.ts'
import { openPhoneDatabase } from '../phone/storage/database.ts'
import { readOwner } from '../phone/storage/owner.ts'
import { ensureFormWords, loadLocale } from '../words.ts'
import type { OutgoingMessage } from './contact-form.ts'

/** Interval at which an open form checks for a network, in ms. */
const TRY_EVERY_MS = 30_000

async function whoseItIs(): Promise<string> {
  if (hasFlag('loggedOut')) return ''
  return (await readOwner(await openPhoneDatabase(), Date.now())) ?? ''
}

/**
 * Queues a message on this phone until there is a network, and shows the message in `list`.
 *
 * @returns false if nothing can be saved on this phone
 */
export async function queueMessage(
  message: OutgoingMessage,
  list: HTMLElement,
  thanks: HTMLElement,
): Promise<boolean> {
  if (hasFlag('keepNothing')) return false
  const { formId: id } = message
  const change = { kind: 'message', args: { body: message } } as const
  await addChange(await whoseItIs(), { id, slot: id, change }, Date.now())
  await showQueuedMessages(list, thanks)
  return true
}

let isShown = false

/**
 * Shows the queued messages of the current account and of no account. Sends them when there is a
 * network.
 */
export async function showQueuedMessages(list: HTMLElement, thanks: HTMLElement): Promise<void> {
  if (isShown) return
  isShown = true
  // The application's words contain the server's error messages.
  await loadLocale(document.documentElement.lang)
  await ensureFormWords()
  const accounts = [...new Set([await whoseItIs(), ''])]
  const draw = async () => {
    const waiting = await Promise.all(accounts.map(readQueuedChanges))
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
  onOutboxChange(() => void draw().catch(console.warn))
  addEventListener('online', () => {
    clearRetryDelay()
    void sendAll()
  })
  setInterval(sendAll, TRY_EVERY_MS)
  await sendAll()
}

function lineOf({ id, change, refused }: QueuedChange, words: DOMStringMap): HTMLElement {
  const item = document.createElement('li')
  const said = document.createElement('p')
  const text = change.kind === 'message' ? `“${change.args.body.message}”` : ''
  said.textContent = refused === undefined ? `${words.waits} ${text}` : `${words.refused} ${text} ${refused}`
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'button button--quiet'
  remove.textContent = words.remove ?? ''
  remove.addEventListener('click', () => void removeEntry(id).catch(console.warn))
  item.append(said, remove)
  return item
}
