import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/pages/settings-id'

/**
 * Data that the server inserts into the worker's script: the files of one build, and the server's
 * settings.
 */
export interface Shell {
  /** Changes with the files and the settings. */
  readonly version: string
  readonly files: readonly string[]
}

const PREFIX = 'shell-'

/** Name of a version's cache. */
export const cacheName = ({ version }: Shell): string => `${PREFIX}${version}`

/** Whether a cache is one of ours, of any version. */
export const isShellCache = (name: string): boolean => name.startsWith(PREFIX)

/**
 * Whether a response has the type implied by its path: only pages are HTML. A captive portal
 * answers every request with a page.
 */
export const hasExpectedType = (path: string, { headers }: Response): boolean =>
  isPage(path) === (headers.get('content-type')?.startsWith('text/html') ?? false)

/** Whether one of our paths is a page. All other files have an extension. */
export const isPage = (path: string): boolean => !path.includes('.')

/**
 * Lists the caches that a new version can delete. The previous cache stays, because open pages of
 * that build may still load modules.
 *
 * @param names oldest first, as from `caches.keys()`
 */
export function outdatedCaches(names: readonly string[], shell: Shell): string[] {
  const others = names.filter((name) => isShellCache(name) && name !== cacheName(shell))
  return others.slice(0, -1)
}

/**
 * Whether a page and all its scripts belong to this version. A page loaded during an update of the
 * server may need files that are not cached.
 */
export function belongsToVersion(html: string, shell: Shell): boolean {
  if (!isOurPage(html)) return false
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  return named.every((file) => file !== undefined && shell.files.includes(file))
}

/** Whether a page is from our server instead of a captive portal. */
export const isOurPage = (html: string): boolean => html.includes(`id="${PAGE_SETTINGS_ID}"`)
