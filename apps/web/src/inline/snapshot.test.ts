import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CACHE_VERSION } from '../phone/storage/retention.ts'
import { currentScene, deleteSnapshot, type Snapshot, writeSnapshot } from '../phone/storage/snapshot.ts'

const NOW = Date.parse('2026-11-24T06:10:00Z')
const DAY_MS = 24 * 3_600_000
const HELD = `<div class="dashboard"><p id="always">Hill</p><p id="ahead" data-until="${NOW / 1000 + 1}">dry</p><p id="over" data-until="${NOW / 1000}">spray now</p><button class="day">Monday</button></div>`

const root = () => document.getElementById('root')
const shown = () => root()?.firstElementChild?.className
const drawn = (more: Partial<Snapshot> = {}): Snapshot => ({
  html: HELD,
  scene: currentScene(),
  account: 'a',
  seenAt: NOW,
  shape: CACHE_VERSION,
  ...more,
})
const answered = (response: Response | Promise<Response>) => {
  globalThis.earlyResponses = new Map([['/api/user', Promise.resolve(response)]])
}
const none = new Promise<Response>(() => {})
const own = { 'content-type': 'application/json; charset=utf-8' }

async function open(): Promise<void> {
  vi.resetModules()
  await import('./snapshot.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', '/dashboard')
  document.body.innerHTML = '<div id="root"><main class="loading">Loading...</main></div>'
  answered(none)
})

afterEach(() => {
  localStorage.clear()
  globalThis.earlyResponses = undefined
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the saved snapshot shows the dashboard without its expired parts', async () => {
  writeSnapshot(drawn())
  await open()
  expect(shown()).toBe('dashboard')
  const seen = ['always', 'ahead', 'over'].filter(
    (id) => document.getElementById(id)?.style.visibility !== 'hidden',
  )
  expect(seen).toEqual(['always', 'ahead'])
})

test('a part that expires while the application is loading is hidden', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: NOW })
  writeSnapshot(drawn())
  await open()
  const visible = () => document.getElementById('ahead')?.style.visibility !== 'hidden'
  expect(visible()).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(visible()).toBe(false)
})

test("on a phone with a wrong clock, expiry follows the server's time", async () => {
  localStorage.setItem('clockAhead', `${26 * 3_600_000} ${new Date(NOW).getTimezoneOffset()}`)
  vi.setSystemTime(NOW + 26 * 3_600_000)
  writeSnapshot(drawn({ seenAt: Date.now() }))
  await open()
  expect(document.getElementById('ahead')?.style.visibility).toBe('')
  expect(document.getElementById('over')?.style.visibility).toBe('hidden')
})

test('a part with an unreadable expiry time is hidden', async () => {
  writeSnapshot(drawn({ html: '<div class="dashboard"><p id="odd" data-until="soon">dry</p></div>' }))
  await open()
  expect(document.getElementById('odd')?.style.visibility).toBe('hidden')
})

test.each<[string, () => void]>([
  ['no snapshot is saved', deleteSnapshot],
  ['another version drew the picture', () => writeSnapshot(drawn({ shape: CACHE_VERSION - 1 }))],
  ['the snapshot is from another build or place', () => writeSnapshot(drawn({ scene: 'other' }))],
  ['the account has not been confirmed for a week', () => writeSnapshot(drawn({ seenAt: NOW - 7 * DAY_MS }))],
  ['the clock was set back', () => writeSnapshot(drawn({ seenAt: NOW + DAY_MS }))],
  ['the phone is set to save nothing', () => localStorage.setItem('keepNothing', '')],
  ['the deletion after a logout is unfinished', () => localStorage.setItem('toWipe', '')],
  ['the farmer has logged out while offline', () => localStorage.setItem('loggedOut', '')],
  ['another place of the dashboard is opened', () => history.replaceState(null, '', '/dashboard?tab=prices')],
  ['the page is as wide as a desktop screen', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['no service worker is active', () => vi.stubGlobal('navigator', { serviceWorker: {} })],
  ['the saved snapshot is corrupt', () => localStorage.setItem('picture', '{"shape')],
])('when %s, the loading screen stays', async (_case, given) => {
  writeSnapshot(drawn())
  given()
  await open()
  expect(shown()).toBe('loading')
})

test('when the place or the units have changed, the loading screen stays', async () => {
  writeSnapshot(drawn())
  localStorage.setItem('farmLocation', '{"lat":1,"lon":2,"name":"Hay"}')
  await open()
  expect(shown()).toBe('loading')
})

test('the saved snapshot does not replace a page that the application has drawn', async () => {
  writeSnapshot(drawn())
  document.body.innerHTML = '<div id="root"><div class="own"></div></div>'
  await open()
  expect(shown()).toBe('own')
})

test.each<[string, Response, string]>([
  ['the same farmer', new Response('{}', { headers: { ...own, 'x-account': 'a' } }), 'dashboard'],
  ['another farmer', new Response('{}', { headers: { ...own, 'x-account': 'b' } }), 'loading'],
  ['no farmer', new Response('{}', { status: 401, headers: own }), 'loading'],
  ['an internal error', new Response('{}', { status: 503, headers: own }), 'dashboard'],
])('when the server reports %s, the page shows the matching screen', async (_case, response, then) => {
  writeSnapshot(drawn())
  const answer = Promise.withResolvers<Response>()
  answered(answer.promise)
  await open()
  expect(shown()).toBe('dashboard')
  answer.resolve(response)
  await new Promise(setImmediate)
  expect(shown()).toBe(then)
})

test('a Wi-Fi login page or a network failure does not remove the snapshot', async () => {
  writeSnapshot(drawn())
  answered(new Response('<h1>Free Wi-Fi</h1>', { status: 401, headers: { 'content-type': 'text/html' } }))
  await open()
  await new Promise(setImmediate)
  expect(shown()).toBe('dashboard')
  document.body.innerHTML = '<div id="root"><main class="loading"></main></div>'
  answered(Promise.reject(new TypeError('Failed to fetch')))
  await open()
  await new Promise(setImmediate)
  expect(shown()).toBe('dashboard')
})

test('a logout in another page removes the snapshot', async () => {
  writeSnapshot(drawn())
  await open()
  dispatchEvent(new Event('storage'))
  expect(shown()).toBe('dashboard')
  deleteSnapshot()
  dispatchEvent(new Event('storage'))
  expect(shown()).toBe('loading')
})

test('a press on the snapshot is repeated once on the matching button, which keeps its focus', async () => {
  writeSnapshot(drawn())
  await open()
  const day = document.querySelector<HTMLButtonElement>('.day')
  day?.focus()
  day?.click()
  const pressed = vi.fn()
  const later = document.createElement('div')
  later.innerHTML = '<button class="other">Monday</button><button class="day">Monday</button>'
  for (const button of later.children) button.addEventListener('click', () => pressed(button.className))
  root()?.replaceChildren(later)
  await new Promise(setImmediate)
  expect(pressed.mock.calls).toEqual([['day']])
  expect(document.activeElement?.className).toBe('day')
  root()?.replaceChildren()
  await new Promise(setImmediate)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a press waits for a button drawn a moment later, unless the user presses elsewhere', async () => {
  for (const isPressedAgain of [false, true]) {
    document.body.innerHTML = '<div id="root"><main class="loading"></main></div>'
    writeSnapshot(drawn())
    await open()
    document.querySelector<HTMLButtonElement>('.day')?.click()
    const later = document.createElement('div')
    root()?.replaceChildren(later)
    await new Promise(setImmediate)
    if (isPressedAgain) dispatchEvent(new Event('pointerdown'))
    const pressed = vi.fn()
    later.innerHTML = '<button class="day">Monday</button>'
    later.firstElementChild?.addEventListener('click', pressed)
    await new Promise(setImmediate)
    expect(pressed).toHaveBeenCalledTimes(isPressedAgain ? 0 : 1)
  }
})

/**
 * Simulates the application replacing the snapshot with its own day.
 *
 * @returns the click handler of that day
 */
async function applicationComes() {
  const pressed = vi.fn()
  const later = document.createElement('div')
  later.innerHTML = '<button class="day">Monday</button>'
  later.firstElementChild?.addEventListener('click', pressed)
  root()?.replaceChildren(later)
  await new Promise(setImmediate)
  return pressed
}

test('a mouse button held while the snapshot is replaced triggers the press on release', async () => {
  writeSnapshot(drawn())
  await open()
  document.querySelector('.day')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  const pressed = await applicationComes()
  expect(pressed).not.toHaveBeenCalled()
  dispatchEvent(new MouseEvent('mouseup'))
  dispatchEvent(new MouseEvent('mouseup'))
  expect(pressed).toHaveBeenCalledTimes(1)
})

test("a press on another farmer's snapshot is discarded", async () => {
  writeSnapshot(drawn())
  const answer = Promise.withResolvers<Response>()
  answered(answer.promise)
  await open()
  document.querySelector<HTMLButtonElement>('.day')?.click()
  answer.resolve(new Response('{}', { headers: { ...own, 'x-account': 'b' } }))
  await new Promise(setImmediate)
  const pressed = await applicationComes()
  expect(pressed).not.toHaveBeenCalled()
})

test('a press is discarded when its button no longer exists', async () => {
  writeSnapshot(drawn())
  await open()
  document.querySelector<HTMLButtonElement>('.day')?.click()
  const other = document.createElement('button')
  const pressed = vi.fn()
  other.addEventListener('click', pressed)
  other.className = 'day'
  other.textContent = 'Tuesday'
  root()?.replaceChildren(other)
  await new Promise(setImmediate)
  expect(pressed).not.toHaveBeenCalled()
})
