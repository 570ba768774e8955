import { catalogue } from '../../commodities/catalogue.ts'
import { isWithin } from '../spoken/spelling.ts'
import { ordinaryWords } from './ordinary-words.ts'

const vowel = /[aeiou]/g
/** What stays of a word that is written without its vowels, and with no letter twice. */
const boneOf = (word: string): string => word.replace(vowel, '').replace(/(.)\1+/g, '$1')

/** True where a word is a name with some of its vowels left out, or one of two letters: "cotn", "sgr", "whet". */
export function leavesOutLetters(word: string, name: string): boolean {
  if (word.length < 3 || word.length >= name.length || name.length > word.length + 4) return false
  if (word[0] !== name[0] || word.at(-1) !== name.at(-1) || !isWithin(word, name)) return false
  // Of three letters with a vowel among them any word may be made.
  if (word.length === 3 && /[aeiou]/.test(word)) return false
  return boneOf(word).length > 1 && boneOf(word) === boneOf(name)
}

const names: readonly (readonly [name: string, id: string])[] = [
  ...catalogue.flatMap(({ id, name }) => (name.includes(' ') ? [] : [[name, id] as const])),
  ['corn', 'maize'],
  ['coffee', 'coffee-arabica'],
  ['soya', 'soybeans'],
]

/** The commodity that a word means with letters left out, where it is one alone and the word is none of its own. */
export function withLettersLeftOut(word: string): string | undefined {
  if (ordinaryWords.has(word)) return undefined
  const ids = new Set(names.flatMap(([name, id]) => (leavesOutLetters(word, name) ? [id] : [])))
  const [id, ...others] = ids
  return others.length === 0 ? id : undefined
}
