import { CACHED_ON_USE } from './choose-source.ts'
import { cacheName, hasExpectedType, isOurPage, isShellCache, type Shell } from './shell.ts'

/** The offline page. */
const NO_NETWORK = '/offline'
/** Maximum wait for a public page before the cached one is shown, ms. */
const PATIENCE_MS = 3_000

/** A cached file of this version; an asset may also come from the previous version's cache. */
export async function cachedResponse(path: string, shell: Shell): Promise<Response | undefined> {
  // Opening a cache would recreate it if it has been deleted, as during removal of the worker.
  const look = (cacheName: string) => caches.match(path, { cacheName, ignoreVary: true })
  const own = await look(cacheName(shell))
  if (own || !path.startsWith('/assets/')) return own
  // Assets have hashed names: any cache that contains one has the right one.
  for (const name of (await caches.keys()).filter(isShellCache)) {
    const older = await look(name)
    if (older) return older
  }
  return undefined
}

/**
 * Cached response; from the network if it was evicted or never cached. A module loaded this way, such as the price
 * chart, is then cached, so that it works offline after its first use.
 */
export async function cacheFirst(request: Request, shell: Shell): Promise<Response> {
  const path = new URL(request.url).pathname
  const own = await cachedResponse(path, shell)
  if (own) return own
  const answer = await networkOnly(request, shell)
  if (!path.startsWith('/assets/') || !answer.ok) return answer
  // Treated as no response: once cached, a captive portal's page would replace the module for the lifetime of this
  // version.
  if (!hasExpectedType(path, answer)) return Response.error()
  await keepUsed(path, answer.clone(), shell)
  return answer
}

async function keepUsed(path: string, part: Response, shell: Shell): Promise<void> {
  try {
    // Opening a cache would recreate it while it is being deleted.
    if (await caches.has(cacheName(shell))) await (await caches.open(cacheName(shell))).put(path, part)
  } catch {
    // Storage is full: the file is loaded again the next time.
  }
}

/** Network response, or the offline page. */
export async function networkOnly(request: Request, shell: Shell): Promise<Response> {
  return orNoNetwork(fetch(request), request, shell)
}

async function orNoNetwork(asked: Promise<Response>, request: Request, shell: Shell): Promise<Response> {
  try {
    return await asked
  } catch (error) {
    // A frame stays empty, because the page around it is still shown.
    const page = request.destination === 'document' ? await cachedResponse(NO_NETWORK, shell) : undefined
    if (page) return page
    throw error
  }
}

/** Network response if it is fast and successful, else the cached one. A page cached on use is updated. */
export async function networkFirst(request: Request, shell: Shell): Promise<Response> {
  const path = new URL(request.url).pathname
  const asked = fetch(request).then(async (answer) => {
    if (!CACHED_ON_USE.includes(path) || !answer.ok) return answer
    const page = answer.clone()
    if (isOurPage(await page.clone().text())) await keepUsed(path, page, shell)
    return answer
  })
  // Nothing awaits this response once the cached page has been sent.
  asked.catch(() => {})
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await cachedResponse(path, shell)) ?? orNoNetwork(asked, request, shell)
}
