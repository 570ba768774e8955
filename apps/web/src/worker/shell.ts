import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/pages/settings-id'

/** Data that the server inserts into the worker's script: the files of one build, with this server's settings. */
export interface Shell {
  /** Changes with the files and the settings. */
  readonly version: string
  /** Paths of pages, assets and icons. */
  readonly files: readonly string[]
}

const PREFIX = 'shell-'

/** Name of the cache of one version. */
export const cacheName = ({ version }: Shell): string => `${PREFIX}${version}`

/** Whether a cache is one of ours, of any version. */
export const isShellCache = (name: string): boolean => name.startsWith(PREFIX)

/**
 * Whether a response has the type that its path implies: pages are HTML, and nothing else is. A captive portal answers
 * every request with a page.
 */
export const hasExpectedType = (path: string, { headers }: Response): boolean =>
  isPage(path) === (headers.get('content-type')?.startsWith('text/html') ?? false)

/** Whether one of our paths is a page: all other files have an extension. */
export const isPage = (path: string): boolean => !path.includes('.')

/**
 * Caches that a new version can delete; `names` is oldest first, as from `caches.keys()`. The previous one stays for
 * open pages of that build that have not loaded all modules.
 */
export function outdatedCaches(names: readonly string[], shell: Shell): string[] {
  const others = names.filter((name) => isShellCache(name) && name !== cacheName(shell))
  return others.slice(0, -1)
}

/**
 * Whether a page belongs to this version: it is ours, and so are all its scripts. A page loaded while the server was
 * being replaced by another build would request files that are not cached.
 */
export function belongsToVersion(html: string, shell: Shell): boolean {
  if (!isOurPage(html)) return false
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  return named.every((file) => file !== undefined && shell.files.includes(file))
}

/** Whether a page comes from our server, not from a captive portal. */
export const isOurPage = (html: string): boolean => html.includes(`id="${PAGE_SETTINGS_ID}"`)
