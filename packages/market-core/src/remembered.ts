/** So many words are kept at most, and no longer ones: strangers choose what they write. */
const MOST = 2000
const LONGEST = 40

/**
 * A function of a word that keeps what it has found, for the words of one question come back in each of its steps. It
 * forgets all when it has kept 2,000 words; words of more than 40 letters it never keeps.
 *
 * @param find must give the same for the same word every time
 */
export function remembered<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, { readonly found: Found }>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before.found
    const found = find(word)
    if (word.length > LONGEST) return found
    if (known.size >= MOST) known.clear()
    known.set(word, { found })
    return found
  }
}
