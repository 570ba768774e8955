import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  CONTACT_PAGE,
  FRAME_SANDBOX,
  MAP_SERVER_ID,
  PAGE_SETTINGS_ID,
  type PageSettings,
} from '@smart-farming/contracts/page-settings'
import type { Representations } from '../routing/negotiate.ts'
import { commonHeaders, pagePolicy } from '../server/headers.ts'
import { buildServiceWorker, WORKER_FOLDER } from './worker-file.ts'

const toBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** Compresses a page in a millisecond, so that startup does not wait. */
const QUICK_QUALITY = 5
const toGzip = promisify(gzip)

/** A file of the built web client, ready to send. */
export interface PageFile extends Omit<Representations, 'brotli'> {
  readonly headers: Readonly<Record<string, string>>
  brotli?: Buffer | undefined
}

/** The built client in memory, by URL path. */
export type PageFiles = ReadonlyMap<string, PageFile>

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/**
 * Reads the built client. HTML gets the operator's settings and a content security policy with the
 * hashes of its inline blocks.
 */
export async function readPageFiles(
  root: string,
  settings: PageSettings,
  https: boolean,
): Promise<PageFiles> {
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = new Set(names.filter((entry) => entry.isFile()).map(pathOf))
  // Synchronous, because hundreds of asynchronous reads take several times as long.
  const read = names.map(async (entry): Promise<[string, PageFile][]> => {
    if (!entry.isFile() || ['.br', '.gz', '.map'].includes(extname(entry.name))) return []
    const path = pathOf(entry)
    if (relative(root, path).split(sep)[0] === WORKER_FOLDER) return []
    const url = `/${relative(root, path).split(sep).join('/')}`
    return url.endsWith('.html')
      ? [[pageUrl(url), await page(url, readFileSync(path, 'utf8'), settings, https)]]
      : [[url, asset(url, path, paths, https)]]
  })
  const files = new Map((await Promise.all(read)).flat())
  const worker = await buildServiceWorker(root, files, { isOn: settings.offline === true, https })
  if (worker) files.set('/sw.js', worker)
  return files
}

/**
 * Compresses the HTML pages again, by 9 % more. This takes 20 ms a page and is therefore not part
 * of startup.
 */
export async function compressPages(files: PageFiles): Promise<void> {
  for (const file of files.values())
    if (file.headers['content-type'] === contentTypes['.html'])
      file.brotli = await toBrotli(file.identity, constants.BROTLI_MAX_QUALITY)
}

/** Maps `/index.html` to `/`, and `/login.html` to `/login`. */
function pageUrl(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '')
}

const pathOf = (entry: { parentPath: string; name: string }): string => join(entry.parentPath, entry.name)

function asset(url: string, path: string, paths: ReadonlySet<string>, https: boolean): PageFile {
  const identity = readFileSync(path)
  const [brotli, gzip] = [`${path}.br`, `${path}.gz`].map((packed) =>
    paths.has(packed) ? readFileSync(packed) : undefined,
  )
  const hashed = url.startsWith('/assets/')
  return {
    etag: etagOf(identity),
    identity,
    brotli,
    gzip,
    headers: {
      ...commonHeaders(https),
      'content-type': contentTypes[extname(url)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  }
}

async function page(url: string, built: string, settings: PageSettings, https: boolean): Promise<PageFile> {
  const html = withSettings(built, settings)
  const identity = Buffer.from(html)
  const embeddable = url.startsWith('/embed/')
  const policy = pagePolicy({
    scripts: inlineHashes(html, 'script'),
    styles: inlineHashes(html, 'style'),
    frames: origins(settings.contactFormUrl, settings.farmAssistantUrl),
    images: origins(settings.weatherIconBaseUrl, settings.map?.tiles),
    embeddable,
  })
  const [brotli, gzipped] = await Promise.all([
    toBrotli(identity, QUICK_QUALITY),
    toGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return {
    etag: etagOf(identity),
    identity,
    brotli,
    gzip: gzipped,
    headers: {
      ...commonHeaders(https),
      ...(embeddable && { 'x-frame-options': 'SAMEORIGIN' }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    },
  }
}

function withSettings(html: string, settings: PageSettings): string {
  // `<` is escaped, so that no setting can end the element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${PAGE_SETTINGS_ID}">`
  const told = withMapServer(
    html.replace(`${element}{}</script>`, () => `${element}${json}</script>`),
    settings.map?.tiles,
  )
  if (settings.contactFormUrl === undefined) return told
  const address = settings.contactFormUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  // The contact form of another site is sandboxed.
  return told
    .replaceAll(`src="${CONTACT_PAGE}"`, () => `src="${address}" sandbox="${FRAME_SANDBOX}"`)
    .replaceAll(`href="${CONTACT_PAGE}"`, () => `href="${address}"`)
}

/** The privacy page names the map server. */
function withMapServer(html: string, tiles: string | undefined): string {
  if (tiles === undefined) return html
  const { host } = new URL(tiles)
  return html.replace(
    new RegExp(`(<(\\w+) id="${MAP_SERVER_ID}">)[^<]*(</\\2>)`),
    (_all, begin: string, _name: string, end: string) => `${begin}${host}${end}`,
  )
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[^]*?)</${element}>`, 'g'))
  return [...blocks]
    .filter(({ groups }) => groups?.text !== '' && !/\bsrc=|application\/json/.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.text ?? '')
          .digest('base64')}'`,
    )
}

function origins(...urls: (string | undefined)[]): string[] {
  return [...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin))]
}

function etagOf(bytes: Buffer): Representations['etag'] {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
