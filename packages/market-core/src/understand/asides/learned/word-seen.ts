import { remembered } from '../../../remembered.ts'
import { leftOver } from '../../left-over.ts'
import { COMMODITY } from '../../quantities/measures.ts'
import { classOf } from '../../spelling/channel/word-classes.ts'
import { isHead } from '../clauses.ts'
import { isLittle } from '../closed-words.ts'
import { kindsOfWord } from './kinds-of-words.ts'

/** What an end of a clause is seen as. */
const END = '^'
/** A word that is known to say little, and one that nobody could place. */
const PLAIN = '@plain'
const NEW = '@new'

/** A word as its neighbours see it: little words as they are, others as what they are. */
export const seen = (word: string | undefined): string => (word === undefined ? END : seenWord(word))

const seenWord = remembered((word): string => {
  if (word === COMMODITY) return '@thing'
  if (isHead(word)) return '@price'
  if (isLittle(word)) return word
  const own = classOf(word)
  if (own !== word) return own
  return isNew(word) ? NEW : PLAIN
})

/** True for a word that would be left over of a question. */
export const isNew = remembered((word): boolean => leftOver(word).length > 0)

/** True for a word of content that is no thing, price, unit or time. */
export const isContent = (word: string): boolean => [PLAIN, NEW].includes(seen(word))

/** The same as `seen`, where words of content are the kind of thing that they are. */
export const kindSeen = (word: string | undefined): string =>
  word === undefined || !isContent(word) ? seen(word) : (kindsOfWord(word)?.[0] ?? '?')
