interface Connection {
  saveData?: boolean
}

/**
 * Fetches the application's scripts before they are needed: as soon as somebody reaches for a link into it, else when
 * the page has nothing better to do, unless the phone is set to save data.
 *
 * @param urls the scripts of the login and signup pages; emptied when they are fetched
 */
export function giveHeadStart(urls: string[]): void {
  const fetchAll = () => {
    for (const url of urls.splice(0)) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = url
      document.head.append(link)
    }
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, (event) => leadsInside(event.target) && fetchAll(), { passive: true })
  }
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection?.saveData) whenIdle(fetchAll)
}

function leadsInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href="/login"], a[href="/signup"]') !== null
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  else setTimeout(task, 2000)
}
