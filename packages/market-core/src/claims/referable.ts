import type { Fact } from '../answering/fact.ts'
import type { Language } from './text/word-lists.ts'

/** Origin of a value: the farmer's own number must not appear as a market price. */
export type Provenance = 'stored' | 'forecast' | 'worked-out' | 'yours'

/** A fact that a model may refer to by its id, with the product's wording. */
export interface CitableFact {
  /** "f1", unique in an answer. */
  readonly id: string
  readonly provenance: Provenance
  /** Text that replaces a reference: "USD 198 per tonne in August 2026". */
  readonly text: string
  /** Series and source, added in brackets once per sentence. */
  readonly about?: string
  /** The fact as the product's own sentence. */
  readonly sentence: string
  /** Value, unit and months of a single value. */
  readonly fact?: Fact
  /** Other names allowed beside the fact, such as its market or source. */
  readonly names?: readonly string[]
  /** Day of the fact, `YYYY-MM-DD`. */
  readonly day?: string
}

/** Contact that replaces a dangerous sentence. */
export type SafetyReferral = 'label' | 'vet' | 'emergency'

/** Context for judging an answer. Facts may be added while the answer is written. */
export interface Claims {
  readonly referables: readonly CitableFact[]
  readonly at: Date
  /** Country names in all languages, with their codes. */
  readonly countries: Iterable<readonly [name: string, code: string]>
  /** The farmer's messages; the question is last. */
  readonly asked: readonly string[]
  readonly language: Language
  /** The product's replacements for dangerous sentences. */
  readonly pointers: Readonly<Record<SafetyReferral, string>>
}

export type ClaimKind =
  | ('price' | 'rate' | 'direction' | 'prediction' | 'sell_or_hold' | 'weather' | 'own_figures')
  | ('substance' | 'dose' | 'poisoning')

/** A rejected sentence. `replacedBy` is empty if nothing replaces it. */
export interface RejectedSentence {
  readonly sentence: string
  readonly kind: ClaimKind
  readonly replacedBy: string
}
