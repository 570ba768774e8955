import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateRecoveryCode, hashRecoveryCode } from './recovery-code.ts'

test('makes unique codes of 24 unambiguous characters in groups of four', () => {
  const codes = Array.from({ length: 200 }, generateRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('accepts a code however it was copied from paper', () => {
  const written = fc.tuple(
    fc.constantFrom<(code: string) => string>(
      (code) => code.toLowerCase(),
      (code) => code.replaceAll('-', ' '),
      (code) => code.replaceAll('-', ''),
      (code) => code.replaceAll('-', ' – '),
      (code) => code.replaceAll('0', 'O').replaceAll('1', 'l'),
      (code) => ` ${code}\n`,
      (code) => code.replaceAll('-', '_'),
      (code) => code.replaceAll('-', ', '),
      (code) => code.replaceAll('-', '/'),
      (code) => code.replaceAll('-', '\u2212'),
      (code) => code.replaceAll('-', '\u200b'),
      (code) => `\u202a"${code}"\u202c`,
    ),
    fc.constant(0),
  )
  fc.assert(
    fc.property(written, ([copy]) => {
      const code = generateRecoveryCode()
      expect(hashRecoveryCode(copy(code))).toEqual(hashRecoveryCode(code))
    }),
  )
})

test('two new codes have different hashes', () => {
  expect(hashRecoveryCode(generateRecoveryCode())).not.toEqual(hashRecoveryCode(generateRecoveryCode()))
})
