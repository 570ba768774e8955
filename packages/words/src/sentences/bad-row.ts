import type { ServerMessages } from '../catalogues.ts'
import { formatMessageData, type MessageData } from '../message-data.ts'

type FileWords = ServerMessages['priceFiles']

/** One place in a file, or two that contradict each other. */
export type FilePlace =
  | MessageData<Omit<FileWords['at'], 'both'>>
  | { readonly code: 'both'; readonly first: FilePlace; readonly second: FilePlace }

export interface BadRow {
  at: FilePlace
  reason: MessageData<FileWords['bad']>
}

/** Describes a position in a file: "line 12", "line 2 and line 3". */
export function describeFilePlace(words: FileWords, at: FilePlace): string {
  return at.code === 'both'
    ? words.at.both({
        first: describeFilePlace(words, at.first),
        second: describeFilePlace(words, at.second),
      })
    : formatMessageData<Omit<FileWords['at'], 'both'>>(words.at, at)
}

/** Describes a rejected row. */
export function describeBadRow(words: FileWords, { at, reason }: BadRow): { at: string; reason: string } {
  return { at: describeFilePlace(words, at), reason: formatMessageData(words.bad, reason) }
}
