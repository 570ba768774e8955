import { expect, test } from 'vitest'
import { decide } from './decide.ts'

const origin = 'https://farm.example'
const shell = { version: 'v', files: ['/', '/login', '/dashboard', '/assets/main-1.js', '/favicon.svg'] }
const asked = (path: string, mode = 'no-cors', method = 'GET') =>
  decide({ url: new URL(path, origin).href, mode, method }, origin, shell)

test.each(['/api', '/api/user', '/api/weather/forecast?lat=1&lon=2'])(
  'a call is never the worker’s: %s',
  (path) => {
    for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'])
      expect(asked(path, mode)).toBe('browser')
  },
)

test('what changes something is not, nor what lies elsewhere', () => {
  expect(asked('/dashboard', 'navigate', 'POST')).toBe('browser')
  expect(asked('/assets/main-1.js', 'cors', 'HEAD')).toBe('browser')
  expect(asked('https://icons.example/assets/main-1.js')).toBe('browser')
  expect(asked('https://farm.example.evil.example/dashboard', 'navigate')).toBe('browser')
})

test('the application opens from what is kept, whatever its address carries', () => {
  expect(asked('/dashboard?view=prices#x', 'navigate')).toBe('kept')
  expect(asked('/assets/main-1.js')).toBe('kept')
  expect(asked('/favicon.svg')).toBe('kept')
})

test('an asset of another build may still be in the cache before', () =>
  expect(asked('/assets/part-of-before.js')).toBe('kept'))

test('public pages come from the server first, and pages that are not kept only from there', () => {
  expect(asked('/', 'navigate')).toBe('network_first')
  expect(asked('/login', 'navigate')).toBe('network_first')
  expect(asked('/move', 'navigate')).toBe('network')
  expect(asked('/nowhere', 'navigate')).toBe('network')
  expect(asked('/robots.txt')).toBe('browser')
})
