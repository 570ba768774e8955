import { fold } from '../../languages/written-words.ts'
import { plainText } from '../../plain-text.ts'
import type { Question } from '../../reading.ts'
import { textedFor } from '../as-texted.ts'
import type { KnownHere } from './known-here.ts'
import { isEmpty, leftWords } from './left-words.ts'

/** A word or figure of a question whose reading is looked at again. */
export interface Token {
  readonly written: string
  /** As it is compared, or as it was read before. */
  readonly said: string
  /** What stands before it. */
  readonly gap: string
  /** It was left, or may be why nothing was found. */
  readonly isLeft: boolean
  /** Nobody knows it, and yet its reading did not miss it. */
  readonly isLost: boolean
}

/** Shorter words are mended only where they are left, by what short messages write for them. */
const SHORTEST = 3
const SHORTEST_LOST = 4

/** The words and figures of a question, each with whether its reading left it. */
export function tokensOf(text: string, first: Question, { isRead }: KnownHere): Token[] {
  const left = leftWords(first)
  const isNothing = isEmpty(first)
  const isEnglish = first.language === undefined
  const mayLose = mayLoseWords(first)
  let end = 0
  return [...text.matchAll(/[\p{L}\p{M}]+|[^\s\p{L}\p{M}]*\p{Nd}[^\s\p{L}\p{M}]*/gu)].map(
    ({ 0: written, index }) => {
      const gap = text.slice(end, index)
      end = index + written.length
      const word = fold(written)
      const read = (isEnglish ? textedFor(word) : undefined) ?? first.took?.get(written)
      const isUnknown = read === undefined && /^\p{L}/u.test(word) && !isRead(word)
      const isLeft =
        left.has(plainText(written)) || left.has(word) || (isUnknown && (isNothing || word.length < SHORTEST))
      // A name is written with a capital.
      const isLost =
        mayLose && isUnknown && !isLeft && word.length >= SHORTEST_LOST && !/^\p{Lu}/u.test(written)
      return { written, said: read ?? word, gap, isLeft, isLost }
    },
  )
}

/**
 * Whether a reading may have lost words without missing them: in English they were looked at before, the words of a sum
 * are read by its figures, and who asks whether to sell says so in many ways.
 */
const mayLoseWords = ({ language, topic, story, intent, figures }: Question): boolean =>
  language !== undefined &&
  topic !== 'sums' &&
  story === undefined &&
  figures.given === undefined &&
  intent !== 'advice'
