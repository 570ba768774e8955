/**
 * Capitalises the first letter. Scripts without capitals are unchanged.
 *
 * @param tag BCP 47 language, because a Turkish i keeps its dot
 */
export function capitalise(tag: string, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}
