import { saysNothingOfAThing } from './everyday-words.ts'
import { currencyWords } from './find-units.ts'
import { intentPhrases } from './intent/find-intent.ts'
import { splitWords } from './plain-text.ts'
import { COMMODITY } from './quantities/measures.ts'
import { isPlainWord } from './topic/plain-words.ts'
import { corrected, withoutSigns } from './topic/topic-signs.ts'

/** Phrases of several words, each with its first: few of them begin with a word of the question. */
const longPhrases = [...intentPhrases, ...currencyWords]
  .filter((phrase) => phrase.includes(' '))
  .map((phrase) => ({ phrase, first: phrase.slice(0, phrase.indexOf(' ')) }))

/**
 * The words that are left when everything that was understood is taken out of a question: what nobody could place.
 *
 * @param rest the plain text without names, places, periods, quantities
 */
export function leftOver(rest: string): string[] {
  // No market's price, whatever it is called by.
  const isSupport = /(?<![^ ])(?:msp|support price|support prices|minimum price)(?![^ ])/.test(rest)
  const said = new Set(rest.split(' '))
  const spoken = longPhrases.reduce(
    (text, { phrase, first }) => (said.has(first) ? text.replaceAll(` ${phrase} `, ' ') : text),
    ` ${rest} `,
  )
  const words = splitWords(withoutSigns(spoken.trim(), 'price'))
  const left = isSupport ? [...words, 'msp'] : words
  return [...new Set(left)].filter(
    (word) =>
      word !== COMMODITY &&
      !isPlainWord(word) &&
      !isAdverb(word) &&
      !saysNothingOfAThing(word) &&
      (word === 'msp' || withoutSigns(corrected(word), 'price').trim() !== '') &&
      !/^[-.%]+$/.test(word),
  )
}

/** "Truly", "kindly" say how one asks; "organically" says what is grown. */
const isAdverb = (word: string): boolean =>
  /[^a]lly$|(?:tru|ind|est|ent|ous|per|ick)ly$/.test(word) &&
  !/^(?:local|natural|artificial|chemical|biological|organic|mechanical|commercial|conventional|fresh)/.test(
    word,
  )
