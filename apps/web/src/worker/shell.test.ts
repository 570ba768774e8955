import { expect, test } from 'vitest'
import { belongs, cacheOf, outdated } from './shell.ts'

const shell = { version: 'c', files: ['/dashboard', '/assets/main-3.js'] }

test('the version before stays, older ones go, and caches of others are not touched', () => {
  const names = ['shell-a', 'someone-else', 'shell-b', 'shell-c']
  expect(outdated(names, shell)).toEqual(['shell-a'])
  expect(outdated(['shell-b', 'shell-c'], shell)).toEqual([])
  expect(outdated([cacheOf(shell)], shell)).toEqual([])
})

test('a page that names a script of another build does not belong', () => {
  const page = (file: string) =>
    `<link rel="icon" href="/favicon.svg"><link rel="modulepreload" href="/assets/${file}"><script type="module" src="/assets/${file}"></script>`
  expect(belongs(page('main-3.js'), shell)).toBe(true)
  expect(belongs(page('main-4.js'), shell)).toBe(false)
  expect(belongs('<h1>No network</h1>', shell)).toBe(true)
})
