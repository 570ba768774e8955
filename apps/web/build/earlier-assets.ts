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

/**
 * So long after it was replaced a file stays, ms: a page may be open for as long without a worker that keeps its parts.
 */
const STAYS_MS = 7 * 24 * 3_600_000
/** Whoever builds a hundred times a day needs no more than this; the newest stay. */
const MOST_FILES = 600

/** When a file of an earlier build was replaced (ms since 1970), by its name. */
export type Replaced = Readonly<Record<string, number>>

/**
 * Which files of earlier builds stay beside a new build, and since when they are replaced. A file that the new build
 * has again is none of them.
 *
 * @param before the files of the build before, with what stayed beside it
 */
export function staying(
  before: readonly string[],
  replaced: Replaced,
  current: readonly string[],
  now: number,
): Replaced {
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

/** Before a build, which empties its folder: puts the assets that are there aside. */
export function putAside(dist: string, aside: string): void {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const file of list(join(dist, 'assets'))) copyFileSync(join(dist, 'assets', file), join(aside, file))
  const note = join(dist, 'worker', NOTE)
  if (existsSync(note)) copyFileSync(note, join(aside, NOTE))
}

/** After a build: puts those back that stay, for browsers whose page is of an earlier one. */
export function putBack(dist: string, aside: string, now: number): void {
  const note = join(aside, NOTE)
  const replaced: Replaced = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}
  const before = list(aside).filter((file) => file !== NOTE)
  const kept = staying(before, replaced, list(join(dist, 'assets')), now)
  for (const file of Object.keys(kept)) copyFileSync(join(aside, file), join(dist, 'assets', file))
  // Beside the workers, where nothing is served from.
  writeFileSync(join(dist, 'worker', NOTE), JSON.stringify(kept))
  rmSync(aside, { recursive: true, force: true })
}
