import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { isApiPath, requestPath } from './paths.ts'

test('extracts the path from a request target', () =>
  checkRows(
    [
      ['/', '/'],
      ['/login?next=/dashboard', '/login'],
      ['/api/user#top', '/api/user'],
      ['http://farm.example/api/user?x=1', '/api/user'],
      ['HTTPS://farm.example', ''],
      ['*', '*'],
    ],
    ([target, path]) => {
      expect(requestPath(target)).toBe(path)
    },
  ))

test('recognises paths under /api as calls, but not paths that merely share the prefix', () => {
  expect(['/api', '/api/', '/api/user'].every(isApiPath)).toBe(true)
  expect(['/apiary', '/', '/login/api/user'].some(isApiPath)).toBe(false)
})
