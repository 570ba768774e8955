import { remembered } from '../../remembered.ts'

/** How letters and pairs of letters sound to who writes by ear; in this order. */
const sounds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/(?<=[aeiou])ght?(?![aeiou])/g, 't'],
  [/^kn|^gn/g, 'n'],
  [/^wr/g, 'r'],
  [/^wh(?=[oO])/g, 'h'],
  [/^wh/g, 'w'],
  [/tch|ch/g, 'C'],
  [/[st]ion|cion/g, 'Sn'],
  [/sh/g, 'S'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/dge|j/g, 'J'],
  [/th/g, 'T'],
  [/e$|es$/g, ''],
]

/** What is written for one sound at a word's beginning or end by who writes as he speaks: "yuria", "oyel", "lam". */
const glides: readonly (readonly [written: RegExp, sound: string])[] = [
  [/^(?:yo?|e)(?=u[^aeiou])/g, ''],
  [/oy[ae]?(?=l)/g, 'oi'],
  [/(?<=[aeo]m)b$/g, ''],
]

/** Vowels and pairs of them that are taken for one another in a short word; the others stand apart. */
const vowels: readonly (readonly [written: RegExp, sound: string])[] = [
  [/(?<=[^aeiou])a(?=[^aeiou]e$)|a[iy]|e[iy](?!e)/g, 'A'],
  [/(?<=[^aeiou])e$/g, ''],
  [/e[ea]|i[e]|(?<=[^aeiou])y|i/g, 'I'],
  [/o[ao]|o[uw]|au|aw|o|u/g, 'O'],
  [/a|e/g, 'A'],
]

/**
 * A word as it sounds, roughly: what two spellings of one word have in common. Letters that are written twice count
 * once.
 *
 * @param isLong of a long word only where its vowels stand is told, since they are what is written differently; of a
 *   short one which they are, too
 */
export const soundOf = (word: string, isLong: boolean): string => (isLong ? ofLong(word) : ofShort(word))

const heard = (word: string, isLong: boolean): string => {
  const said = glides.reduce((text, [written, sound]) => text.replace(written, sound), word)
  const voiced = isLong ? said : vowels.reduce((text, [written, sound]) => text.replace(written, sound), said)
  const spoken = sounds.reduce((text, [written, sound]) => text.replace(written, sound), voiced)
  return spoken.replace(/[aeiouy]+[wy]?(?=[^aeiouy]|$)/g, 'a').replace(/(.)\1+/g, '$1')
}
const ofLong = remembered((word) => heard(word, true))
const ofShort = remembered((word) => heard(word, false))

/** The consonants of a word, each written once: what is left of it in a short message. */
export const consonantsOf = (word: string): string =>
  word.replace(/(?<!^)[aeiouy]/g, '').replace(/(.)\1+/g, '$1')
