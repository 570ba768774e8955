import { isMeasureWord } from '../../beside/measure-words.ts'
import { isProductSomewhere } from '../../beside/products.ts'
import { knownLanguages, wordsOfAll } from '../../languages/glossaries.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import type { Vocabulary } from '../channel/likely-word.ts'
import { isKnown } from '../lexicon.ts'
import { isTown } from '../town-names.ts'

/** What is known of the words of a question in its language. */
export interface KnownHere {
  /** True for a word that is read as it stands. */
  readonly isRead: (word: string) => boolean
  /** True for a word that is one in its own right, read or not: what it may be a slip of is doubtful. */
  readonly isItself: (word: string) => boolean
  /** True for a word that is left because it is known: it makes another thing of a crop, or measures it, or is
   *  a town's name. */
  readonly isTold: (word: string) => boolean
}

/** @param names the words of stored names and places */
export function knownHere(
  language: OtherLanguage | undefined,
  { wanted, others }: Vocabulary,
  names: ReadonlySet<string>,
): KnownHere {
  const isTold = (word: string) => isMeasureWord(word) || isProductSomewhere(word)
  const inAll = (word: string) => wordsOfAll.glossary.has(word)
  if (language === undefined)
    return {
      isRead: (word) => wanted.has(word) || names.has(word) || inAll(word) || isKnown(word),
      isItself: (word) => others.has(word) || inAll(word) || isKnown(word),
      isTold: (word) => isTold(word) || isTown(word),
    }
  const { glossary, stems } = knownLanguages[language]
  const isOwn = (word: string) =>
    wanted.has(word) || inAll(word) || stems.some((stem) => glossary.has(stem(word)))
  return {
    isRead: (word) => isOwn(word) || names.has(word) || isTold(word),
    isItself: (word) => isOwn(word) || others.has(word) || isTown(word),
    isTold,
  }
}
