import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const shown = () => document.documentElement.dataset.display
let adding: ReturnType<typeof spyOnListeners>
const spyOnListeners = () => vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  delete document.documentElement.dataset.display
  adding = spyOnListeners()
  vi.resetModules()
})

afterEach(() => {
  for (const [name, listener] of adding.mock.calls) window.removeEventListener(name, listener)
  expect(adding.mock.calls.length).toBeGreaterThan(0)
  delete document.documentElement.dataset.display
})

test('the display settings saved on this phone are applied to the page', async () => {
  localStorage.setItem('display', 'outdoors large')
  await import('./display.ts')
  expect(shown()).toBe('outdoors large')
})

test('the display attribute is empty when no setting was saved', async () => {
  await import('./display.ts')
  expect(shown()).toBe('')
})

test.each(['storage', 'pageshow'])(
  'a %s event applies the display settings saved by another page',
  async (event) => {
    await import('./display.ts')
    localStorage.setItem('display', 'larger')
    window.dispatchEvent(new Event(event))
    expect(shown()).toBe('larger')
  },
)

test('the script does not fail when the browser blocks storage', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  await import('./display.ts')
  expect(shown()).toBeUndefined()
})
