import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import type { Manifest } from './manifest.ts'
import { pageFile, pageScripts } from './write-pages.ts'

/** What a page may weigh, in bytes of brotli. A farmer pays for every one of them. */
interface Limit {
  readonly path: string
  readonly of: 'page' | 'scripts'
  readonly bytes: number
}

export const limits: readonly Limit[] = [
  // The page with its own script: everything that a first visit needs, in one first window of TCP.
  { path: '/', of: 'page', bytes: 10_000 },
  { path: '/dashboard', of: 'scripts', bytes: 122_000 },
]

export interface Weights {
  /** One line a page, for people. */
  readonly lines: readonly string[]
  /** What is too heavy. */
  readonly problems: readonly string[]
}

/** Weighs every page of a compressed build against the limits. */
export function checkWeights(pages: readonly Page[], manifest: Manifest, dist: string): Weights {
  const size = (file: string) => statSync(join(dist, `${file}.br`)).size
  const weighed = pages.map((page) => {
    const html = size(pageFile(page.path))
    const scripts = pageScripts(page, manifest).reduce((sum, file) => sum + size(file), 0)
    return { path: page.path, html, scripts }
  })
  return {
    lines: weighed.map(
      ({ path, html, scripts }) =>
        `${path.padEnd(18)} ${inKb(html)} HTML and CSS, ${inKb(scripts)} script (brotli)`,
    ),
    problems: weighed.flatMap((weight) => tooHeavy(weight)),
  }
}

/** Which limits a page breaks. */
export function tooHeavy(weight: { path: string; html: number; scripts: number }): string[] {
  return limits
    .filter((limit) => limit.path === weight.path)
    .map((limit) => ({ ...limit, is: limit.of === 'page' ? weight.html + weight.scripts : weight.scripts }))
    .filter(({ is, bytes }) => is > bytes)
    .map(({ path, of, is, bytes }) => `${path}: ${of} ${inKb(is)}, over the limit of ${inKb(bytes)}`)
}

/** Kilobytes of 1000 bytes, as they are sold. */
function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
