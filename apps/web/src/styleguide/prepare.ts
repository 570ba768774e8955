import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'
import { lastContact } from '../server/last-contact.ts'
import { serverClock } from '../server/server-clock.ts'
import { NOW } from './samples/prices.ts'

/** Sets up this page and its browser for showing every state of the components. */
export function prepareStyleguide(): void {
  // No state depends on a server: responses are in caches, and other requests fail.
  globalThis.fetch = () => Promise.reject(new TypeError('The page of components has no server'))

  // Time of the sample prices, so that they are never old; the phone's clock is ahead of it.
  serverClock.told = { serverMs: NOW * 1000, phoneMs: Date.now(), sinceOpenedMs: performance.now() }

  // A photo can only be chosen online.
  Object.defineProperty(lastContact, 'heard', { get: () => 'there', set: () => {} })
  const settings = document.getElementById(PAGE_SETTINGS_ID)
  if (settings) settings.textContent = JSON.stringify({ photos: true })

  // Shows notices that were answered at an earlier visit.
  for (const note of ['clockAnswered', 'installAnswered']) localStorage.removeItem(note)
  localStorage.setItem('visits', `${Date.now()} 2`)

  // Forms take the focus when they open, and all are open here: prevents the page from scrolling.
  Element.prototype.scrollIntoView = () => {}
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (navigator.userActivation.hasBeenActive) focus.call(this, options)
  }
}
