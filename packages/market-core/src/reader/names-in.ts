import { lexiconOf } from './lexicon/lexicon.ts'
import type { KnownPlaces, Place } from './places.ts'
import type { Thing } from './question.ts'
import { spansOf } from './spans/spans-of.ts'
import { tokensOf } from './tokens.ts'

/** Names in a text, in order. */
export interface Names {
  readonly things: readonly Thing[]
  readonly places: readonly Place[]
}

/** Finds the products and places named in a text, in time linear in its length. */
export function namesIn(text: string, known: KnownPlaces): Names {
  const tokens = tokensOf(text)
  const spans = spansOf(tokens, lexiconOf(known))
  return {
    things: spans.flatMap((span) =>
      span.kind === 'thing' ? [{ commodity: span.commodities[0] ?? '', variety: span.variety }] : [],
    ),
    places: spans.flatMap((span) => (span.kind === 'place' ? [span.place] : [])),
  }
}
