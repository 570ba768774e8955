import { PAGE_SETTINGS_ID } from '@smart-farming/contracts/pages/settings-id'
import { expect, test } from 'vitest'
import { belongsToVersion, cacheName, hasExpectedType, outdatedCaches } from './shell.ts'

const shell = { version: 'c', files: ['/dashboard', '/assets/main-3.js'] }

test("outdatedCaches lists caches older than the previous version, except other applications'", () => {
  const names = ['shell-a', 'someone-else', 'shell-b', 'shell-c']
  expect(outdatedCaches(names, shell)).toEqual(['shell-a'])
  expect(outdatedCaches(['shell-b', 'shell-c'], shell)).toEqual([])
  expect(outdatedCaches([cacheName(shell)], shell)).toEqual([])
})

const settings = `<script type="application/json" id="${PAGE_SETTINGS_ID}">{}</script>`

test('a page that references a script from another build does not belong to the shell', () => {
  const page = (file: string) =>
    `${settings}<link rel="icon" href="/favicon.svg"><link rel="modulepreload" href="/assets/${file}"><script type="module" src="/assets/${file}"></script>`
  expect(belongsToVersion(page('main-3.js'), shell)).toBe(true)
  expect(belongsToVersion(page('main-4.js'), shell)).toBe(false)
  expect(belongsToVersion(`${settings}<h1>No network</h1>`, shell)).toBe(true)
})

test("a Wi-Fi login page belongs neither to the shell nor to the application's files", () => {
  const type = (contentType?: string) =>
    new Response('', { headers: contentType === undefined ? {} : { 'content-type': contentType } })
  expect(belongsToVersion('<h1>Free Wi-Fi</h1>', shell)).toBe(false)
  expect(hasExpectedType('/assets/main-3.js', type('text/html; charset=utf-8'))).toBe(false)
  expect(hasExpectedType('/icon-32.png', type('text/html'))).toBe(false)
  expect(hasExpectedType('/login', type('application/json'))).toBe(false)
  expect(hasExpectedType('/login', type('text/html; charset=utf-8'))).toBe(true)
  expect(hasExpectedType('/assets/main-3.js', type('text/javascript; charset=utf-8'))).toBe(true)
})
