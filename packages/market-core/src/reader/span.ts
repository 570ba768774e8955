import type { Cue } from './cue.ts'
import type { Place } from './places.ts'
import type { Period } from './time/period.ts'
import type { DayPart, When } from './time/when.ts'
import type { Unit } from './units.ts'

/** A word, number or mark of a message. The text itself is never rewritten: spans point at tokens. */
export interface Token {
  /** As it was written. */
  readonly text: string
  /** Lower case, without accents, with ASCII digits: the form that tables are looked up by. */
  readonly folded: string
  /** Where it begins and ends in the message, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark'
}

/** A number of days or weeks. */
export interface Lasting {
  readonly value: number
  readonly unit: 'day' | 'week'
}

interface At {
  /** Indexes of tokens, `end` not among them. */
  readonly start: number
  readonly end: number
  /** The known word that a misspelt one was taken for. */
  readonly took?: string
}

/** Something that a run of tokens says. Spans never overlap and stand in order. */
export type Span = At &
  (
    | {
        readonly kind: 'thing'
        /** Ids of the catalogue: more than one where a name is of several ("coffee"), the one usually meant first. */
        readonly commodities: readonly string[]
        /** Words beside it that tell its series apart: "hrw", "mombasa", "robusta". */
        readonly variety: readonly string[]
      }
    /** Something of a farm that is known by name and has no price anywhere here: "quinoa", "tractor". */
    | { readonly kind: 'unpriced'; readonly name: string }
    /** Made of a thing, or named after it, and not the thing: "maize flour", "coffee machine". */
    | { readonly kind: 'product'; readonly of: readonly string[] }
    | { readonly kind: 'place'; readonly place: Place }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit }
    | { readonly kind: 'money'; readonly value: number; readonly currency?: string }
    | { readonly kind: 'percent'; readonly value: number }
    | { readonly kind: 'unit'; readonly unit: Unit }
    | { readonly kind: 'currency'; readonly currency: string }
    | { readonly kind: 'period'; readonly period: Period }
    /** `lasts` is so many days or weeks that it lasts: "for 30 days". */
    | { readonly kind: 'when'; readonly when: When; readonly lasts?: Lasting }
    | { readonly kind: 'part'; readonly part: DayPart }
    /** `sums` are the cues that only a sum has an ear for. */
    | { readonly kind: 'cue'; readonly cues: readonly Cue[]; readonly sums?: readonly Cue[] }
    /** Says little by itself: "the", "please", "my brother". */
    | { readonly kind: 'filler'; readonly sums?: readonly Cue[] }
    /** No table has it. */
    | { readonly kind: 'unknown' }
  )

export type SpanKind = Span['kind']
export type SpanOf<Kind extends SpanKind> = Extract<Span, { readonly kind: Kind }>
