/*
 * Runs at the end of the dashboard's page, and shows this phone's last snapshot of the dashboard
 * until the application replaces it. Expired parts are hidden but keep their room. Presses on the
 * snapshot are repeated on the application's own elements.
 */
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { isSnapshotDeleted, readSnapshot } from '../phone/storage/snapshot.ts'
import type {} from '../server/early-responses.ts'
import { serverNow } from '../server/server-clock.ts'

/** Interval of checks for expired elements during the snapshot, in ms. */
const LOOK_EVERY_MS = 60_000

const PRESSED = 'button, a[href^="/"]'

function show(root: Element, waiting: Element): void {
  const kept = readSnapshot(Date.now())
  if (!kept) return
  const { content } = Object.assign(document.createElement('template'), { innerHTML: kept.html })
  const snapshot = content.firstElementChild
  if (!snapshot) return
  snapshot.setAttribute('data-picture', '')
  const hideWhatIsOver = () => {
    if (!snapshot.isConnected) clearInterval(looking)
    for (const part of snapshot.querySelectorAll<HTMLElement>('[data-until]'))
      if (!(Number(part.dataset.until) * 1000 > serverNow())) part.style.visibility = 'hidden'
  }
  // If the application never loads, the snapshot may stay on screen for hours.
  const looking = setInterval(hideWhatIsOver, LOOK_EVERY_MS)
  root.replaceChildren(snapshot)
  hideWhatIsOver()
  const another = new AbortController()
  pressAgain(root, snapshot, another.signal)
  const takeAway = () => {
    another.abort()
    if (snapshot.isConnected) root.replaceChildren(waiting)
  }
  // Logging out in another page deletes the snapshot.
  addEventListener('storage', () => {
    if (isSnapshotDeleted()) takeAway()
  })
  globalThis.earlyResponses?.get('/api/user')?.then(
    ({ headers, status }) => {
      const account = headers.get(ACCOUNT_HEADER)
      // A captive portal's page says nothing about our session.
      const isOurs = headers.get('content-type')?.startsWith('application/json')
      if (account === null ? status === 401 && isOurs : account !== kept.account) takeAway()
    },
    () => {},
  )
}

/** In ms. After this time, nobody expects the press to work. */
const FOUND_WITHIN_MS = 3_000

/**
 * Repeats a press on the snapshot on the element that replaces it, and moves the focus too. Waits
 * for elements that the application renders a moment later.
 *
 * @param signal aborts if the snapshot belongs to another account
 */
function pressAgain(root: Element, snapshot: Element, signal: AbortSignal): void {
  let pressed: Element | null = null
  let held: Element | null = null
  let focused: Element | null = null
  const of = ({ target }: Event) => (target as Element).closest(PRESSED)
  const twin = (one: Element | null) =>
    one &&
    [...root.querySelectorAll<HTMLElement>(PRESSED)].find(
      ({ className, textContent }) => className === one.className && textContent === one.textContent,
    )
  snapshot.addEventListener('click', (event) => {
    pressed = of(event)
    if (pressed) event.preventDefault()
  })
  snapshot.addEventListener('focusin', (event) => {
    focused = of(event)
  })
  // A touch fires a click where the finger is lifted. A mouse pressed on the snapshot and released
  // on its replacement fires no click, so this code does.
  snapshot.addEventListener('mousedown', (event) => {
    held = of(event)
  })
  const lifted = () => {
    if (!snapshot.isConnected) twin(held)?.click()
    held = null
  }
  addEventListener('mouseup', lifted, { signal })
  let isLate = false
  const observer = new MutationObserver(() => {
    if (snapshot.isConnected) return
    if (!isLate) {
      isLate = true
      setTimeout(stop, FOUND_WITHIN_MS)
      // Another press replaces the first.
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
  // Storage is blocked or damaged, so there is no snapshot.
}
