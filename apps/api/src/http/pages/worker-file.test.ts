import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSmallClient } from '../../../tests/support/http/pages.ts'

const text = async (settings = {}) =>
  (await readSmallClient(settings)).get('/sw.js')?.identity.toString() ?? ''
const shellOf = (script: string) => JSON.parse(/^const shell=(.*);\n/.exec(script)?.[1] ?? '{}')

test('lists only the files to store offline in the service worker', async () => {
  const script = await text({ offline: true })
  expect(script).toContain('keep()')
  expect(shellOf(script)).toEqual({
    version: expect.stringMatching(/^[\w-]{22}$/),
    files: ['/', '/login', '/assets/main-1a2b.js', '/icon.svg'],
  })
})

test('changing a setting changes the version of the service worker', async () => {
  const version = async (settings: object) => shellOf(await text({ offline: true, ...settings })).version
  expect(await version({})).toBe(await version({}))
  expect(await version({ contactFormUrl: 'https://forms.example/' })).not.toBe(await version({}))
})

test('serves a service worker that removes the stored files when offline mode is off', async () => {
  expect(await text()).toBe('remove()')
})

test('caches must revalidate the service worker, which may fetch only from this origin', async () => {
  const file = (await readSmallClient({ offline: true })).get('/sw.js')
  expect(file?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  expect(brotliDecompressSync(file?.brotli ?? '')).toEqual(file?.identity)
})

test('does not serve the parts of the service worker on their own', async () => {
  expect([...(await readSmallClient()).keys()].filter((path) => path.startsWith('/worker'))).toEqual([])
})
