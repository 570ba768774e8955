/** Below this a secret is refused, in bits. One of 32 random hexadecimal digits is guessed to have about 110. */
export const LEAST_BITS = 80

/** What people put where a secret belongs, and the rows of letters that they type instead of one. */
const known =
  'abcdefghijklmnopqrstuvwxyz 01234567890 zyxwvutsrqponmlkjihgfedcba 9876543210 qwertyuiop asdfghjkl zxcvbnm 1q2w3e4r5t6z ' +
  'password passphrase secret session cookie signing string random long character change-me change_me changeme replace ' +
  'please super your this must should with test example default development production environment admin letmein ' +
  'smart farming farmer application server generate minimum least'

/** Shortest piece that counts as known: what is drawn by lot repeats shorter ones by chance. */
const PIECE = 3

/**
 * A guess at how hard a secret is to guess, in bits; never too low for what was drawn by lot. What was there before, or
 * stands in a list of what people write, counts as one character however long it is (after Lempel and Ziv, 1977); each
 * character counts as much as the mixture of them is worth (Shannon's entropy). A sentence of rare words is judged too
 * kindly: no dictionary is at hand at the start.
 */
export function bitsToGuess(secret: string): number {
  const text = known + secret.toLowerCase()
  let pieces = 0
  for (let at = known.length; at < text.length; pieces += 1) at += knownLength(text, at)
  return pieces * bitsPerCharacter(secret)
}

/** How many characters from there on were there before; 1 where fewer than a piece. */
function knownLength(text: string, at: number): number {
  let length = PIECE
  // It may run into itself, as "aaaa" and "abab" do.
  while (at + length <= text.length && text.lastIndexOf(text.slice(at, at + length), at - 1) >= 0) length += 1
  return length === PIECE ? 1 : length - 1
}

function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const { length } = [...text]
  return [...counts.values()].reduce((bits, count) => bits - (count / length) * Math.log2(count / length), 0)
}
