import type { MeaningKind } from '../lexicon/meaning.ts'
import type { Match } from './matches.ts'

/** Precedence among phrases of equal length. The lowest number wins. */
const ranks: Readonly<Record<MeaningKind, number>> = {
  thing: 0,
  unpriced: 1,
  place: 2,
  unit: 4,
  percent: 4,
  currency: 5,
  numeral: 6,
  ordinal: 13,
  period: 7,
  when: 7,
  month: 8,
  weekday: 8,
  part: 8,
  cue: 9,
  // Ranks after cues: a word that is both is a product only beside a crop.
  product: 10,
  'market-word': 11,
  filler: 11,
  of: 12,
  'place-cue': 12,
  'joins-numbers': 12,
}

/** Phrases that share a token range. The first decides the kind of the span. */
export type ChosenMatches = readonly [Match, ...Match[]]

/**
 * Chooses among overlapping phrases: the longest, then the best rank, then the first. Phrases have
 * few lengths, so a bucket sort keeps the time linear.
 *
 * @param preferred rank of a match that overrides the rank of its kind
 */
export function chooseMatches(
  matches: readonly Match[],
  preferred: (match: Match) => number | undefined,
): ChosenMatches[] {
  const rankOf = (match: Match) => preferred(match) ?? ranks[match.meaning.kind]
  const byLength = Map.groupBy(matches, ({ start, end }) => end - start)
  const taken = new Set<number>()
  const chosen: ChosenMatches[] = []
  for (const length of [...byLength.keys()].sort((a, b) => b - a)) {
    const byStart = Map.groupBy(byLength.get(length) ?? [], ({ start }) => start)
    // Of equally long phrases, a product wins over a cue that begins earlier.
    const stretches = [...byStart.values()].map((all) => all.toSorted((a, b) => rankOf(a) - rankOf(b)))
    for (const rank of [false, true])
      for (const [first, ...others] of stretches) {
        if (first === undefined || rankOf(first) >= ranks.period !== rank) continue
        const tokens = Array.from({ length }, (_, offset) => first.start + offset)
        if (tokens.some((token) => taken.has(token))) continue
        for (const token of tokens) taken.add(token)
        chosen.push([first, ...others])
      }
  }
  return chosen.sort(([a], [b]) => a.start - b.start)
}
