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

test('a page is shown as was chosen on this phone', async () => {
  localStorage.setItem('display', 'outdoors large')
  await import('./display.ts')
  expect(shown()).toBe('outdoors large')
})

test('where nothing was chosen, nothing is', async () => {
  await import('./display.ts')
  expect(shown()).toBe('')
})

test.each(['storage', 'pageshow'])('%s: what was chosen elsewhere holds here, too', async (event) => {
  await import('./display.ts')
  localStorage.setItem('display', 'larger')
  window.dispatchEvent(new Event(event))
  expect(shown()).toBe('larger')
})

test('a browser that keeps nothing shows its pages all the same', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  await import('./display.ts')
  expect(shown()).toBeUndefined()
})
