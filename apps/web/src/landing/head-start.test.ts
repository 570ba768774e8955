import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveHeadStart } from './head-start.ts'

let whenIdle: (() => void) | undefined
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  whenIdle = undefined
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    whenIdle = task
  })
  document.head.replaceChildren()
  document.body.innerHTML = '<a href="/login"><b>Login</b></a><a href="/about">About</a>'
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const heldInAHand = (isHeld: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isHeld }))

const reachFor = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

test('fetches the scripts when the page is idle', () => {
  giveHeadStart(['/a.js', '/b.js'])
  expect(fetched()).toEqual([])
  whenIdle?.()
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('fetches them at once, and once, when somebody reaches for a link into the application', () => {
  giveHeadStart(['/a.js'])
  reachFor('a[href="/about"]')
  expect(fetched()).toEqual([])
  reachFor('b')
  expect(fetched()).toEqual(['/a.js'])
  reachFor('b')
  whenIdle?.()
  expect(fetched()).toEqual(['/a.js'])
})

test.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'where every byte counts (%o) it waits until somebody reaches for them',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    giveHeadStart(['/a.js'])
    expect(whenIdle).toBeUndefined()
    reachFor('b')
    expect(fetched()).toEqual(['/a.js'])
  },
)

test.each([undefined, {}, { saveData: false, type: 'wifi', effectiveType: '4g' }])(
  'where nothing is known against it (%o) it fetches them when idle',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    giveHeadStart(['/a.js'])
    whenIdle?.()
    expect(fetched()).toEqual(['/a.js'])
  },
)

test.each([undefined, {}, { effectiveType: '4g' }])(
  'in a hand, where nobody says what the network is (%o), it waits until somebody reaches for them',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    heldInAHand(true)
    giveHeadStart(['/a.js'])
    expect(whenIdle).toBeUndefined()
    reachFor('b')
    expect(fetched()).toEqual(['/a.js'])
  },
)

test('in a hand on Wi-Fi it fetches them when idle', () => {
  vi.stubGlobal('navigator', { connection: { type: 'wifi', effectiveType: '4g' } })
  heldInAHand(true)
  giveHeadStart(['/a.js'])
  whenIdle?.()
  expect(fetched()).toEqual(['/a.js'])
})
