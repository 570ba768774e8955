/** What some browsers tell of the network (wicg.github.io/netinfo); others know nothing of it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Fetches the application's scripts before they are needed: as soon as somebody reaches for a link into it, else when
 * the page has nothing better to do, unless the network is known to be slow, paid for by what goes over it, or to be
 * spared.
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
      link.fetchPriority = 'low'
      link.href = url
      document.head.append(link)
    }
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, (event) => leadsInside(event.target) && fetchAll(), { passive: true })
  }
  if (!isDear(navigator)) whenIdle(fetchAll)
}

/**
 * Whether every byte counts: the browser saves data, has less than what is called 4G, or is one that may pay by volume.
 * That is said by few (no iPhone, no Firefox), so what is held in a hand pays, unless it is known to be on Wi-Fi.
 */
function isDear({ connection }: Navigator & { connection?: Connection }): boolean {
  const { saveData, type, effectiveType = '4g' } = connection ?? {}
  const mayPay = type === undefined ? matchMedia('(pointer: coarse)').matches : type === 'cellular'
  return saveData === true || mayPay || effectiveType !== '4g'
}

function leadsInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href="/login"], a[href="/signup"]') !== null
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  else setTimeout(task, 2000)
}
