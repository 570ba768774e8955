import { intentPhrases } from './intent.ts'
import { splitWords } from './plain-text.ts'
import { COMMODITY } from './quantities/measures.ts'
import { isPlainWord } from './topic/plain-words.ts'
import { corrected, withoutSigns } from './topic/topic-signs.ts'

const longPhrases = intentPhrases.filter((phrase) => phrase.includes(' '))

/**
 * The words that are left when everything that was understood is taken out of a question: what nobody could place.
 *
 * @param rest the plain text without names, places, periods, quantities
 */
export function leftOver(rest: string): string[] {
  const spoken = longPhrases.reduce((text, phrase) => text.replaceAll(` ${phrase} `, ' '), ` ${rest} `)
  const words = splitWords(withoutSigns(spoken.trim(), 'price'))
  return [...new Set(words)].filter(
    (word) =>
      word !== COMMODITY &&
      !isPlainWord(word) &&
      withoutSigns(corrected(word), 'price').trim() !== '' &&
      !/^[-.%]+$/.test(word),
  )
}
