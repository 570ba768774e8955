import { plainText } from '../plain-text.ts'
import { arabicInLatin, knownLanguages, wordsOfAll } from './glossaries.ts'
import { glossAt } from './glossary.ts'
import type { OtherLanguage } from './language.ts'
import { inEnglishDigits } from './written-number.ts'
import { type WrittenWord, writtenWords } from './written-words.ts'

/** A question with its words in English, as far as they are known; the others stand as they were written. */
export interface InEnglish {
  readonly text: string
  /** By plain word of the text, what was written in its place. */
  readonly written: ReadonlyMap<string, string>
}

/**
 * Puts a question's words into English one by one and phrase by phrase, in their own order: what reads questions needs
 * words, units and figures, and no grammar.
 *
 * @param language absent for English: a word of another language in it is put into English only where it is none of its
 *   own, and the others stand as they were written
 * @param isPlace whether a word is of a stored place: behind "en" Granada is no pomegranate
 */
export function inEnglish(
  text: string,
  language?: OtherLanguage,
  isPlace: (word: string) => boolean = () => false,
): InEnglish {
  const known = language === undefined ? wordsOfAll : knownLanguages[language]
  const { words: apart, after } = writtenWords(
    language === 'ar' && arabicInLatin.isWritten(text) ? arabicInLatin.inItsLetters(text) : text,
  )
  const words = language === undefined ? apart : withThousands(apart)
  const written = new Map<string, string>()
  const single = new Set<string>()
  const parts: string[] = []
  for (let at = 0; at < words.length; ) {
    const isOfPlace = inAPlace.test(words[at - 1]?.folded ?? '') && isPlace(words[at]?.folded ?? '')
    const gloss = isOfPlace ? undefined : glossAt(known, words, at)
    const taken = words.slice(at, at + (gloss?.words.length ?? 1))
    const numbers = taken
      .filter(({ isNumber }) => isNumber)
      .map(({ folded }) => (language === undefined ? folded : inEnglishDigits(folded, language)))
    const [first] = taken
    const asItIs = language === undefined ? first?.written : (numbers[0] ?? first?.folded)
    const told = gloss === undefined ? (asItIs ?? '') : withNumbers(gloss.english, numbers)
    const said = taken.map((word, index) => (index === 0 ? '' : word.before) + word.written).join('')
    const isOther = gloss !== undefined || language !== undefined
    const tolds = isOther ? plainText(told).split(' ') : []
    // What one word says is called so, and not by the phrase that it first stood in.
    const isSingle = tolds.filter((plain) => !/^[\d.]+$/.test(plain)).length === 1
    // "Combien de sacs" asks of sacks; "kwa ekari" is no name of an acre.
    const name = tolds[0] === 'how' && tolds[1] === 'many' ? askedOf(taken, language) : said
    const isRate = tolds[0] === 'per' && tolds.length === 2
    const isNamed = (plain: string) =>
      isSingle ? !single.has(plain) : !written.has(plain) && !(isRate && plain === tolds[1])
    const figureAt = gloss?.words.indexOf('#') ?? -1
    for (const [place, plain] of tolds.entries()) {
      // "Manzanas son 12 hectáreas": each side of the figure has its own word.
      const isBefore = place < tolds.findIndex((one) => /^[\d.]+$/.test(one))
      const own = (isBefore ? taken[0] : taken.at(-1))?.written ?? name
      if (isNamed(plain)) written.set(plain, figureAt > 0 && figureAt < taken.length - 1 ? own : name)
      if (isSingle) single.add(plain)
    }
    // "l'orge" is two words, and "25kg" one figure with its unit.
    const isApart = parts.length > 0 && (gloss !== undefined || /^[']/.test(first?.before ?? ''))
    parts.push(`${(first?.before ?? '').replaceAll("'", ' ')}${isApart ? ' ' : ''}${told}`)
    at += taken.length
    if (gloss !== undefined && at < words.length && words[at]?.before === '') parts.push(' ')
  }
  return { text: `${parts.join('')}${after}`, written }
}

/** The word of a question that is counted: behind "how many", but before it in Swahili. */
const askedOf = (taken: readonly WrittenWord[], language: OtherLanguage | undefined): string =>
  (language === 'sw' ? taken[0] : taken.at(-1))?.written ?? ''

/** What stands before the name of a place. */
const inAPlace = /^(?:en|a|em|au|aux|na|no|huko|katika|kwa|fi|في)$/

const withNumbers = (english: string, numbers: readonly string[]): string => {
  let next = 0
  return english.replaceAll('#', () => numbers[next++] ?? '')
}

/** "1 200" of a Frenchman is one number. */
function withThousands(words: readonly WrittenWord[]): WrittenWord[] {
  const joined: WrittenWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const isRest =
      last?.isNumber === true &&
      /^\d{1,3}$/.test(last.folded) &&
      /^\d{3}(?:,\d+)?$/.test(word.folded) &&
      /^[ \u00a0\u202f]$/.test(word.before)
    if (isRest)
      joined.splice(-1, 1, {
        ...last,
        written: last.written + word.before + word.written,
        folded: last.folded + word.folded,
      })
    else joined.push(word)
  }
  return joined
}
