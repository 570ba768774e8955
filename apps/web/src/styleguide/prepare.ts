import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'
import { line } from '../server/line.ts'
import { serverClock } from '../server/server-clock.ts'
import { NOW } from './shown/prices.ts'

/** Makes this page and its browser what the components need to be shown in every state. */
export function prepare(): void {
  // No state depends on a server: answers stand in caches, and whatever else is asked for has no network.
  globalThis.fetch = () => Promise.reject(new TypeError('The page of components has no server'))

  // The time of the prices that are shown, so that they are never old; the phone's clock is ahead of it.
  serverClock.told = { serverMs: NOW * 1000, phoneMs: Date.now(), sinceOpenedMs: performance.now() }

  // A photo can only be chosen with a network.
  Object.defineProperty(line, 'heard', { get: () => 'there', set: () => {} })
  const settings = document.getElementById(PAGE_SETTINGS_ID)
  if (settings) settings.textContent = JSON.stringify({ photos: true })

  // Notes that were answered at another visit are shown again.
  for (const note of ['clockAnswered', 'installAnswered']) localStorage.removeItem(note)
  localStorage.setItem('visits', `${Date.now()} 2`)

  // Forms take the focus when they open, and here all are open: the page stays at its beginning until it is used.
  Element.prototype.scrollIntoView = () => {}
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (navigator.userActivation.hasBeenActive) focus.call(this, options)
  }
}
