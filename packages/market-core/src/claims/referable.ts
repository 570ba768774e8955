import type { Fact } from '../answer/fact.ts'

/** Whose figure it is: a model must not make the farmer's own into a price of the market. */
export type Provenance = 'stored' | 'forecast' | 'worked-out' | 'yours'

/** A fact that a model may refer to by its id, with the words in which the product gives it. */
export interface Referable {
  /** "f1": unique in an answer. */
  readonly id: string
  readonly provenance: Provenance
  /** What a reference becomes: "USD 198 per tonne in August 2026". */
  readonly text: string
  /** What is said of it in brackets, once in a sentence: what it is of, and its source. */
  readonly about?: string
  /** The product's own sentence of it. */
  readonly sentence: string
  /** Its value, unit and months, where it is one figure. */
  readonly fact?: Fact
  /** Other names that may stand beside it: its market, its source. */
  readonly names?: readonly string[]
  /** The day that it is of, `YYYY-MM-DD`. */
  readonly day?: string
}

/** What one answer may rest on; it may grow while the answer is being written. */
export interface Claims {
  readonly referables: readonly Referable[]
  /** The day of the question. */
  readonly at: Date
  /** Countries by their names in any language. */
  readonly countries: Iterable<readonly [name: string, code: string]>
}
