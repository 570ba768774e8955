import { afterEach, expect, test, vi } from 'vitest'

const isShown = () => document.documentElement.hasAttribute('data-signed-in')
afterEach(() => void document.documentElement.removeAttribute('data-signed-in'))

test('the dashboard link shows after a login and disappears on logout in another page', async () => {
  localStorage.setItem('signedIn', '')
  vi.resetModules()
  await import('./signed-in.ts')
  expect(isShown()).toBe(true)
  localStorage.clear()
  dispatchEvent(new Event('storage'))
  expect(isShown()).toBe(false)
})
