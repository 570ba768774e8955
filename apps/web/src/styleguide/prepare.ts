import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/page-settings'
import { lastContact } from '../server/last-contact.ts'
import { serverClock } from '../server/server-clock.ts'
import { NOW } from './samples/prices.ts'

/** Prepares the page and the browser for showing every state of the components. */
export function prepareStyleguide(): void {
  // All responses are in caches, and other requests fail.
  globalThis.fetch = () => Promise.reject(new TypeError('The page of components has no server'))

  // The time of the sample prices, so that they are never outdated. The phone's clock is therefore
  // ahead.
  serverClock.told = { serverMs: NOW * 1000, phoneMs: Date.now(), sinceOpenedMs: performance.now() }

  // Choosing a photo requires being online.
  Object.defineProperty(lastContact, 'heard', { get: () => 'there', set: () => {} })
  const settings = document.getElementById(PAGE_SETTINGS_ID)
  if (settings) settings.textContent = JSON.stringify({ photos: true })

  // Shows notices that were answered on an earlier visit.
  for (const note of ['clockAnswered', 'installAnswered']) localStorage.removeItem(note)
  localStorage.setItem('visits', `${Date.now()} 2`)

  // Forms take the focus when they open, and all forms are open here. Prevents the page from
  // scrolling.
  Element.prototype.scrollIntoView = () => {}
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (navigator.userActivation.hasBeenActive) focus.call(this, options)
  }
}
