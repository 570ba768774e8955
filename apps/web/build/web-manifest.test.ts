import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const file = (path: string) => readFileSync(join(import.meta.dirname, '../public', path))
const manifest: {
  id: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
  screenshots: { src: string; sizes: string; form_factor: string }[]
} = JSON.parse(file('manifest.webmanifest').toString())

/** Width and height of a PNG, which stand behind its signature and the name of its first chunk. */
const pngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the icons are there, as large as they say, plain and maskable', () => {
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  for (const { src, sizes } of pngs) expect(pngSize(file(src))).toBe(sizes)
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(pngSize(file('apple-touch-icon.png'))).toBe('180x180')
})

test('what it is stays the same when its start moves; shortcuts and screenshots are there', () => {
  expect(manifest.id).toBe('/dashboard')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/dashboard?tab=weather',
    '/dashboard?tab=prices',
    '/dashboard?tab=market',
  ])
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  for (const { src } of manifest.screenshots) expect(file(src).length).toBeLessThan(100_000)
})
