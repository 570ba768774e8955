/** So many texts are kept at most, and no longer ones: strangers choose what they write. */
const MOST = 2000
const LONGEST = 40

/**
 * A function of a word or a text that keeps what it has found, for those of one question come back in each of its
 * steps. It forgets all when it has kept `most`; what is longer than `longest` it never keeps.
 *
 * @param find must give the same for the same text every time
 * @param longest in UTF-16 units
 */
export function remembered<Found>(
  find: (text: string) => Found,
  { most = MOST, longest = LONGEST } = {},
): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.found
    const found = find(text)
    if (text.length > longest) return found
    if (known.size >= most) known.clear()
    known.set(text, { found })
    return found
  }
}
