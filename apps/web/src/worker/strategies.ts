import { CACHED_ON_USE } from './choose-source.ts'
import { cacheName, hasExpectedType, isOurPage, isShellCache, type Shell } from './shell.ts'

/** Page shown without a network. */
const NO_NETWORK = '/offline'
/** In ms. After this wait, the cached copy of a public page is shown. */
const PATIENCE_MS = 3_000

/** Returns a cached file of this version. An asset may also be in the previous version's cache. */
export async function cachedResponse(path: string, shell: Shell): Promise<Response | undefined> {
  // Unlike `caches.open`, this does not recreate a cache that was deleted, such as during removal
  // of the worker.
  const look = (cacheName: string) => caches.match(path, { cacheName, ignoreVary: true })
  const own = await look(cacheName(shell))
  if (own || !path.startsWith('/assets/')) return own
  // Assets have hashed names, so every cached copy is the right file.
  for (const name of (await caches.keys()).filter(isShellCache)) {
    const older = await look(name)
    if (older) return older
  }
  return undefined
}

/**
 * Responds from the cache, or from the network if the file was evicted or never cached. A module
 * loaded from the network, such as the price chart, is then cached for offline use.
 */
export async function cacheFirst(request: Request, shell: Shell): Promise<Response> {
  const path = new URL(request.url).pathname
  const own = await cachedResponse(path, shell)
  if (own) return own
  const answer = await networkOnly(request, shell)
  if (!path.startsWith('/assets/') || !answer.ok) return answer
  // Treated as a failure, because a cached captive portal's page would replace the module for the
  // lifetime of this version.
  if (!hasExpectedType(path, answer)) return Response.error()
  await keepUsed(path, answer.clone(), shell)
  return answer
}

async function keepUsed(path: string, part: Response, shell: Shell): Promise<void> {
  try {
    // Opening a cache that is being deleted would recreate it.
    if (await caches.has(cacheName(shell))) await (await caches.open(cacheName(shell))).put(path, part)
  } catch {
    // Storage is full. The file is loaded again next time.
  }
}

/** Responds from the network, or with the offline page. */
export async function networkOnly(request: Request, shell: Shell): Promise<Response> {
  return orNoNetwork(fetch(request), request, shell)
}

async function orNoNetwork(asked: Promise<Response>, request: Request, shell: Shell): Promise<Response> {
  try {
    return await asked
  } catch (error) {
    // A frame stays empty, because the page around it is still visible.
    const page = request.destination === 'document' ? await cachedResponse(NO_NETWORK, shell) : undefined
    if (page) return page
    throw error
  }
}

/**
 * Responds from the network if that is fast and succeeds, or else from the cache. Updates the
 * cached copy of pages cached on use.
 */
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
