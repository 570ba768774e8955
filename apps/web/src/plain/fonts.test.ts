import { beforeEach, expect, test, vi } from 'vitest'
import { fetchFonts } from './fonts.ts'

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

test('fetches both faces once, and notes that they are there', async () => {
  await fetchFonts()
  expect(load).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('fonts')).toBe('kept')
  await fetchFonts()
  expect(load).toHaveBeenCalledTimes(2)
})

test('fetches nothing where every byte counts', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await fetchFonts()
  expect(load).not.toHaveBeenCalled()
})

test('a face that does not come is tried again on the next page', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'))
  await fetchFonts()
  expect(localStorage.getItem('fonts')).toBeNull()
})
