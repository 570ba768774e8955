/**
 * Minimum strength of an accepted secret, in bits. The estimate for 32 random hexadecimal digits is
 * about 110.
 */
export const MIN_SECRET_BITS = 80

/** Common placeholders for secrets, and keyboard rows. */
const known =
  'abcdefghijklmnopqrstuvwxyz 01234567890 zyxwvutsrqponmlkjihgfedcba 9876543210 qwertyuiop asdfghjkl zxcvbnm 1q2w3e4r5t6z ' +
  'password passphrase secret session cookie signing string random long character change-me change_me changeme replace ' +
  'please super your this must should with test example default development production environment admin letmein ' +
  'smart farming farmer application server generate minimum least'

/**
 * Minimum length of a known piece, in characters. Shorter pieces repeat by chance in random text.
 */
const PIECE = 3

/**
 * Estimates the strength of a secret, in bits; never too low for a random secret. A repetition or a
 * known word counts as one character (after Lempel and Ziv, 1977). Each character counts by the
 * entropy of the text (Shannon). Sentences of rare words are overrated, because no dictionary is
 * loaded.
 */
export function estimateBits(secret: string): number {
  const text = known + secret.toLowerCase()
  let pieces = 0
  for (let at = known.length; at < text.length; pieces += 1) at += knownLength(text, at)
  return pieces * bitsPerCharacter(secret)
}

/** Length of the known or repeated text at a position; 1 if it is shorter than a piece. */
function knownLength(text: string, at: number): number {
  let length = PIECE
  // A repetition may overlap itself, as in "aaaa" and "abab".
  while (at + length <= text.length && text.lastIndexOf(text.slice(at, at + length), at - 1) >= 0) length += 1
  return length === PIECE ? 1 : length - 1
}

function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const { length } = [...text]
  return [...counts.values()].reduce((bits, count) => bits - (count / length) * Math.log2(count / length), 0)
}
