import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { afterEach, expect, test, vi } from 'vitest'
import { leave } from '../../phone/phone.ts'
import { readSums, type Sums, writeSums } from './stored-sums.ts'

const sums: Sums = { sum: 'loan', language: 'sw', typed: { loan: { loan: '1,5' } } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the last sums are read again, for their own farmer alone', () => {
  writeSums('Ada', sums)
  expect(readSums('Ada')).toMatchObject(sums)
  expect(readSums('Ben')).toMatchObject({ sum: 'margin', typed: {} })
})

test('they are gone when the farmer leaves this phone', async () => {
  writeSums('Ada', sums)
  await leave()
  expect(localStorage.getItem('farmSums')).toBeNull()
})

test('a shared phone keeps none', () => {
  localStorage.setItem('keepNothing', '')
  writeSums('Ada', sums)
  expect(localStorage.getItem('farmSums')).toBeNull()
})

test('what is stored but no sum is not read', () =>
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
      const { sum, typed } = readSums('Ada')
      expect([sum, typed.loan?.loan]).toEqual(['margin', undefined])
    },
  ))

test('they begin in the first language of the browser that there is', () => {
  vi.stubGlobal('navigator', { languages: ['de-DE', 'pt-BR', 'en'] })
  expect(readSums('Ada').language).toBe('pt')
  vi.stubGlobal('navigator', { languages: ['de'] })
  expect(readSums('Ada').language).toBe('en')
})

test('a browser that keeps nothing stops nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  expect(() => writeSums('Ada', sums)).not.toThrow()
  expect(readSums('Ada').sum).toBe('margin')
})
