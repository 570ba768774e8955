import { loadLexicon } from './lexicon/lexicon.ts'
import type { KnownPlaces, Place } from './places.ts'
import type { NamedProduct } from './question.ts'
import { findSpans } from './spans/find-spans.ts'
import { tokenize } from './tokens.ts'

export interface FoundNames {
  readonly things: readonly NamedProduct[]
  readonly places: readonly Place[]
}

/** Finds the products and places named in a text, in order. Linear time. */
export function findNames(text: string, known: KnownPlaces): FoundNames {
  const tokens = tokenize(text)
  const spans = findSpans(tokens, loadLexicon(known))
  return {
    things: spans.flatMap((span) =>
      span.kind === 'thing' ? [{ commodity: span.commodities[0] ?? '', variety: span.variety }] : [],
    ),
    places: spans.flatMap((span) => (span.kind === 'place' ? [span.place] : [])),
  }
}
