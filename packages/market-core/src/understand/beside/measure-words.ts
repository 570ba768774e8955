import { fold } from '../languages/written-words.ts'
import type { OwnMeasure } from './beside.ts'
import data from './measures.json' with { type: 'json' }

/** A measure of markets: what it weighs where an office has fixed that. */
export interface KnownMeasure {
  readonly kind: OwnMeasure['kind']
  readonly kg?: number
}

const split = (words: string): string[] => words.split(', ').map(fold)

/** The measures of markets by each of their names, as a text is folded. */
export const knownMeasures: ReadonlyMap<string, KnownMeasure> = new Map([
  ...data.own.flatMap(({ words, kind }) =>
    split(words).map((word): [string, KnownMeasure] => [
      word,
      { kind: kind === 'volume' ? 'volume' : 'loose' },
    ]),
  ),
  ...data.fixed.flatMap(({ words, kg }) =>
    split(words).map((word): [string, KnownMeasure] => [word, { kind: 'loose', kg }]),
  ),
])

/** True for a word that measures somewhere, which is therefore no slip of another: "punnet" is no peanut. */
export const isMeasureWord = (word: string): boolean => knownMeasures.has(word)
