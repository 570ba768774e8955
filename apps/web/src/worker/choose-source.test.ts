import { expect, test } from 'vitest'
import { chooseSource } from './choose-source.ts'

const origin = 'https://farm.example'
const shell = { version: 'v', files: ['/', '/login', '/dashboard', '/assets/main-1.js', '/favicon.svg'] }
const asked = (path: string, mode = 'no-cors', method = 'GET') =>
  chooseSource({ url: new URL(path, origin).href, mode, method }, origin, shell)

test.each(['/api', '/api/user', '/api/weather/forecast?lat=1&lon=2'])(
  'the worker leaves API calls to the browser: %s',
  (path) => {
    for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'])
      expect(asked(path, mode)).toBe('browser')
  },
)

test('the worker leaves non-GET requests and other origins to the browser', () => {
  expect(asked('/dashboard', 'navigate', 'POST')).toBe('browser')
  expect(asked('/assets/main-1.js', 'cors', 'HEAD')).toBe('browser')
  expect(asked('https://icons.example/assets/main-1.js')).toBe('browser')
  expect(asked('https://farm.example.evil.example/dashboard', 'navigate')).toBe('browser')
})

test("the worker serves the application's files from the cache, whatever the query string", () => {
  expect(asked('/dashboard?view=prices#x', 'navigate')).toBe('kept')
  expect(asked('/assets/main-1.js')).toBe('kept')
  expect(asked('/favicon.svg')).toBe('kept')
})

test('the worker looks in the cache for assets from another build', () =>
  expect(asked('/assets/part-of-before.js')).toBe('kept'))

test('the worker serves public pages network-first and uncached pages from the network only', () => {
  expect(asked('/', 'navigate')).toBe('network_first')
  expect(asked('/login', 'navigate')).toBe('network_first')
  expect(asked('/embed/assistant', 'navigate')).toBe('network_first')
  expect(asked('/move', 'navigate')).toBe('network')
  expect(asked('/nowhere', 'navigate')).toBe('network')
  expect(asked('/robots.txt')).toBe('browser')
})
