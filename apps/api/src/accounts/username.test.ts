import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNameTagger, usernameKey } from './username.ts'

test.each([
  ['Wanjiku', 'wanjiku'],
  ['ZOË', 'zoe\u0308'],
  ['Ångström', 'A\u030angstro\u0308m'],
  ['İdris', 'i\u0307dris'],
  ['Ольга', 'ОЛЬГА'],
])('%s and %s are the same username', (one, two) => {
  expect(usernameKey(one)).toBe(usernameKey(two))
})

test.each([
  ['Straße', 'Strasse'],
  ['Zoe', 'Zoë'],
  ['John Smith', 'JohnSmith'],
])('%s and %s are different usernames', (one, two) => {
  expect(usernameKey(one)).not.toBe(usernameKey(two))
})

test('a username key is stable and equal for both Unicode normal forms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = usernameKey(name)
      expect(usernameKey(key)).toBe(key)
      expect(usernameKey(name.normalize('NFD'))).toBe(key)
      expect(usernameKey(name.normalize('NFC'))).toBe(key)
    }),
    { numRuns: 1_000, seed: 20_261 },
  )
})

test('a name tag hides the name, and stays the same while its secret is rotated', () => {
  const before = createNameTagger(['old secret'])
  const during = createNameTagger(['new secret', 'old secret'])
  const after = createNameTagger(['new secret'])
  expect(before('wanjiku')).toMatch(/^[\w-]{22}$/)
  expect(during('wanjiku')).toBe(before('wanjiku'))
  expect(after('wanjiku')).not.toBe(before('wanjiku'))
  expect(before('otieno')).not.toBe(before('wanjiku'))
})
