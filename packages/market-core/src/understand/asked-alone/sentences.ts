/** Behind one of these a full stop ends no sentence. */
const short = /(?:^|\s)(?:mr|mrs|ms|dr|st|no|nos|vs|approx|e\.g|i\.e|u\.s|rs|sr|sra|dona|\p{Lu})\.$/iu

/** The sentences of a message as they stand, each with its mark, in any of the languages. */
export function sentencesOf(text: string): string[] {
  const all: string[] = []
  for (const part of text.split(/(?<=[.!?؟।…]["'”’)]*)\s+|\n+/u)) {
    const last = all.at(-1)
    if (last !== undefined && short.test(last)) all[all.length - 1] = `${last} ${part}`
    else if (/[\p{L}\p{N}]/u.test(part)) all.push(part.trim())
  }
  return all
}

/** True for a sentence that ends in the mark of a question. */
export const hasMark = (sentence: string): boolean => /[?؟]["'”’)\s]*$/u.test(sentence)
