import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallClient } from '../../../tests/support/http/pages.ts'

const text = async (settings = {}) => (await smallClient(settings)).get('/sw.js')?.identity.toString() ?? ''
const shellOf = (script: string) => JSON.parse(/^const shell=(.*);\n/.exec(script)?.[1] ?? '{}')

test('the worker is told what it keeps, of what is served', async () => {
  const script = await text({ offline: true })
  expect(script).toContain('keep()')
  expect(shellOf(script)).toEqual({
    version: expect.stringMatching(/^[\w-]{22}$/),
    files: ['/', '/login', '/assets/main-1a2b.js', '/icon.svg'],
  })
})

test('another setting is another version, the same is the same', async () => {
  const version = async (settings: object) => shellOf(await text({ offline: true, ...settings })).version
  expect(await version({})).toBe(await version({}))
  expect(await version({ contactFormUrl: 'https://forms.example/' })).not.toBe(await version({}))
})

test('switched off, it is one that takes back what was kept', async () => {
  expect(await text()).toBe('remove()')
})

test('no cache keeps it, and it may fetch from here alone', async () => {
  const file = (await smallClient({ offline: true })).get('/sw.js')
  expect(file?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  expect(brotliDecompressSync(file?.brotli ?? '')).toEqual(file?.identity)
})

test('its parts are not served by themselves', async () => {
  expect([...(await smallClient()).keys()].filter((path) => path.startsWith('/worker'))).toEqual([])
})
