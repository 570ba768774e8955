import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import type { Manifest } from './manifest.ts'
import { pageFile, pageScripts } from './write-pages.ts'

/** Size limits of pages, in bytes of brotli. Farmers pay for every byte. */
interface Limit {
  readonly path: string
  readonly of: 'page' | 'scripts'
  readonly bytes: number
}

export const pageLimits: readonly Limit[] = [
  // The page and its own script: a whole first visit fits into one initial TCP window.
  { path: '/', of: 'page', bytes: 10_000 },
  { path: '/dashboard', of: 'scripts', bytes: 130_000 },
  // Logging in waits for the form, not for the dashboard that opens afterwards.
  { path: '/login', of: 'scripts', bytes: 119_000 },
  { path: '/signup', of: 'scripts', bytes: 119_000 },
]

export interface SizeReport {
  /** Report for the log, with one line for each page. */
  readonly lines: string[]
  /** Messages about pages above their limit. */
  readonly problems: string[]
}

/** Checks every page of a compressed build against its limits. */
export function checkPageSizes(pages: readonly Page[], manifest: Manifest, dist: string): SizeReport {
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
    problems: weighed.flatMap((weight) => exceededLimits(weight)),
  }
}

/**
 * Size limit of a picture on a public page, in bytes. The picture loads when it comes into view, separately from the
 * page.
 */
export const PICTURE_LIMIT = 25_000

/** Checks the landing page's pictures of the product. A visitor loads only one of them. */
export function checkPictureSizes(dist: string, limit: number = PICTURE_LIMIT): SizeReport {
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

/** Size limit of the offline cache, in bytes of brotli. The browser has already loaded most of its files by then. */
export const SHELL_LIMIT = 260_000

/** Checks the total size of the files that the service worker caches, given their paths in a compressed build. */
export function checkShellSize(
  paths: readonly string[],
  dist: string,
  limit: number = SHELL_LIMIT,
): SizeReport {
  const bytes = paths
    .map((path) => join(dist, path.includes('.') ? path : pageFile(path)))
    // A PNG is already compressed, so it is served without further compression.
    .map((file) => (file.endsWith('.png') ? file : `${file}.br`))
    .reduce((sum, file) => sum + statSync(file).size, 0)
  return {
    lines: [`kept on the phone  ${inKb(bytes)} (brotli)`],
    problems: bytes > limit ? [`The shell weighs ${inKb(bytes)}, over the limit of ${inKb(limit)}`] : [],
  }
}

/** Messages about the limits that a page exceeds. */
export function exceededLimits(weight: { path: string; html: number; scripts: number }): string[] {
  return pageLimits
    .filter((limit) => limit.path === weight.path)
    .map((limit) => ({ ...limit, is: limit.of === 'page' ? weight.html + weight.scripts : weight.scripts }))
    .filter(({ is, bytes }) => is > bytes)
    .map(({ path, of, is, bytes }) => `${path}: ${of} ${inKb(is)}, over the limit of ${inKb(bytes)}`)
}

/** Kilobytes of 1000 bytes. */
function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
