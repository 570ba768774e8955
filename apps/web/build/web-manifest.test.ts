import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = (path: string) => readFileSync(join(import.meta.dirname, '../public', path))
const manifest: {
  id: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[]
  screenshots: { src: string; sizes: string; type: string; form_factor: string }[]
} = JSON.parse(file('manifest.webmanifest').toString())

/** A PNG's width and height follow its signature and the name of its first chunk. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

/** Reads width and height from a JPEG's first start-of-frame segment (FF C0 to FF C3). */
function jpegSize(jpeg: Buffer): string {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc3)
      return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`
  }
  throw new Error('no picture')
}

test('every icon file has its declared size, and there are plain and maskable icons', () => {
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pngs) expect(pngSize(file(src))).toBe(sizes)
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(pngSize(file('apple-touch-icon.png'))).toBe('180x180')
  const drawn = manifest.icons.filter(({ type }) => type === 'image/svg+xml')
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['any maskable'])
  for (const { src } of drawn)
    expect(file(src).toString()).toMatch(/^<svg [^>]*viewBox="-?\d+ -?\d+ (\d+) \1"/)
})

test('the manifest has a fixed id, and its shortcuts and screenshots exist', () => {
  expect(manifest.id).toBe('/dashboard')
  expect(manifest.display).toBe('standalone')
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Weather', 'Prices', 'Ask'])
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/dashboard?tab=weather',
    '/dashboard?tab=prices',
    '/dashboard?tab=market',
  ])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  for (const { url, icons } of manifest.shortcuts) {
    expect(url.startsWith(manifest.scope)).toBe(true)
    for (const { src, sizes } of icons) expect(pngSize(file(src))).toBe(sizes)
  }
  for (const { src, sizes, type } of manifest.screenshots) {
    expect(type).toBe('image/jpeg')
    expect(jpegSize(file(src))).toBe(sizes)
    expect(file(src).length).toBeLessThan(100_000)
  }
})
