import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/prerender.tsx'
import type { Manifest } from './manifest.ts'
import { pageFile, pageScripts } from './write-pages.ts'

/** Size limit of a page, in bytes after brotli. Farmers pay for every byte. */
interface Limit {
  readonly path: string
  readonly of: 'page' | 'scripts'
  readonly bytes: number
}

export const pageLimits: readonly Limit[] = [
  // Page and script together: a whole first visit fits into one initial TCP window.
  { path: '/', of: 'page', bytes: 10_000 },
  { path: '/dashboard', of: 'scripts', bytes: 130_000 },
  // The login form does not wait for the dashboard's scripts.
  { path: '/login', of: 'scripts', bytes: 119_000 },
  { path: '/signup', of: 'scripts', bytes: 119_000 },
]

export interface SizeReport {
  readonly lines: string[]
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
 * Size limit of a public page's picture, in bytes. Pictures load on scrolling, separately from the
 * page.
 */
export const PICTURE_LIMIT = 25_000

/** Checks the landing page's product pictures. A visitor loads only one. */
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

/**
 * Size limit of the offline cache, in bytes after brotli. By then the browser has most of these
 * files.
 */
export const SHELL_LIMIT = 260_000

/**
 * Checks the total size of the files that the service worker caches.
 *
 * @param paths the files in a compressed build
 */
export function checkShellSize(
  paths: readonly string[],
  dist: string,
  limit: number = SHELL_LIMIT,
): SizeReport {
  const bytes = paths
    .map((path) => join(dist, path.includes('.') ? path : pageFile(path)))
    // PNG files are already compressed and have no brotli copy.
    .map((file) => (file.endsWith('.png') ? file : `${file}.br`))
    .reduce((sum, file) => sum + statSync(file).size, 0)
  return {
    lines: [`kept on the phone  ${inKb(bytes)} (brotli)`],
    problems: bytes > limit ? [`The shell weighs ${inKb(bytes)}, over the limit of ${inKb(limit)}`] : [],
  }
}

/** Lists the limits that a page exceeds, as messages. */
export function exceededLimits(weight: { path: string; html: number; scripts: number }): string[] {
  return pageLimits
    .filter((limit) => limit.path === weight.path)
    .map((limit) => ({ ...limit, is: limit.of === 'page' ? weight.html + weight.scripts : weight.scripts }))
    .filter(({ is, bytes }) => is > bytes)
    .map(({ path, of, is, bytes }) => `${path}: ${of} ${inKb(is)}, over the limit of ${inKb(bytes)}`)
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
