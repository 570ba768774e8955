import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter that can be mistaken for a digit or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 24
const GROUP = 4

/**
 * A recovery code: 24 characters of 5 random bits each, in groups. At 120 bits a plain hash is enough (ASVS 6.5.2: from
 * 112 bits).
 */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31] ?? '').join('')
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters
}

/**
 * Hash of a code as a person typed it: tolerates lower case, any or no separators, invisible characters added by a
 * messenger, O for 0, I or L for 1. Input that is not a code gets a hash that no code has.
 */
export function hashRecoveryCode(written: string): Buffer {
  const plain = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(`recovery ${plain}`).digest()
}
