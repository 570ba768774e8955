import type { Shell } from './shell.ts'

/**
 * Who answers a request: the worker from what it keeps (`kept`); the network, and what is kept where that does not
 * answer (`network_first`); the network, and a page that says there is none (`network`); or nobody but the browser
 * itself (`browser`).
 */
export type Answerer = 'kept' | 'network_first' | 'network' | 'browser'

/** What is asked, as far as it decides. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/**
 * Pages of the application are the same for every farmer and open at once. The public ones come from the server where
 * it answers, for somebody may only want to read what is new.
 */
const OPENS_AT_ONCE = ['/dashboard', '/account']
/** Pages of ours that are kept from when they were used, as parts are. */
export const KEPT_WHEN_USED = ['/embed/assistant', '/privacy']

/**
 * Who answers. Calls are never the worker's: nothing of one farmer's may reach another by a mistake made here, and a
 * streamed answer must not pass through it.
 */
export function decide({ method, url, mode }: Asked, origin: string, shell: Shell): Answerer {
  const { origin: site, pathname: path } = new URL(url)
  if (method !== 'GET' || site !== origin || path === '/api' || path.startsWith('/api/')) return 'browser'
  const isKept = shell.files.includes(path)
  if (mode !== 'navigate') return isKept || path.startsWith('/assets/') ? 'kept' : 'browser'
  if (KEPT_WHEN_USED.includes(path)) return 'network_first'
  if (!isKept) return 'network'
  return OPENS_AT_ONCE.includes(path) ? 'kept' : 'network_first'
}
