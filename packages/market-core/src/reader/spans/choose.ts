import type { MeaningKind } from '../lexicon/meaning.ts'
import type { Match } from './matches.ts'

/** Precedence among phrases of equal length: products, places, amounts, times, cues, fillers. */
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
  // A word that is also a cue acts as one unless a product is next to it: "plant maize".
  product: 10,
  'market-word': 11,
  filler: 11,
  of: 12,
  'place-cue': 12,
  'joins-numbers': 12,
}

/** Phrases of one token range that all apply, the one that decides its kind first. */
export type ChosenMatches = readonly [Match, ...Match[]]

/**
 * Of overlapping phrases the longest wins, then the kind with the higher rank, then the first. Linear: phrases have few
 * lengths, so they are bucket-sorted.
 *
 * @param preferred rank of a match that takes precedence over its kind's
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
    // A product takes precedence over an overlapping cue of equal length, wherever either begins.
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
