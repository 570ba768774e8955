import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as worldwide } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { commonPasswords } from '../../paths.ts'
import { CommonPasswords } from './common-passwords.ts'
import { isOnlyOwnWords, isOnlyProductWords, productWords } from './own-words.ts'

// Loading takes 0.3 s and 50 MB, so only the worker imports this file.

/** Common passwords, most likely first, and the product's own words. */
export const passwordWordLists = {
  'passwords-common': worldwide['passwords-common'],
  'diceware-common': worldwide['diceware-common'],
  'commonWords-en': english['commonWords-en'],
  'firstnames-en': english['firstnames-en'],
  'lastnames-en': english['lastnames-en'],
  'wikipedia-en': english['wikipedia-en'],
  product: productWords,
}

const common = CommonPasswords.read(commonPasswords)

/** Guesses below which a patient attacker may find a password. Eight random letters take more. */
const WEAK_BELOW = 1e8

/** Work grows with the square of the length; these limits keep a check within milliseconds. */
const judge = new ZxcvbnFactory({
  dictionary: passwordWordLists,
  graphs: adjacencyGraphs,
  maxLength: 24,
  l33tMaxSubstitutions: 5,
})

/**
 * Returns why a password is easy to guess, by rules and lists; undefined if it is not. Only the
 * first 24 characters are checked against the lists.
 * @param own the form's other fields: username, farm name and location
 */
export function findGuessableReason(password: string, own: readonly string[]): WeakPassword | undefined {
  const { guesses, sequence } = judge.check(password, own.flatMap(wordsOf))
  // A neighbour tries the farmer's own words first, whatever the estimate.
  if (isOnlyOwn(sequence) || isOnlyOwnWords(password, own)) return 'own'
  if (guesses < WEAK_BELOW) return reasonFor(sequence)
  return isOnlyProductWords(password) ? 'nearlyCommon' : undefined
}

/** Like {@link findGuessableReason}, and also checks for common passwords that no rule catches. */
export function findWeakness(password: string, own: readonly string[]): WeakPassword | undefined {
  return findGuessableReason(password, own) ?? (common.has(password) ? 'common' : undefined)
}

function isOnlyOwn(sequence: readonly MatchExtended[]): boolean {
  const words = sequence.filter(({ token }) => /[\p{L}\p{N}]/u.test(token))
  return words.length > 0 && words.every(({ dictionaryName }) => dictionaryName === 'userInputs')
}

function reasonFor(sequence: readonly MatchExtended[]): WeakPassword {
  if (sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'own'
  const [longest] = sequence.toSorted((a, b) => b.token.length - a.token.length)
  switch (longest?.pattern) {
    case 'dictionary':
      if (longest.dictionaryName !== 'passwords-common') return 'word'
      return sequence.length === 1 && !longest.l33t && !longest.reversed ? 'common' : 'nearlyCommon'
    case 'repeat':
      return 'repeated'
    case 'sequence':
    case 'spatial':
      return 'inARow'
    case 'date':
    case 'regex':
      return 'date'
    default:
      return 'short'
  }
}

function wordsOf(field: string): string[] {
  const words = field.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [field.toLowerCase(), words.join(''), ...words].filter((word) => word.length > 2)
}
