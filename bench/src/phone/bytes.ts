import { get } from 'node:http'
import type { BrowserContext } from 'playwright'
import { type Connection, slowTab } from './open-phone.ts'
import type { PhoneKind } from './phones.ts'

/** So long a reader looks at the landing page, ms: more than its idle time takes. */
const READING_MS = 10_000

/**
 * What a reader's phone takes from the network who opens the landing page, reads it to its end and never signs up, in
 * bytes with headers.
 */
export async function readerBytes(
  context: BrowserContext,
  kind: PhoneKind,
  url: string,
  connection: Connection,
): Promise<number> {
  const { page, cdp } = await slowTab(context, kind, connection)
  // What Chromium tells pages on Android, and on a desk does not.
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

/** What the service worker keeps on this phone, in bytes of brotli without headers. */
export async function precacheBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().map((request) => request.url)
  })
  if (kept.length === 0) throw new Error('the service worker keeps nothing')
  const sizes = await Promise.all(kept.map(bodyBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

// `fetch` would decompress the body, and what is wanted is its size before that.
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
