import { afterEach, expect, test, vi } from 'vitest'
import { showDisplay, shownDisplay, TEXT_SIZES } from './display.ts'

afterEach(() => {
  delete document.documentElement.dataset.display
})

const all = [true, false].flatMap((outdoors) => TEXT_SIZES.map((text) => ({ outdoors, text })))

test.each(all)('what is chosen is shown, kept and read again: %o', (display) => {
  expect(showDisplay(display)).toBe(true)
  expect(shownDisplay()).toEqual(display)
  expect(localStorage.getItem('display') ?? '').toBe(document.documentElement.dataset.display)
})

test('what nobody chose leaves nothing behind', () => {
  showDisplay({ outdoors: true, text: 'large' })
  showDisplay({ outdoors: false, text: 'usual' })
  expect(localStorage.getItem('display')).toBeNull()
})

test.each([undefined, '', 'outdoorsy', '<script>', 'usual outdoors-ish'])(
  'of %s nothing is taken over',
  (spoilt) => {
    if (spoilt !== undefined) document.documentElement.dataset.display = spoilt
    expect(shownDisplay()).toEqual({ outdoors: false, text: 'usual' })
  },
)

test('a browser that keeps nothing shows it on this page, and it is told', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  expect(showDisplay({ outdoors: true, text: 'usual' })).toBe(false)
  expect(shownDisplay().outdoors).toBe(true)
})
