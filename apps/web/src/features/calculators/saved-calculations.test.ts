import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, expect, test, vi } from 'vitest'
import { logOutOnPhone } from '../../phone/phone.ts'
import { readCalculations, type SavedCalculations, saveCalculations } from './saved-calculations.ts'

const sums: SavedCalculations = { sum: 'loan', language: 'sw', typed: { loan: { loan: '1,5' } } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the last calculations are restored only for the farmer who stored them', () => {
  saveCalculations('Ada', sums)
  expect(readCalculations('Ada')).toMatchObject(sums)
  expect(readCalculations('Ben')).toMatchObject({ sum: 'margin', typed: {} })
})

test('stored calculations are deleted on logout', async () => {
  saveCalculations('Ada', sums)
  await logOutOnPhone()
  expect(localStorage.getItem('farmSums')).toBeNull()
})

test('a shared phone stores no calculations', () => {
  localStorage.setItem('keepNothing', '')
  saveCalculations('Ada', sums)
  expect(localStorage.getItem('farmSums')).toBeNull()
})

test('readCalculations ignores invalid stored values', () =>
  checkRows(
    [
      '{',
      'null',
      '7',
      '{"owner":"Ada"}',
      '{"owner":"Ada","sum":"dance","language":"xx","typed":7}',
      '{"owner":"Ada","typed":{"loan":{"loan":{"a":1}}}}',
    ],
    (text) => {
      localStorage.setItem('farmSums', text)
      const { sum, typed } = readCalculations('Ada')
      expect([sum, typed.loan?.loan]).toEqual(['margin', undefined])
    },
  ))

test("calculators start in the browser's first supported language", () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'pt-BR', 'en'] })
  expect(readCalculations('Ada').language).toBe('pt')
  vi.stubGlobal('navigator', { languages: ['de'] })
  expect(readCalculations('Ada').language).toBe('en')
})

test('a browser that blocks storage causes no error and starts with default calculations', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  expect(() => saveCalculations('Ada', sums)).not.toThrow()
  expect(readCalculations('Ada').sum).toBe('margin')
})
