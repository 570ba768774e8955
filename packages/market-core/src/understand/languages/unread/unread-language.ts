import { isPlainWord } from '../../topic/plain-words.ts'
import { isOwnWord, notArabic } from '../find-language.ts'
import { fold, writtenWords } from '../written-words.ts'
import littleWords from './little-words.json' with { type: 'json' }

/**
 * The little words of two letters and more of languages in Latin letters that are not read here, by ISO 639-3 code: the
 * lists of stopword 3.1.5 (MIT), which a core package may not import.
 */
const unread = Object.values(littleWords).map((words) => new Set(words.split(' ').map(fold)))

const isRead = /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}]/u

/**
 * True for a text in a language that is not read here: most of its letters are of another script, or more of its words
 * are little words of one such language than are of those that are read. A text that says too little is taken for one
 * of these: what cannot be read is told in any case, and nobody is to be sent away who writes English in his own way.
 */
export function isUnread(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => !isRead.test(letter)).length > letters.length / 2) return true
  if (letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length > letters.length / 2)
    return notArabic.test(text)
  const words = writtenWords(text)
    .words.filter(({ isNumber }) => !isNumber)
    .map(({ written }) => written)
  const own = new Set(words.filter((word) => isOwnWord(word) || isPlainWord(fold(word))))
  return unread.some((little) => {
    const its = words.filter((word) => little.has(fold(word)))
    const alone = its.filter((word) => !own.has(word))
    return its.length > Math.max(1, own.size) && alone.length > 0
  })
}
