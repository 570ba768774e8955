import type { Fact } from '../answering/fact.ts'
import type { Language } from './text/word-lists.ts'

/** Owner of a figure: a model must not make the farmer's own into a price of the market. */
export type Provenance = 'stored' | 'forecast' | 'worked-out' | 'yours'

/** A fact that a model may refer to by its id, with the words in which the product gives it. */
export interface Referable {
  /** "f1": unique in an answer. */
  readonly id: string
  readonly provenance: Provenance
  /** In the place of a reference: "USD 198 per tonne in August 2026". */
  readonly text: string
  /** In brackets behind it, once in a sentence: its series and its source. */
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

/** Whom a sentence about danger is replaced by. */
export type Pointer = 'label' | 'vet' | 'emergency'

/** Everything that one answer is held against; the referables may grow while the answer is being written. */
export interface Claims {
  readonly referables: readonly Referable[]
  /** The day of the question. */
  readonly at: Date
  /** Countries by their names in any language. */
  readonly countries: Iterable<readonly [name: string, code: string]>
  /** The farmer's messages, the question last. */
  readonly asked: readonly string[]
  /** That the answer is given in. */
  readonly language: Language
  /** The product's own sentence in the place of a dangerous one. */
  readonly pointers: Readonly<Record<Pointer, string>>
}

/** Kinds of sentences that are not shown. */
export type ClaimKind =
  | ('price' | 'rate' | 'direction' | 'prediction' | 'sell_or_hold' | 'weather' | 'own_figures')
  | ('substance' | 'dose' | 'poisoning')

/** A sentence of the model that was not shown, and the product's own in its place; empty where there is none. */
export interface LeftOut {
  readonly sentence: string
  readonly kind: ClaimKind
  readonly replacedBy: string
}
