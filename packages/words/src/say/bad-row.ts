import type { ServerWords } from '../catalogues.ts'
import { type Said, wordsOf } from '../said.ts'

type FileWords = ServerWords['priceFiles']

/** Position in a file: one place, or two that contradict each other. */
export type FilePlace =
  | Said<Omit<FileWords['at'], 'both'>>
  | { readonly code: 'both'; readonly first: FilePlace; readonly second: FilePlace }

/** A rejected row of a file, and the reason. */
export interface BadRow {
  at: FilePlace
  reason: Said<FileWords['bad']>
}

/** Position in a file, in words: "line 12", "line 2 and line 3". */
export function sayFilePlace(words: FileWords, at: FilePlace): string {
  return at.code === 'both'
    ? words.at.both({ first: sayFilePlace(words, at.first), second: sayFilePlace(words, at.second) })
    : wordsOf<Omit<FileWords['at'], 'both'>>(words.at, at)
}

/** A rejected row, in words. */
export function sayBadRow(words: FileWords, { at, reason }: BadRow): { at: string; reason: string } {
  return { at: sayFilePlace(words, at), reason: wordsOf(words.bad, reason) }
}
