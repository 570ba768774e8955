import type { Fact } from '../answering/fact.ts'
import type { Language } from './text/word-lists.ts'

/** Origin of a value: a model must not present the farmer's own figure as a market price. */
export type Provenance = 'stored' | 'forecast' | 'worked-out' | 'yours'

/** A fact that a model may refer to by its id, with the product's wording. */
export interface CitableFact {
  /** "f1": unique in an answer. */
  readonly id: string
  readonly provenance: Provenance
  /** Text that replaces a reference: "USD 198 per tonne in August 2026". */
  readonly text: string
  /** Series and source, added in brackets once in a sentence. */
  readonly about?: string
  /** The fact as a sentence of the product. */
  readonly sentence: string
  /** Value, unit and months, for a single value. */
  readonly fact?: Fact
  /** Other names allowed beside the fact: its market, its source. */
  readonly names?: readonly string[]
  /** Day of the fact, `YYYY-MM-DD`. */
  readonly day?: string
}

/** Contact that replaces a dangerous sentence. */
export type SafetyPointer = 'label' | 'vet' | 'emergency'

/** Context for judging an answer; referables may be added while it is written. */
export interface Claims {
  readonly referables: readonly CitableFact[]
  /** Day of the question. */
  readonly at: Date
  /** Countries by their names in any language. */
  readonly countries: Iterable<readonly [name: string, code: string]>
  /** The farmer's messages, the question last. */
  readonly asked: readonly string[]
  /** Language of the answer. */
  readonly language: Language
  /** The product's own replacement for a dangerous sentence. */
  readonly pointers: Readonly<Record<SafetyPointer, string>>
}

/** Types of rejected sentences. */
export type ClaimKind =
  | ('price' | 'rate' | 'direction' | 'prediction' | 'sell_or_hold' | 'weather' | 'own_figures')
  | ('substance' | 'dose' | 'poisoning')

/** A rejected sentence of the model, and the product's replacement; empty if there is none. */
export interface RejectedSentence {
  readonly sentence: string
  readonly kind: ClaimKind
  readonly replacedBy: string
}
