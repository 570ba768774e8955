import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateBits, MIN_SECRET_BITS } from './secret-strength.ts'

test('rates guessable secrets as weak', () =>
  checkRows(
    [
      'a'.repeat(400),
      'passwordpasswordpasswordpassword',
      'Password1234Password1234Password1234',
      'changemechangemechangemechangeme',
      'change-me-to-a-long-random-string',
      'your-super-secret-session-secret-key',
      'abcdefghijklmnopqrstuvwxyz0123456789',
      '01234567890123456789012345678901',
      '0123456789abcdef0123456789abcdef',
      'zyxwvutsrqponmlkjihgfedcba987654',
      'qwertyuiopasdfghjklzxcvbnm123456',
      'smart-farming-production-secret-2026',
      'test-secret-test-secret-test-secret-0001',
      'abababababababababababababababababababab',
      // Random, but too short or repeated.
      'f3a90c1d77be2468f3a90c1d77be2468',
      'f3a90c1d77be2468d05f3a90c1d77be2468d05',
    ],
    (secret) => expect(estimateBits(secret)).toBeLessThan(MIN_SECRET_BITS),
  ))

const drawn = (letters: string, length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((all) => all.join(''))
const hex = '0123456789abcdef'
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

test('rates random secrets of at least the minimum length as strong', () => {
  const secret = fc.oneof(drawn(hex, 32), drawn(hex, 64), drawn(base64, 32), drawn(base64, 64))
  fc.assert(
    fc.property(fc.noBias(secret), (text) => {
      expect(estimateBits(text)).toBeGreaterThan(MIN_SECRET_BITS)
    }),
  )
})

test('repeating a text adds little strength', () => {
  fc.assert(
    fc.property(drawn(base64, 20), (text) => {
      expect(estimateBits(text.repeat(3))).toBeLessThan(estimateBits(text) + 12)
    }),
  )
})
