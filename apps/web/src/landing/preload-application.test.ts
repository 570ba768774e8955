import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadApplication } from './preload-application.ts'

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.head.replaceChildren()
  document.body.innerHTML = '<a href="/login"><b>Login</b></a><a href="/about">About</a>'
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const heldInAHand = (isHeld: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isHeld }))

const feel = (kind: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }))

test.each(['pointerover', 'focusin', 'pointerdown', 'touchstart', 'keydown'])(
  'a %s event on a link to the application loads the scripts once',
  (kind) => {
    preloadApplication(['/a.js', '/b.js'])
    feel(kind, 'a[href="/about"]')
    expect(fetched()).toEqual([])
    feel(kind, 'b')
    expect(fetched()).toEqual(['/a.js', '/b.js'])
    feel(kind, 'b')
    expect(fetched()).toEqual(['/a.js', '/b.js'])
  },
)

test('the scripts are not loaded while the visitor only reads the page', () => {
  vi.useFakeTimers()
  preloadApplication(['/a.js'])
  vi.advanceTimersByTime(600_000)
  vi.useRealTimers()
  expect(fetched()).toEqual([])
  // Empties the list of files, because the document and its listeners outlive the test.
  feel('pointerdown', 'b')
})

function reachAndPress(): (string | null)[][] {
  preloadApplication(['/a.js'])
  feel('pointerover', 'b')
  feel('focusin', 'b')
  const reached = fetched()
  feel('touchstart', 'b')
  return [reached, fetched()]
}

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'on a slow or metered connection (%o) the scripts load only when a link is pressed',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    expect(reachAndPress()).toEqual([[], ['/a.js']])
  },
)

test.each([undefined, {}, { effectiveType: '4g' }])(
  'on a phone with an unknown network (%o) the scripts load only when a link is pressed',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    heldInAHand(true)
    expect(reachAndPress()).toEqual([[], ['/a.js']])
  },
)

test('on a phone on Wi-Fi the scripts load on hover or focus of a link', () => {
  vi.stubGlobal('navigator', { connection: { type: 'wifi', effectiveType: '4g' } })
  heldInAHand(true)
  expect(reachAndPress()).toEqual([['/a.js'], ['/a.js']])
})
