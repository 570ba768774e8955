import type { Api } from '@smart-farming/contracts/api'
import type { ContactMessage } from '@smart-farming/contracts/contact'
import type { ErrorEnvelope } from '@smart-farming/contracts/errors'
import { deadlineSignal } from '../browser/deadline.ts'
import { randomUuid } from '../browser/random-uuid.ts'

// Literal path, because importing the API table would load zod. The type checks the path against
// the table.
const PATH: Api['contact']['send']['path'] = '/api/contact'
const DEADLINE_MS = 15_000
/** Every attempt to send a message uses the same id. */
export type OutgoingMessage = ContactMessage & { formId: string }

/** Placeholder for the seconds to wait, in the page's words. */
export const SECONDS_PLACEHOLDER = '{seconds}'

/**
 * Prefills the message for a topic in the URL (`?about=login`). The text is the page's own, because
 * anyone can write a URL. Existing text stays.
 */
export function prefillMessage(form: HTMLFormElement, search: string): void {
  const message = form.querySelector('textarea')
  const words = new URLSearchParams(search).get('about') === 'login' && form.dataset.aboutLogin
  if (message?.value === '' && words) message.value = words
}

/**
 * Makes the form send its message, one attempt at a time, and show the result. The text stays until
 * the server has received the message.
 *
 * @param letWait queues a message until there is a network, and resolves to true if queued;
 * undefined without a queue
 */
export function hydrateContactForm(
  form: HTMLFormElement,
  thanks: HTMLElement,
  letWait?: (message: OutgoingMessage) => Promise<boolean>,
): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  const failure = form.querySelector<HTMLElement>('[role=alert]')
  if (!button || !failure) throw new Error('The contact form lacks a part')
  const idleText = button.textContent
  const offer = form.querySelector<HTMLElement>('.contact__offer')
  let tried = { text: '', formId: '' }

  const show = (message: string | undefined) => {
    failure.hidden = message === undefined
    failure.textContent = message ?? ''
  }

  /** Undefined if a field is empty, which also shows an error. */
  const typed = (): OutgoingMessage | undefined => {
    const message = typedInto(form)
    const isWhole = Object.values(message).every((value) => value.trim() !== '')
    show(isWhole ? undefined : form.dataset.incomplete)
    if (!isWhole) return undefined
    // A message may arrive even if its response is lost, so retries use the same id until the text
    // changes.
    const text = JSON.stringify(message)
    tried = { text, formId: tried.text === text ? tried.formId : randomUuid() }
    return { ...message, formId: tried.formId }
  }

  button.disabled = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const message = typed()
    if (message === undefined) return
    if (offer) offer.hidden = true
    button.disabled = true
    button.textContent = form.dataset.busy ?? null
    const problem = await send(message, form.dataset)
    button.disabled = false
    button.textContent = idleText
    if (problem !== undefined) {
      show(problem)
      button.focus()
      if (offer && letWait) offer.hidden = problem !== form.dataset.noNetwork
      return
    }
    form.reset()
    form.hidden = true
    thanks.hidden = false
  })

  const [wait, cannot] = [offer?.querySelector('button'), offer?.querySelector('p')]
  wait?.addEventListener('click', async () => {
    const message = typed()
    if (message === undefined) return
    const waits = await letWait?.(message).catch(() => false)
    if (waits) form.reset()
    else if (cannot) cannot.hidden = false
    wait.hidden = !waits
    if (offer) offer.hidden = waits === true
  })
}

/** Resolves to undefined on success, or else to an error message from the page or the server. */
async function send(
  message: ContactMessage,
  { tooMany = '', failed = '', noNetwork = '' }: DOMStringMap,
): Promise<string | undefined> {
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify(message),
      signal: deadlineSignal(DEADLINE_MS),
    })
    // A captive portal answers with its own HTML page.
    if (response.ok && !response.headers.get('content-type')?.startsWith('application/json')) return noNetwork
    if (response.ok) return undefined
    const body: Partial<ErrorEnvelope> = await response.json().catch(() => ({}))
    const wait = response.status === 429 ? response.headers.get('retry-after') : null
    if (wait !== null) return tooMany.replace(SECONDS_PLACEHOLDER, wait)
    return body.message || failed
  } catch {
    return noNetwork
  }
}

function typedInto(form: HTMLFormElement): Omit<ContactMessage, 'formId'> {
  const data = new FormData(form)
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? '')
  return { name: text('name'), replyTo: text('replyTo'), message: text('message') }
}
