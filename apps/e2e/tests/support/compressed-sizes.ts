import { get } from 'node:http'
import { expect } from '@playwright/test'

/** Sizes of files in bytes as sent to a browser that accepts brotli, bodies only. */
export async function compressedSizes(urls: readonly string[]): Promise<Record<string, number>> {
  const sizes = await Promise.all([...new Set(urls)].map(async (url) => [url, await bodySize(url)] as const))
  return Object.fromEntries(sizes)
}

/** Fails with the list of files if their total exceeds `kilobytes` (of 1000 bytes). */
export function expectAtMostKb(kilobytes: number, sizes: Readonly<Record<string, number>>): void {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  expect(total, JSON.stringify(sizes, null, 2)).toBeGreaterThan(0)
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(kilobytes * 1000)
}

// `fetch` would decompress the body, but the compressed size is needed.
function bodySize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' }, timeout: 5_000 }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
