/**
 * The text with its first letter as a capital, as in a heading; unchanged in scripts without capitals.
 *
 * @param tag of the language, BCP 47: a Turkish i keeps its dot
 */
export function capitalise(tag: string, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}
