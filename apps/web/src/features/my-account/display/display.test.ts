import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, expect, test, vi } from 'vitest'
import { currentDisplay, saveDisplay, TEXT_SIZES, THEMES } from './display.ts'

afterEach(() => {
  delete document.documentElement.dataset.display
})

const usual = { theme: 'system', outdoors: false, text: 'usual' } as const
const all = THEMES.flatMap((theme) =>
  [true, false].flatMap((outdoors) => TEXT_SIZES.map((text) => ({ theme, outdoors, text }))),
)

test('every combination of display settings is applied, saved and read back', () =>
  checkRows(all, (display) => {
    expect(saveDisplay(display)).toBe(true)
    expect(currentDisplay()).toEqual(display)
    expect(localStorage.getItem('display') ?? '').toBe(document.documentElement.dataset.display)
  }))

test('the default display settings remove the saved value', () => {
  saveDisplay({ theme: 'dark', outdoors: true, text: 'large' })
  saveDisplay(usual)
  expect(localStorage.getItem('display')).toBeNull()
})

test('an invalid display attribute is read as the default settings', () =>
  checkRows(
    [undefined, '', 'outdoorsy', '<script>', 'usual outdoors-ish', 'system darker lightly'],
    (spoilt) => {
      if (spoilt !== undefined) document.documentElement.dataset.display = spoilt
      expect(currentDisplay()).toEqual(usual)
    },
  ))

test('without storage, saveDisplay returns false and applies the settings to the page', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  expect(saveDisplay({ ...usual, outdoors: true })).toBe(false)
  expect(currentDisplay().outdoors).toBe(true)
})
