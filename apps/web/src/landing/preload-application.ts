import { shouldSaveData } from '../browser/should-save-data.ts'

/** Events of a press, which certainly opens the link. */
const PRESSES = ['pointerdown', 'touchstart', 'keydown']
/** Events that usually precede a press; not reliable enough on a metered connection. */
const REACHES = ['pointerover', 'focusin']

/**
 * Preloads the application's scripts when a link into the application is pressed, or is hovered or focused on a network
 * that is not known to be slow, metered or in data-saving mode. Otherwise it loads nothing.
 *
 * Uses `modulepreload`, which every engine supports and checks against `script-src`. Firefox checks `prefetch` against
 * `default-src`, which is 'none', and WebKit does not support it; a script loaded with `fetch` is loaded again by
 * WebKit without a disk cache.
 *
 * @param urls scripts of the login and signup pages; emptied once they are loaded
 */
export function preloadApplication(urls: string[]): void {
  const fetchAll = () => {
    for (const url of urls.splice(0)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = url
      document.head.append(link)
    }
  }
  for (const intent of shouldSaveData(navigator) ? PRESSES : [...PRESSES, ...REACHES]) {
    document.addEventListener(intent, (event) => leadsInside(event.target) && fetchAll(), { passive: true })
  }
}

function leadsInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href="/login"], a[href="/signup"]') !== null
}
