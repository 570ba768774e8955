import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/pages/settings-id'

/**
 * What the server fills into the worker's script when it sends it: the files of one build, at this server's settings.
 */
export interface Shell {
  /** Other files or other settings are another version. */
  readonly version: string
  /** Paths: pages, assets, icons. */
  readonly files: readonly string[]
}

const PREFIX = 'shell-'

/** The cache that keeps one version of the shell. */
export const cacheOf = ({ version }: Shell): string => `${PREFIX}${version}`

/** Whether a cache is one of ours, whatever its version. */
export const isShellCache = (name: string): boolean => name.startsWith(PREFIX)

/**
 * Whether an answer is what its path names: pages are HTML, and nothing else is. A network that wants a sign-in of its
 * own answers with a page whatever is asked for.
 */
export const isWhatItNames = (path: string, { headers }: Response): boolean =>
  isPage(path) === (headers.get('content-type')?.startsWith('text/html') ?? false)

/** Whether a path of ours is a page's: all else has an extension. */
export const isPage = (path: string): boolean => !path.includes('.')

/**
 * Which caches a new version has no use for, oldest first in `names` as `caches.keys()` gives them. The one before
 * stays for a page of that build that is still open and has not fetched all of its parts.
 */
export function outdated(names: readonly string[], shell: Shell): string[] {
  const others = names.filter((name) => isShellCache(name) && name !== cacheOf(shell))
  return others.slice(0, -1)
}

/**
 * Whether a page belongs to this version: it is ours, and all scripts that it names do. One that came while the server
 * was being replaced by another build would ask for files that nobody has kept.
 */
export function belongs(html: string, shell: Shell): boolean {
  if (!html.includes(`id="${PAGE_SETTINGS_ID}"`)) return false
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  return named.every((file) => file !== undefined && shell.files.includes(file))
}
