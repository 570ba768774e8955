import { fold, writtenWords } from '../written-words.ts'
import { type Unread, unreadLanguages } from './known-unread.ts'
import { BY_LETTERS, isRead, readBits, readInLatin } from './read-bits.ts'

/** Letters that Urdu and Persian have and Arabic has not. */
export const notArabic = /[ٹڈڑںےپچژگھ]/u

const ofReadScripts = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}]/u
/** Latin letters that no language has that is read here: "ş", "ơ", "ł", "ọ". */
const strangeLetter = /[^a-z\u00e0-\u00ff\u0153]/u

/** One word says no more than so much for a language, or against it; where only its letters say it, so much. */
const ONE_WORD = 8
const ONE_BY_LETTERS = 4
const ONE_STRANGE = 6
/** From that on a word that is known in it speaks for a language. */
const TELLING = 4
/** So many bits in all must speak for a language that is not read, and more where one word of it stands alone. */
const ENOUGH = 3
const ENOUGH_FOR_ONE = 9
/** A page of text must not keep the server busy. */
const MOST_WORDS = 40

let last: { readonly text: string; readonly found: boolean } | undefined

/**
 * True for a text in a language that is not read here: most of its letters are of another script, or its words are by
 * so much likelier in one such language than in any that is read. A text that says too little is taken for one of
 * these: what cannot be read is told in any case, and nobody is to be sent away who writes English in his own way.
 */
export function isUnread(text: string): boolean {
  if (last?.text !== text) last = { text, found: isOfUnread(text) }
  return last.found
}

function isOfUnread(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => !ofReadScripts.test(letter)).length > letters.length / 2) return true
  if (letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length > letters.length / 2)
    return notArabic.test(text)
  const words = writtenWords(text)
    .words.filter(
      ({ isNumber, written }) => !isNumber && written.length > 1 && /^\p{Script=Latin}/u.test(written),
    )
    .slice(0, MOST_WORDS)
    .map(({ written }) => wordOf(written))
  if (words.every(({ isOurs }) => isOurs)) return false
  const languages = unreadLanguages().filter((unread) => words.some((word) => speaksFor(word, unread)))
  if (languages.length === 0) return false
  const read = words.map(({ written }) => readInLatin.map((language) => readBits(written, language)))
  return languages.some((unread) => isRather(unread, words, read))
}

interface Word {
  readonly written: string
  readonly folded: string
  /** One that a language has that is read here. */
  readonly isOurs: boolean
  /** One with a letter that none of these has. */
  readonly isStrange: boolean
}

function wordOf(word: string): Word {
  const written = word.toLowerCase().normalize('NFC')
  const isStrange = strangeLetter.test(written)
  return { written, folded: fold(word), isOurs: !isStrange && isRead(fold(word)), isStrange }
}

const speaksFor = ({ folded, isOurs, isStrange }: Word, { words }: Unread): boolean =>
  isStrange || (!isOurs && words.has(folded))

/** Whether words are rather of a language that is not read than of any that is, all of which borrow from English. */
const isRather = (unread: Unread, words: readonly Word[], read: readonly (readonly number[])[]): boolean =>
  readInLatin.every((_, language) => {
    const bits = words.map((word, at) => evidence(word, unread, read[at]?.[language] ?? 0))
    const telling = words.filter(
      (word, at) => (bits[at] ?? 0) >= TELLING && (word.isStrange || unread.words.has(word.folded)),
    )
    return bits.reduce((sum, one) => sum + one, 0) >= (telling.length > 1 ? ENOUGH : ENOUGH_FOR_ONE)
  })

/** By how many bits a word is likelier in a language that is not read. */
function evidence({ folded, isOurs, isStrange }: Word, unread: Unread, read: number): number {
  const known = unread.words.get(folded)
  const bits = Math.min(known ?? Number.POSITIVE_INFINITY, unread.letterBits(folded) + BY_LETTERS)
  const least = isOurs ? -ONE_WORD : -ONE_BY_LETTERS
  const more = Math.max(least, Math.min(known === undefined ? ONE_BY_LETTERS : ONE_WORD, read - bits))
  return isStrange && more > -ONE_BY_LETTERS ? Math.max(more, ONE_STRANGE) : more
}
