import { readdirSync, statSync } from 'node:fs'
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
  { path: '/dashboard', of: 'scripts', bytes: 130_000 },
  // Who signs in waits for the form, not for the dashboard behind it.
  { path: '/login', of: 'scripts', bytes: 119_000 },
  { path: '/signup', of: 'scripts', bytes: 119_000 },
]

export interface Weights {
  /** One line a page, for people. */
  readonly lines: string[]
  /** What is too heavy. */
  readonly problems: string[]
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

/**
 * What a picture of a public page may weigh, in bytes: it is fetched when it comes into view, and apart from the page.
 */
export const PICTURE_LIMIT = 25_000

/** Weighs the pictures of the product that the landing page shows, one of them to whoever reads it. */
export function weighPictures(dist: string, limit: number = PICTURE_LIMIT): Weights {
  const weighed = readdirSync(dist)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => ({ file, bytes: statSync(join(dist, file)).size }))
  return {
    lines: weighed.map(({ file, bytes }) => `${file.padEnd(18)} ${inKb(bytes)}`),
    problems: weighed
      .filter(({ bytes }) => bytes > limit)
      .map(({ file, bytes }) => `${file}: ${inKb(bytes)}, over the limit of ${inKb(limit)}`),
  }
}

/** What a phone may be asked to keep, in bytes of brotli; most of it the browser has fetched already. */
export const SHELL_LIMIT = 260_000

/** Weighs what the service worker keeps, by path, of a compressed build. */
export function weighShell(paths: readonly string[], dist: string, limit: number = SHELL_LIMIT): Weights {
  const bytes = paths
    .map((path) => join(dist, path.includes('.') ? path : pageFile(path)))
    // A picture is sent as it is.
    .map((file) => (file.endsWith('.png') ? file : `${file}.br`))
    .reduce((sum, file) => sum + statSync(file).size, 0)
  return {
    lines: [`kept on the phone  ${inKb(bytes)} (brotli)`],
    problems: bytes > limit ? [`The shell weighs ${inKb(bytes)}, over the limit of ${inKb(limit)}`] : [],
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
