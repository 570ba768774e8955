/** A sentence that has not ended after so many characters is cut all the same, so that nobody waits for its end. */
export const LONGEST_SENTENCE = 600

// "Jan. 2024" and "3. First" are not cut: what follows a stop must be there, and be no digit.
const ending = /\n|[.;!?؟؛] (?=[^\s\p{Nd}])|[。।](?=[^\s\p{Nd}])/u

/**
 * Where the first sentence of a text ends; undefined while what is there does not tell. Text that is added later never
 * moves an end once told, so a text may be cut as it comes.
 */
export function sentenceEnd(text: string): number | undefined {
  // One character more, because an end shows by what follows it.
  const head = text.slice(0, LONGEST_SENTENCE + 1)
  const match = ending.exec(head)
  if (match !== null) return match.index + match[0].length
  return text.length > LONGEST_SENTENCE ? quietPlace(head) : undefined
}

/**
 * The last place before a word, so that no figure is torn; in a script without spaces, the last beside which no digit
 * stands.
 */
function quietPlace(head: string): number {
  for (const quiet of [/\s[^\s\p{Nd}]$/u, /[^\p{Nd}.,\s]{2}$/u]) {
    for (let at = LONGEST_SENTENCE; at > 0; at -= 1) if (quiet.test(head.slice(at - 1, at + 1))) return at
  }
  return LONGEST_SENTENCE
}

/** A text cut into its sentences; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = text
  for (let end = sentenceEnd(rest); end !== undefined; end = sentenceEnd(rest)) {
    sentences.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest === '' ? sentences : [...sentences, rest]
}
