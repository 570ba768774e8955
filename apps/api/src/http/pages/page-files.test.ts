import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FRAME_SANDBOX, PAGE_SETTINGS_ID, parsePageSettings } from '@smart-farming/contracts/page-settings'
import { expect, test } from 'vitest'
import { inlineScript, inlineStyle, readSmallClient } from '../../../tests/support/http/pages.ts'
import { compressPages, type PageFiles, readPageFiles } from './page-files.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const html = (files: PageFiles, url: string) => files.get(url)?.identity.toString() ?? ''
const policy = (files: PageFiles, url: string) => files.get(url)?.headers['content-security-policy'] ?? ''
const directive = (text: string, name: string) => text.split('; ').find((one) => one.startsWith(`${name} `))

test('assigns a path to every page file, except files that are not for browsers', async () => {
  const files = await readSmallClient()
  expect([...files.keys()].sort()).toEqual([
    '/',
    '/404',
    '/assets/main-1a2b.js',
    '/embed/contact',
    '/icon.svg',
    '/login',
    '/privacy',
    '/sw.js',
  ])
})

test('a page’s policy allows its own inline blocks by hash and no other inline code', async () => {
  const text = policy(await readSmallClient(), '/')
  expect(directive(text, 'script-src')).toBe(`script-src 'self' ${hash(inlineScript)}`)
  expect(directive(text, 'style-src')).toBe(`style-src 'self' ${hash(inlineStyle)}`)
  expect(text).not.toContain('unsafe')
  expect(text).toContain("default-src 'none'; base-uri 'none'; object-src 'none'")
})

test('adds only the origins from the settings to the policy', async () => {
  const text = policy(
    await readSmallClient({
      contactFormUrl: 'https://forms.example/our/farm?a=1',
      farmAssistantUrl: 'https://bot.example:8443/x',
      weatherIconBaseUrl: 'https://icons.example/img/wn',
      map: { tiles: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=a', attribution: '© Us', maxZoom: 18 },
    }),
    '/',
  )
  expect(directive(text, 'frame-src')).toBe("frame-src 'self' https://forms.example https://bot.example:8443")
  expect(directive(text, 'img-src')).toBe(
    "img-src 'self' data: https://icons.example https://tiles.example:8443",
  )
  expect(directive(policy(await readSmallClient(), '/'), 'img-src')).toBe("img-src 'self' data:")
})

test('the privacy page names the map server, or “nobody” without a map', async () => {
  const map = { tiles: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: '© Us', maxZoom: 18 }
  expect(html(await readSmallClient({ map }), '/privacy')).toContain(
    'here: <bdi id="map-server">tiles.example:8443</bdi>.',
  )
  expect(html(await readSmallClient(), '/privacy')).toContain('here: <bdi id="map-server">nobody</bdi>.')
})

test('only our own pages may embed our frames, and no other page may be embedded', async () => {
  const files = await readSmallClient()
  expect(directive(policy(files, '/embed/contact'), 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(files.get('/embed/contact')?.headers['x-frame-options']).toBe('SAMEORIGIN')
  for (const url of ['/', '/login', '/404']) {
    expect(directive(policy(files, url), 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(files.get(url)?.headers['x-frame-options']).toBe('DENY')
  }
})

test.each([
  'https://forms.example/</script><script>alert(1)</script>',
  'https://forms.example/<!--<script>',
  'https://forms.example/?a=1&b=$&$1',
  'https://forms.example/\u2028',
])('no setting can close its script element: %s', async (contactFormUrl) => {
  const page = html(await readSmallClient({ contactFormUrl }), '/login')
  const element = new RegExp(`<script type="application/json" id="${PAGE_SETTINGS_ID}">(.*?)</script>`, 's')
  expect(parsePageSettings(element.exec(page)?.[1] ?? '')).toEqual({ contactFormUrl })
  expect(page.match(/<script/g)).toHaveLength(3)
})

test('the landing page frames the configured form in a sandbox before any script runs', async () => {
  const page = html(await readSmallClient({ contactFormUrl: 'https://forms.example/?a=1&b="2"' }), '/')
  const address = 'https://forms.example/?a=1&amp;b=&quot;2&quot;'
  expect(page).toContain(`<iframe src="${address}" sandbox="${FRAME_SANDBOX}">`)
  expect(page).toContain(`<a href="${address}">`)
})

test('frames our own form without a sandbox', async () => {
  const page = html(await readSmallClient(), '/')
  expect(page).toContain('<iframe src="/embed/contact"')
  expect(page).toContain('<a href="/embed/contact">')
})

test('pages are revalidated every time, hashed files are cached for ever', async () => {
  const files = await readSmallClient()
  expect(files.get('/')?.headers['cache-control']).toBe('no-cache')
  expect(files.get('/assets/main-1a2b.js')?.headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(files.get('/icon.svg')?.headers['cache-control']).toBe('public, max-age=3600')
})

test('changing a setting changes the page’s ETag, and all encodings stay equal', async () => {
  const [plain, configured] = [
    await readSmallClient(),
    await readSmallClient({ weatherIconBaseUrl: 'https://icons.example' }),
  ]
  expect(configured.get('/')?.etag).not.toBe(plain.get('/')?.etag)
  const page = configured.get('/')
  expect(brotliDecompressSync(page?.brotli ?? '')).toEqual(page?.identity)
  expect(gunzipSync(page?.gzip ?? '')).toEqual(page?.identity)
})

test('a missing client folder has no files', async () => {
  expect(await readPageFiles('/nowhere/at/all', {}, false)).toEqual(new Map())
})

test('compresses pages quickly at first, and better on request', async () => {
  const files = await readSmallClient()
  const page = files.get('/privacy')
  const [text, quick] = [page?.identity, page?.brotli]
  await compressPages(files)
  expect(brotliDecompressSync(quick ?? '')).toEqual(text)
  expect(brotliDecompressSync(page?.brotli ?? '')).toEqual(text)
  expect(page?.brotli?.length).toBeLessThan(quick?.length ?? 0)
})
