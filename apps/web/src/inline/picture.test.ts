import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { erasePicture, type Picture, sceneNow, writePicture } from '../phone/kept/picture.ts'
import { SHAPE } from '../phone/kept/what-is-kept.ts'

const NOW = Date.parse('2026-11-24T06:10:00Z')
const DAY_MS = 24 * 3_600_000
const HELD = `<div class="dashboard"><p id="always">Hill</p><p id="ahead" data-until="${NOW / 1000 + 1}">dry</p><p id="over" data-until="${NOW / 1000}">spray now</p><button class="day">Monday</button></div>`

const root = () => document.getElementById('root')
const shown = () => root()?.firstElementChild?.className
const drawn = (more: Partial<Picture> = {}): Picture => ({
  html: HELD,
  scene: sceneNow(),
  account: 'a',
  seenAt: NOW,
  shape: SHAPE,
  ...more,
})
const answered = (response: Response | Promise<Response>) => {
  globalThis.earlyResponses = new Map([['/api/user', Promise.resolve(response)]])
}
const none = new Promise<Response>(() => {})
const own = { 'content-type': 'application/json; charset=utf-8' }

async function open(): Promise<void> {
  vi.resetModules()
  await import('./picture.ts')
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

test('the dashboard stands there as it was drawn, but for what is over', async () => {
  writePicture(drawn())
  await open()
  expect(shown()).toBe('dashboard')
  const seen = ['always', 'ahead', 'over'].filter(
    (id) => document.getElementById(id)?.style.visibility !== 'hidden',
  )
  expect(seen).toEqual(['always', 'ahead'])
})

test('what is over while the application does not come is not seen any more', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: NOW })
  writePicture(drawn())
  await open()
  const visible = () => document.getElementById('ahead')?.style.visibility !== 'hidden'
  expect(visible()).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(visible()).toBe(false)
})

test('a phone whose clock is known to be wrong goes by the time of the server', async () => {
  localStorage.setItem('clockAhead', `${26 * 3_600_000} ${new Date(NOW).getTimezoneOffset()}`)
  vi.setSystemTime(NOW + 26 * 3_600_000)
  writePicture(drawn({ seenAt: Date.now() }))
  await open()
  expect(document.getElementById('ahead')?.style.visibility).toBe('')
  expect(document.getElementById('over')?.style.visibility).toBe('hidden')
})

test('what says no time that can be read is over', async () => {
  writePicture(drawn({ html: '<div class="dashboard"><p id="odd" data-until="soon">dry</p></div>' }))
  await open()
  expect(document.getElementById('odd')?.style.visibility).toBe('hidden')
})

test.each<[string, () => void]>([
  ['nothing was drawn', erasePicture],
  ['another version drew it', () => writePicture(drawn({ shape: SHAPE - 1 }))],
  ['another build drew it, or of another place', () => writePicture(drawn({ scene: 'other' }))],
  ['nobody has confirmed its farmer for a week', () => writePicture(drawn({ seenAt: NOW - 7 * DAY_MS }))],
  ['the clock was set back', () => writePicture(drawn({ seenAt: NOW + DAY_MS }))],
  ['nothing is to be kept', () => localStorage.setItem('keepNothing', '')],
  ['a farmer has left, and the wiping has not ended', () => localStorage.setItem('toWipe', '')],
  ['a farmer has left without a network', () => localStorage.setItem('loggedOut', '')],
  ['another place of the dashboard is opened', () => history.replaceState(null, '', '/dashboard?tab=prices')],
  ['the page is as wide as a desk', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['no worker is in charge', () => vi.stubGlobal('navigator', { serviceWorker: {} })],
  ['the note is spoilt', () => localStorage.setItem('picture', '{"shape')],
])('where %s, the page waits', async (_case, given) => {
  writePicture(drawn())
  given()
  await open()
  expect(shown()).toBe('loading')
})

test('the place or the units have changed since: the page waits', async () => {
  writePicture(drawn())
  localStorage.setItem('farmLocation', '{"lat":1,"lon":2,"name":"Hay"}')
  await open()
  expect(shown()).toBe('loading')
})

test('what the application has drawn stays', async () => {
  writePicture(drawn())
  document.body.innerHTML = '<div id="root"><div class="own"></div></div>'
  await open()
  expect(shown()).toBe('own')
})

test.each<[string, Response, string]>([
  ['this farmer', new Response('{}', { headers: { ...own, 'x-account': 'a' } }), 'dashboard'],
  ['another one', new Response('{}', { headers: { ...own, 'x-account': 'b' } }), 'loading'],
  ['nobody', new Response('{}', { status: 401, headers: own }), 'loading'],
  ['a trouble of its own', new Response('{}', { status: 503, headers: own }), 'dashboard'],
])('where the server names %s, that is believed', async (_case, response, then) => {
  writePicture(drawn())
  const answer = Promise.withResolvers<Response>()
  answered(answer.promise)
  await open()
  expect(shown()).toBe('dashboard')
  answer.resolve(response)
  await new Promise(setImmediate)
  expect(shown()).toBe(then)
})

test('a network that wants a sign-in of its own, and none at all, take nothing away', async () => {
  writePicture(drawn())
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

test('a log-out in another page takes it away', async () => {
  writePicture(drawn())
  await open()
  dispatchEvent(new Event('storage'))
  expect(shown()).toBe('dashboard')
  erasePicture()
  dispatchEvent(new Event('storage'))
  expect(shown()).toBe('loading')
})

test('what is pressed on it is pressed on what takes its place, once, and has the focus there', async () => {
  writePicture(drawn())
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

test('what the application draws a moment later is pressed then, unless another is pressed meanwhile', async () => {
  for (const isPressedAgain of [false, true]) {
    document.body.innerHTML = '<div id="root"><main class="loading"></main></div>'
    writePicture(drawn())
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

/** The application replaces the picture, with a day of its own. @returns the handler of a press on that day */
async function applicationComes() {
  const pressed = vi.fn()
  const later = document.createElement('div')
  later.innerHTML = '<button class="day">Monday</button>'
  later.firstElementChild?.addEventListener('click', pressed)
  root()?.replaceChildren(later)
  await new Promise(setImmediate)
  return pressed
}

test('what a mouse holds while the application takes its place is pressed when it is lifted', async () => {
  writePicture(drawn())
  await open()
  document.querySelector('.day')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  const pressed = await applicationComes()
  expect(pressed).not.toHaveBeenCalled()
  dispatchEvent(new MouseEvent('mouseup'))
  dispatchEvent(new MouseEvent('mouseup'))
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('what was pressed on the picture of another farmer is pressed nowhere', async () => {
  writePicture(drawn())
  const answer = Promise.withResolvers<Response>()
  answered(answer.promise)
  await open()
  document.querySelector<HTMLButtonElement>('.day')?.click()
  answer.resolve(new Response('{}', { headers: { ...own, 'x-account': 'b' } }))
  await new Promise(setImmediate)
  const pressed = await applicationComes()
  expect(pressed).not.toHaveBeenCalled()
})

test('what is not there any more is pressed nowhere', async () => {
  writePicture(drawn())
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
