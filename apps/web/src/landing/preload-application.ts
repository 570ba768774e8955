import { shouldSaveData } from '../browser/should-save-data.ts'

/** Events of a press, which certainly opens the link. */
const PRESSES = ['pointerdown', 'touchstart', 'keydown']
/** Events that usually precede a press. Not reliable enough on a metered connection. */
const REACHES = ['pointerover', 'focusin']

/**
 * Preloads the application's scripts when a link into the application is pressed. On a network not
 * known to be slow or metered, hovering or focusing the link is enough.
 *
 * Uses `modulepreload`, which every engine supports and checks against `script-src`. Firefox checks
 * `prefetch` against `default-src`, which is 'none', and WebKit does not support `prefetch`. A
 * script loaded with `fetch` is loaded again by WebKit without a disk cache.
 *
 * @param urls scripts of the login and signup pages; emptied once loaded
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
