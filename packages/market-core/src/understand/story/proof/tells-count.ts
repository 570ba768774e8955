import { plainText, splitWords } from '../../plain-text.ts'
import { inFigures } from '../numbers.ts'

const year = /^(?:19|20)\d\d$/

/** Whether a text in English words tells how many, in figures or in words: "thieves took six". A year is no count. */
export const tellsCount = (text: string): boolean =>
  inFigures(splitWords(plainText(text))).some((word) => /^\d+$/.test(word) && !year.test(word))
