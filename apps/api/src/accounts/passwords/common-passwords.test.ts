import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from '../../paths.ts'
import { CommonPasswords, commonPasswordsFile } from './common-passwords.ts'

test('holds what it was made of, in any case of letters, and once', () => {
  const filter = new CommonPasswords(commonPasswordsFile(['Galaktika', 'galaktika', 'svetochka']))
  expect(filter.size).toBe(2)
  for (const word of ['galaktika', 'GALAKTIKA', 'Svetochka']) expect(filter.has(word)).toBe(true)
  expect(filter.has('four goats eat blue maize')).toBe(false)
})

test('every word of any list is found again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), (words) => {
      const filter = new CommonPasswords(commonPasswordsFile(words))
      return words.every((word) => filter.has(word))
    }),
  )
})

test('an empty one holds nothing', () => {
  expect(new CommonPasswords(commonPasswordsFile([])).has('')).toBe(false)
})

test('the product’s own holds the thousands that no rule finds', () => {
  const filter = CommonPasswords.read(commonPasswords)
  expect(filter.size).toBeGreaterThan(9_000)
  for (const word of ['galaktika', 'ghtpthdfnbd', 'svetochka']) expect(filter.has(word)).toBe(true)
})
