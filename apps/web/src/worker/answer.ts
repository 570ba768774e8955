import { KEPT_WHEN_USED } from './decide.ts'
import { cacheOf, isOurs, isShellCache, isWhatItNames, type Shell } from './shell.ts'

/** The page that says that there is no network. */
const NO_NETWORK = '/offline'
/** So long a public page may take before the kept one is shown, ms. */
const PATIENCE_MS = 3_000

/** A file of this version as it was kept; an asset also of the version before. */
export async function kept(path: string, shell: Shell): Promise<Response | undefined> {
  // Opening a cache would make one that is gone, as when the worker is being taken back.
  const look = (cacheName: string) => caches.match(path, { cacheName, ignoreVary: true })
  const own = await look(cacheOf(shell))
  if (own || !path.startsWith('/assets/')) return own
  // Names of assets carry a hash: whichever cache has one has the right one.
  for (const name of (await caches.keys()).filter(isShellCache)) {
    const older = await look(name)
    if (older) return older
  }
  return undefined
}

/**
 * What was kept; the network where it is gone, as when the phone needed the room, or was never kept. A part of the
 * application that comes from there, as the chart of prices, is kept from then on: a farmer who has used it finds it
 * offline.
 */
export async function fromKept(request: Request, shell: Shell): Promise<Response> {
  const path = new URL(request.url).pathname
  const own = await kept(path, shell)
  if (own) return own
  const answer = await fromNetwork(request, shell)
  if (!path.startsWith('/assets/') || !answer.ok) return answer
  // As good as no answer; kept, it would stand in the part's place for as long as this version lasts.
  if (!isWhatItNames(path, answer)) return Response.error()
  await keepUsed(path, answer.clone(), shell)
  return answer
}

async function keepUsed(path: string, part: Response, shell: Shell): Promise<void> {
  try {
    // Opening a cache would make one that is being taken back.
    if (await caches.has(cacheOf(shell))) await (await caches.open(cacheOf(shell))).put(path, part)
  } catch {
    // No room: it is fetched again the next time.
  }
}

/** The network, and a page that says so where there is none. */
export async function fromNetwork(request: Request, shell: Shell): Promise<Response> {
  return orNoNetwork(fetch(request), request, shell)
}

async function orNoNetwork(asked: Promise<Response>, request: Request, shell: Shell): Promise<Response> {
  try {
    return await asked
  } catch (error) {
    // A frame is left empty: it is a part of a page that is there.
    const page = request.destination === 'document' ? await kept(NO_NETWORK, shell) : undefined
    if (page) return page
    throw error
  }
}

/** The network where it answers soon and well, else what was kept. A page that is kept when it is used is kept anew. */
export async function networkFirst(request: Request, shell: Shell): Promise<Response> {
  const path = new URL(request.url).pathname
  const asked = fetch(request).then(async (answer) => {
    if (!KEPT_WHEN_USED.includes(path) || !answer.ok) return answer
    const page = answer.clone()
    if (isOurs(await page.clone().text())) await keepUsed(path, page, shell)
    return answer
  })
  // Where the kept page went out, nobody waits for this one.
  asked.catch(() => {})
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await kept(path, shell)) ?? orNoNetwork(asked, request, shell)
}
