import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32, without letters that resemble digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 24
const GROUP = 4

/** Creates a code of 120 random bits, for which a plain hash is enough (ASVS 6.5.2: 112 bits). */
export function generateRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte & 31] ?? '').join('')
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters
}

/**
 * Hashes a typed code. Accepts lower case, any separators, invisible characters, O for 0, and I or
 * L for 1. Other input gets a hash that no code has.
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
