/** How often runs of three letters stand in the words of a language, their edges counted in. */
export type RunCounts = ReadonlyMap<string, number>

const EDGE = '_'

/** The runs of three letters of a word. */
export function runsOf(word: string): string[] {
  const edged = `${EDGE}${word}${EDGE}`
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3))
}

/** How much a letter says by itself, beside what follows one and what follows two. */
const BY_ITSELF = 3
const BEHIND_ONE = 2
const UNSEEN = 0.3
/** About so many letters may follow, whatever was seen. */
const LETTERS = 50

/** Says how unlikely a word of such letters is in a language, in bits, by the runs that its words have. */
export function letterBits(counts: RunCounts): (word: string) => number {
  const sums = { second: count(counts, 0, 2), first: count(counts, 1, 2) }
  const [pairs, letters] = [count(counts, 1, 3), count(counts, 2, 3)]
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const share = (run: string): number => {
    const alone = ((letters.get(run.slice(2)) ?? 0) + UNSEEN) / (total + UNSEEN * LETTERS)
    const behindOne =
      ((pairs.get(run.slice(1)) ?? 0) + BY_ITSELF * alone) /
      ((sums.first.get(run.slice(1, 2)) ?? 0) + BY_ITSELF)
    return (
      ((counts.get(run) ?? 0) + BEHIND_ONE * behindOne) /
      ((sums.second.get(run.slice(0, 2)) ?? 0) + BEHIND_ONE)
    )
  }
  return (word) => runsOf(word).reduce((bits, run) => bits - Math.log2(share(run)), 0)
}

/** How often a part of the runs stands in them. */
function count(counts: RunCounts, start: number, end: number): Map<string, number> {
  const found = new Map<string, number>()
  for (const [run, times] of counts) {
    const part = run.slice(start, end)
    found.set(part, (found.get(part) ?? 0) + times)
  }
  return found
}
