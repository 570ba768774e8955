import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from '../../paths.ts'
import { buildCommonPasswordsFile, CommonPasswords } from './common-passwords.ts'

test('finds each listed word in any letter case and counts it once', () => {
  const filter = new CommonPasswords(buildCommonPasswordsFile(['Galaktika', 'galaktika', 'svetochka']))
  expect(filter.size).toBe(2)
  for (const word of ['galaktika', 'GALAKTIKA', 'Svetochka']) expect(filter.has(word)).toBe(true)
  expect(filter.has('four goats eat blue maize')).toBe(false)
})

test('finds every word in any list', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), (words) => {
      const filter = new CommonPasswords(buildCommonPasswordsFile(words))
      return words.every((word) => filter.has(word))
    }),
  )
})

test('an empty filter contains no words', () => {
  expect(new CommonPasswords(buildCommonPasswordsFile([])).has('')).toBe(false)
})

test('the bundled filter holds over 9,000 passwords, including those that no rule finds', () => {
  const filter = CommonPasswords.read(commonPasswords)
  expect(filter.size).toBeGreaterThan(9_000)
  for (const word of ['galaktika', 'ghtpthdfnbd', 'svetochka']) expect(filter.has(word)).toBe(true)
})
