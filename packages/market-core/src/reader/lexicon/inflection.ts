/** Interchangeable endings of a word: singular and plural, or cases. */
export type InflectedEndings = readonly string[]

const LEAST = 2

/** Returns the other forms of a word, one for each matching pair of endings. */
export function inflect(word: string, endings: readonly InflectedEndings[]): string[] {
  const forms = endings.flatMap(([one = '', many = '']) => [
    ...swapped(word, many, one),
    ...(word.endsWith(many) ? [] : swapped(word, one, many)),
  ])
  return [...new Set(forms)]
}

const swapped = (word: string, ending: string, other: string): string[] =>
  restOf(word, ending).map((rest) => rest + other)

/** A stem must not repeat the ending: "Hass" is not the plural of "has". */
function restOf(word: string, ending: string): string[] {
  const rest = word.slice(0, word.length - ending.length)
  const isRest = rest.length >= LEAST && !(ending !== '' && rest.endsWith(ending))
  return word.endsWith(ending) && isRest ? [rest] : []
}
