import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CapturedSnapshot, captureSnapshot } from './capture-snapshot.ts'
import { captureSnapshotsWhenIdle, IDLE_BEFORE_CAPTURE_MS } from './capture-when-idle.ts'

const DASHBOARD = `<div class="over"></div><div class="dashboard"><div id="weather"><button aria-expanded="false">Monday</button><ol data-until="9"></ol></div>
  <main id="main"><form></form></main><div id="prices"><p>Maize</p></div></div>`

let stop: AbortController
const show = (html = DASHBOARD) => {
  document.body.innerHTML = `<div id="root">${html}</div>`
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', '/dashboard')
  stop = new AbortController()
  show()
})
afterEach(() => {
  stop.abort()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('captureSnapshot copies the dashboard without content below the first screen', () => {
  const html = captureSnapshot()?.html ?? ''
  expect(html).toContain('Monday')
  expect(html).not.toMatch(/over|form|Maize/)
  expect(html).toContain('<main id="main"></main>')
  expect(document.querySelector('#prices')?.textContent).toBe('Maize')
})

test.each([
  ['a day is open', DASHBOARD.replace('"false"', '"true"')],
  ['a dialog is open', DASHBOARD.replace('<ol', '<dialog open></dialog><ol')],
  ['a form is open', DASHBOARD.replace('<ol', '<form></form><ol')],
  ['there are no days', DASHBOARD.replace(/<ol.*ol>/, '')],
  ['another page is shown', '<main></main>'],
])('when %s, no snapshot is drawn', (_case, html) => {
  show(html)
  expect(captureSnapshot()).toBeUndefined()
})

test('no snapshot is drawn for an address with a tab or on a desktop screen', () => {
  history.replaceState(null, '', '/dashboard?tab=weather')
  expect(captureSnapshot()).toBeUndefined()
  history.replaceState(null, '', '/dashboard')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(captureSnapshot()).toBeUndefined()
})

const button = () => document.querySelector('button') as HTMLButtonElement
/** Records the saved snapshots, each by its button's label. */
function following() {
  const kept: (string | undefined)[] = []
  const gone = captureSnapshotsWhenIdle(
    ({ html }: CapturedSnapshot) => kept.push(html.match(/>(\w+)<\/button>/)?.[1]),
    stop.signal,
  )
  return { kept, gone }
}

test('a snapshot is saved when the page is idle, and again only after a change', async () => {
  const { kept, gone } = following()
  await vi.advanceTimersByTimeAsync(IDLE_BEFORE_CAPTURE_MS - 1)
  expect(kept).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(kept).toEqual(['Monday'])
  button().textContent = 'Tuesday'
  await vi.advanceTimersByTimeAsync(IDLE_BEFORE_CAPTURE_MS)
  button().dataset.other = ''
  button().removeAttribute('data-other')
  await vi.advanceTimersByTimeAsync(IDLE_BEFORE_CAPTURE_MS)
  expect(kept).toEqual(['Monday', 'Tuesday'])
  gone()
  await vi.advanceTimersByTimeAsync(IDLE_BEFORE_CAPTURE_MS)
  expect(kept).toEqual(['Monday', 'Tuesday', 'Tuesday'])
})

test('a snapshot is saved at once when the page is hidden', async () => {
  const { kept } = following()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen.mockRestore()
  expect(kept).toEqual(['Monday'])
})

test('no snapshot is saved after the signal is aborted', async () => {
  const { kept } = following()
  stop.abort()
  button().textContent = 'Tuesday'
  await vi.advanceTimersByTimeAsync(2 * IDLE_BEFORE_CAPTURE_MS)
  expect(kept).toEqual([])
})
