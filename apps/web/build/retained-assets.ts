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

/** Retention time of a replaced file, in ms: a page without a caching service worker may stay open that long. */
const STAYS_MS = 7 * 24 * 3_600_000
/** Maximum number of retained files, in case of frequent builds. The newest files are retained. */
const MOST_FILES = 600

/** Time at which each file of an earlier build was replaced (ms since 1970), by name. */
export type ReplacementTimes = Readonly<Record<string, number>>

/**
 * Files of earlier builds to retain beside a new build, with the times when they were replaced. Excludes files that the
 * new build contains.
 *
 * @param before files of the previous build, and files retained beside it
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

/** Copies the existing assets aside before a build empties its folder. */
export function retainOldAssets(dist: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const file of list(join(dist, 'assets'))) copyFileSync(join(dist, 'assets', file), join(aside, file))
  const note = join(dist, 'worker', NOTE)
  if (existsSync(note)) copyFileSync(note, join(aside, NOTE))
}

/** Restores the retained assets after a build, for browsers that still show a page of an earlier build. */
export function restoreOldAssets(dist: string, aside: string, now: number): void {
  const note = join(aside, NOTE)
  const replaced: ReplacementTimes = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const before = list(aside).filter((file) => file !== NOTE)
  const kept = selectRetainedAssets(before, replaced, list(join(dist, 'assets')), now)
  for (const file of Object.keys(kept)) copyFileSync(join(aside, file), join(dist, 'assets', file))
  // Stored in the workers' folder, which is never served directly.
  writeFileSync(join(dist, 'worker', NOTE), JSON.stringify(kept))
  rmSync(aside, { recursive: true, force: true })
}
