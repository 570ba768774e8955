import { foldText as fold } from '../../reader/fold.ts'
import { countBits, letterBits } from '../../reader/lexicon/speller.ts'
import { arabicForms } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import stopList from '../words/stop-list.json' with { type: 'json' }

interface Name {
  readonly text: string
  /** Letters as a bit set, to skip names that differ in too many letters. */
  readonly letters: number
}

const bare = (name: string): string => fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const nameOf = (text: string): Name => ({ text, letters: letterBits(text) })

const names = stopList.substances.flatMap(({ names }) => names.map(bare)).map(nameOf)
const exact = new Set(names.map(({ text }) => text))
/** Ordinary words that equal or resemble a banned name. */
const ordinary = new Set(stopList.ordinary.map(bare))

const LONGEST = Math.max(...names.map(({ text }) => text.length))
/** Letters of other scripts that look like Latin letters. */
const alike: Readonly<Record<string, string>> = stopList.alike

/** Phonetic class of each consonant, in all scripts; vowels have none. */
const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stopList.sounds).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound]),
  ),
)
const soundOf = (name: string): string =>
  [...name.replace(/ph/g, 'f').replace(/qu|क्व/g, 'k').replace(/x/g, 'ks')]
    .map((letter) => sounds[letter] ?? '')
    .join('')
/** Minimum length of a phonetic key. Shorter keys match ordinary words. */
const MIN_SOUNDS = 5
const heard = new Set(
  stopList.substances
    .flatMap(({ names }) => names)
    .filter((name) => /^[a-z]+$/i.test(name))
    .map((name) => soundOf(name.toLowerCase()))
    .filter(({ length }) => length >= MIN_SOUNDS),
)

/**
 * Finds banned substances, and returns their token indexes. Allows one wrong letter in 5 to 7
 * letters and two in longer names, split names ("D.D.T.", "para quat"), and other scripts by sound.
 */
export function findBannedSubstances(tokens: readonly Token[]): number[] {
  const words = tokens.flatMap(({ text, raw }, at) =>
    /[\p{L}\p{M}\p{N}]/u.test(raw) ? [{ text: latin(text), raw, at }] : [],
  )
  return words.flatMap(({ text, raw, at }, n) => {
    const next = words.slice(n + 1, n + 8).map((word) => word.text)
    const isHeard = !/\p{sc=Latin}/u.test(raw) && arabicForms(raw).some((form) => heard.has(soundOf(form)))
    return isHeard || arabicForms(text).some((form) => isStopped([form, ...next])) ? [at] : []
  })
}

/** The name may be split over several words. */
function isStopped(words: readonly string[]): boolean {
  let joined = ''
  for (const [n, word] of words.entries()) {
    joined += word
    if (joined.length > LONGEST + 2) return false
    if (exact.has(joined) && !(n === 0 && ordinary.has(joined))) return true
    if ((n === 0 || (n === 1 && joined.length > 8 && word.length > 2)) && isNear(joined, n === 0 ? 2 : 1))
      return true
  }
  return false
}

function isNear(word: string, atMost: number): boolean {
  if (ordinary.has(word)) return false
  const letters = letterBits(word)
  return names.some((name) => {
    const most = Math.min(atMost, mistakesIn(Math.min(name.text.length, word.length)))
    if (most === 0 || Math.abs(name.text.length - word.length) > most) return false
    return countBits(letters ^ name.letters) <= most * 2 && isWithin(word, name.text, most)
  })
}

/** True for an edit distance of at most `most`. A transposition is one edit. */
function isWithin(one: string, other: string, most: number): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [a, b, left] = [one.slice(at), other.slice(at), most - 1]
  if (a === b || most === 0) return a === b
  return (
    (a[0] === b[1] && a[1] === b[0] && isWithin(a.slice(2), b.slice(2), left)) ||
    isWithin(a.slice(1), b, left) ||
    isWithin(a, b.slice(1), left) ||
    isWithin(a.slice(1), b.slice(1), left)
  )
}

const mistakesIn = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

const latin = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => alike[letter] ?? letter) : word
