/**
 * How many single slips (a letter too many, missing, wrong, or two swapped) make one word of another: the optimal
 * string alignment form of the Damerau-Levenshtein distance. Stops counting above `limit` and answers `limit + 1`.
 */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1
      let fewest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) fewest = Math.min(fewest, (beforeLast[j - 2] ?? 0) + 1)
      row.push(fewest)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** How many slips a word may have and still be recognised: none in a short one, where a slip makes another word. */
export function forgiven(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * True where the letters of the one stand in the other in their order: what was left out is likelier than a wrong one.
 */
export function isWithin(word: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === word[at]) at += 1
  return at === word.length
}
