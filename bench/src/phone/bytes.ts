import { get } from 'node:http'
import type { BrowserContext } from 'playwright'
import { type Connection, openSlowTab } from './open-phone.ts'
import type { PhoneKind } from './phones.ts'

/** Time on the landing page, ms: longer than its idle tasks take. */
const READING_MS = 10_000

/** Network bytes, with headers, for a reader who opens the landing page, reads it to the end and never signs up. */
export async function readerBytes(
  context: BrowserContext,
  kind: PhoneKind,
  url: string,
  connection: Connection,
): Promise<number> {
  const { page, cdp } = await openSlowTab(context, kind, connection)
  // Chromium only reports these on Android, not on a desktop.
  await page.addInitScript(tellConnection, connection === 'wifi' ? 'wifi' : 'cellular')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url)
  await page.mouse.wheel(0, 10_000)
  await page.waitForTimeout(READING_MS)
  return bytes
}

function tellConnection(type: string): void {
  Object.defineProperty(Navigator.prototype, 'connection', {
    get: () => ({ type, effectiveType: '4g', saveData: false }),
  })
}

/**
 * Size of the precache on an unused phone, in bytes of brotli without headers. Excludes parts that are cached on first
 * use.
 *
 * @throws when the precache is incomplete on this phone
 */
export async function precacheBytes(context: BrowserContext, url: string): Promise<number> {
  const files = await shellOf(url)
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  const missing = await page.evaluate(notKept, files)
  if (missing.length > 0) throw new Error(`the service worker does not keep ${missing.join(', ')}`)
  const sizes = await Promise.all(files.map((path) => bodyBytes(url + path)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The file list that the server writes into the worker's first line. */
async function shellOf(url: string): Promise<string[]> {
  const script = await (await fetch(`${url}/sw.js`)).text()
  const [, shell] = /^const shell=(.+);$/m.exec(script) ?? []
  if (shell === undefined) throw new Error('the service worker has no list of files')
  return (JSON.parse(shell) as { files: string[] }).files
}

async function notKept(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })))
  return paths.filter((_, i) => found[i] === undefined)
}

// `fetch` would decompress the body; the compressed size is needed.
function bodyBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
