/*
 * Closes the dashboard's page: shows it as it was last drawn on this phone, until the application takes its place.
 * What of it has become untrue since is not seen, and leaves its room. What is pressed on it is pressed again on the
 * application's own.
 */
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { isErased, readPicture } from '../phone/kept/picture.ts'
import type {} from '../server/early-responses.ts'
import { serverNow } from '../server/server-clock.ts'

/** How often a picture that the application has not replaced is looked through for what is over, ms. */
const LOOK_EVERY_MS = 60_000

const PRESSED = 'button, a[href^="/"]'

function show(root: Element, waiting: Element): void {
  const kept = readPicture(Date.now())
  if (!kept) return
  const { content } = Object.assign(document.createElement('template'), { innerHTML: kept.html })
  const picture = content.firstElementChild
  if (!picture) return
  picture.setAttribute('data-picture', '')
  const hideWhatIsOver = () => {
    if (!picture.isConnected) clearInterval(looking)
    for (const part of picture.querySelectorAll<HTMLElement>('[data-until]'))
      if (!(Number(part.dataset.until) * 1000 > serverNow())) part.style.visibility = 'hidden'
  }
  // Where the application never comes, the page may lie open for hours.
  const looking = setInterval(hideWhatIsOver, LOOK_EVERY_MS)
  root.replaceChildren(picture)
  hideWhatIsOver()
  const another = new AbortController()
  pressAgain(root, picture, another.signal)
  const takeAway = () => {
    another.abort()
    if (picture.isConnected) root.replaceChildren(waiting)
  }
  // In another page the farmer has left.
  addEventListener('storage', () => {
    if (isErased()) takeAway()
  })
  globalThis.earlyResponses?.get('/api/user')?.then(
    ({ headers, status }) => {
      const account = headers.get(ACCOUNT_HEADER)
      // The page of a network that wants a sign-in of its own says nothing about ours.
      const isOurs = headers.get('content-type')?.startsWith('application/json')
      if (account === null ? status === 401 && isOurs : account !== kept.account) takeAway()
    },
    () => {},
  )
}

/** So long what was pressed is looked for in the application's own, ms: later, nobody expects it any more. */
const FOUND_WITHIN_MS = 3_000

/**
 * What is pressed while the picture stands there is pressed on what takes its place, and what had the focus has it.
 * What the application draws a moment later is waited for.
 *
 * @param signal the picture was another's
 */
function pressAgain(root: Element, picture: Element, signal: AbortSignal): void {
  let pressed: Element | null = null
  let held: Element | null = null
  let focused: Element | null = null
  const of = ({ target }: Event) => (target as Element).closest(PRESSED)
  const twin = (one: Element | null) =>
    one &&
    [...root.querySelectorAll<HTMLElement>(PRESSED)].find(
      ({ className, textContent }) => className === one.className && textContent === one.textContent,
    )
  picture.addEventListener('click', (event) => {
    pressed = of(event)
    if (pressed) event.preventDefault()
  })
  picture.addEventListener('focusin', (event) => {
    focused = of(event)
  })
  // What a finger is lifted from is clicked; what a mouse is lifted from is not, where another was pressed down.
  picture.addEventListener('mousedown', (event) => {
    held = of(event)
  })
  const lifted = () => {
    if (!picture.isConnected) twin(held)?.click()
    held = null
  }
  addEventListener('mouseup', lifted, { signal })
  let isLate = false
  const observer = new MutationObserver(() => {
    if (picture.isConnected) return
    if (!isLate) {
      isLate = true
      setTimeout(stop, FOUND_WITHIN_MS)
      // Whoever presses again means that.
      addEventListener('pointerdown', stop, { once: true, signal })
    }
    twin(focused)?.focus({ preventScroll: true })
    focused = null
    const found = twin(pressed)
    if (found || !pressed) stop()
    found?.click()
  })
  const stop = () => {
    pressed = null
    observer.disconnect()
  }
  signal.addEventListener('abort', stop)
  observer.observe(root, { childList: true, subtree: true })
}

try {
  const root = document.getElementById('root')
  const waiting = root?.querySelector(':scope > .loading')
  if (root && waiting && navigator.serviceWorker?.controller) show(root, waiting)
} catch {
  // Storage is blocked or spoilt: the application shows what it has.
}
