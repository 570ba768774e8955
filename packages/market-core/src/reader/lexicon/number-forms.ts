/** Two endings of the same word: of one and of many, or of a case. */
export type Ending = readonly string[]

/** The shortest rest that an ending stands behind. */
const LEAST = 2

/** What a word is with the other ending of each pair that it has one of, the longest first. */
export function otherForms(word: string, endings: readonly Ending[]): string[] {
  const forms = endings.flatMap(([one = '', many = '']) => [
    ...swapped(word, many, one),
    ...(word.endsWith(many) ? [] : swapped(word, one, many)),
  ])
  return [...new Set(forms)]
}

const swapped = (word: string, ending: string, other: string): string[] =>
  restOf(word, ending).map((rest) => rest + other)

/** "Hass" is no "has" of many. */
function restOf(word: string, ending: string): string[] {
  const rest = word.slice(0, word.length - ending.length)
  const isRest = rest.length >= LEAST && !(ending !== '' && rest.endsWith(ending))
  return word.endsWith(ending) && isRest ? [rest] : []
}
