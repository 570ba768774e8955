import type { Shell } from './shell.ts'

/**
 * Source of a response: the worker's cache (`kept`); the network with the cache as a fallback
 * (`network_first`); the network with the offline page as a fallback (`network`); or the browser
 * without the worker (`browser`).
 */
export type ResponseSource = 'kept' | 'network_first' | 'network' | 'browser'

/** The fields of a request that decide its source. */
export interface RequestSummary {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/**
 * The application's pages are the same for every farmer and open from the cache. Public pages are
 * loaded from the server if it responds, because visitors may want the latest text.
 */
const OPENS_AT_ONCE = ['/dashboard', '/account']
/** Pages that are cached on first use, like modules. */
export const CACHED_ON_USE = ['/embed/assistant', '/privacy']

/**
 * Chooses the source of a response. API calls never pass through the worker: a mistake must not
 * show one farmer's data to another, and a streamed answer must not be buffered.
 */
export function chooseSource(
  { method, url, mode }: RequestSummary,
  origin: string,
  shell: Shell,
): ResponseSource {
  const { origin: site, pathname: path } = new URL(url)
  if (method !== 'GET' || site !== origin || path === '/api' || path.startsWith('/api/')) return 'browser'
  const isKept = shell.files.includes(path)
  if (mode !== 'navigate') return isKept || path.startsWith('/assets/') ? 'kept' : 'browser'
  if (CACHED_ON_USE.includes(path)) return 'network_first'
  if (!isKept) return 'network'
  return OPENS_AT_ONCE.includes(path) ? 'kept' : 'network_first'
}
