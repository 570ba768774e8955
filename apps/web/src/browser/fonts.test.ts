import { beforeEach, expect, test, vi } from 'vitest'
import { preloadFonts } from './fonts.ts'

const load = vi.fn(async () => {})

beforeEach(() => {
  load.mockReset()
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
    },
  )
})

test('preloadFonts loads both fonts once and records them as saved', async () => {
  await preloadFonts()
  expect(load).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('fonts')).toBe('kept')
  await preloadFonts()
  expect(load).toHaveBeenCalledTimes(2)
})

test('preloadFonts loads nothing when the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await preloadFonts()
  expect(load).not.toHaveBeenCalled()
})

test('a font that fails to load is not recorded, so the next page tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'))
  await preloadFonts()
  expect(localStorage.getItem('fonts')).toBeNull()
})
