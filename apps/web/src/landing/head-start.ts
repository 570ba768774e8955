import { isDear } from '../plain/is-dear.ts'

/** A press leads inside for certain. */
const PRESSES = ['pointerdown', 'touchstart', 'keydown']
/** These nearly always do; not nearly enough where they are paid for. */
const REACHES = ['pointerover', 'focusin']

/**
 * Fetches the application's scripts as soon as somebody presses a link into it, or reaches for one where the network is
 * not known to be slow, paid for by what goes over it, or to be spared. Who does neither fetches nothing.
 *
 * With `modulepreload`, which every engine has and holds against `script-src`. Firefox holds a `prefetch` against
 * `default-src`, which is 'none', and WebKit has none; what `fetch` got, WebKit fetches again for a script where it
 * keeps nothing on a disk.
 *
 * @param urls the scripts of the login and signup pages; emptied when they are fetched
 */
export function giveHeadStart(urls: string[]): void {
  const fetchAll = () => {
    for (const url of urls.splice(0)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = url
      document.head.append(link)
    }
  }
  for (const intent of isDear(navigator) ? PRESSES : [...PRESSES, ...REACHES]) {
    document.addEventListener(intent, (event) => leadsInside(event.target) && fetchAll(), { passive: true })
  }
}

function leadsInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href="/login"], a[href="/signup"]') !== null
}
