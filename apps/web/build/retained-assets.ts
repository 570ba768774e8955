import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** In ms. A page without a caching service worker may stay open for a week. */
const STAYS_MS = 7 * 24 * 3_600_000
/** Limits the folder's size when builds are frequent. The newest files are retained. */
const MOST_FILES = 600

/** Times at which files of earlier builds were replaced (ms since 1970), by file name. */
export type ReplacementTimes = Readonly<Record<string, number>>

/**
 * Selects the files of earlier builds to retain beside a new build, with their replacement times.
 * Excludes files that the new build contains.
 *
 * @param before files of the previous build, including retained ones
 */
export function selectRetainedAssets(
  before: readonly string[],
  replaced: ReplacementTimes,
  current: readonly string[],
  now: number,
): ReplacementTimes {
  const has = new Set(current)
  return Object.fromEntries(
    before
      .filter((file) => !has.has(file))
      .map((file) => [file, Math.min(replaced[file] ?? now, now)] as const)
      .filter(([, at]) => now - at < STAYS_MS)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_FILES),
  )
}

const list = (dir: string) => (existsSync(dir) ? readdirSync(dir) : [])
const NOTE = 'replaced.json'

/** Copies the existing assets aside before a build empties their folder. */
export function retainOldAssets(dist: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const file of list(join(dist, 'assets'))) copyFileSync(join(dist, 'assets', file), join(aside, file))
  const note = join(dist, 'worker', NOTE)
  if (existsSync(note)) copyFileSync(note, join(aside, NOTE))
}

/**
 * Restores the retained assets after a build, for pages of an earlier build that are still open.
 */
export function restoreOldAssets(dist: string, aside: string, now: number): void {
  const note = join(aside, NOTE)
  const replaced: ReplacementTimes = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const before = list(aside).filter((file) => file !== NOTE)
  const kept = selectRetainedAssets(before, replaced, list(join(dist, 'assets')), now)
  for (const file of Object.keys(kept)) copyFileSync(join(aside, file), join(dist, 'assets', file))
  // The server never serves the workers' folder directly.
  writeFileSync(join(dist, 'worker', NOTE), JSON.stringify(kept))
  rmSync(aside, { recursive: true, force: true })
}
