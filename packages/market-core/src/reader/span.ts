import type { Cue } from './cue.ts'
import type { Place } from './places.ts'
import type { Period } from './time/period.ts'
import type { DayPart, When } from './time/when.ts'
import type { Unit } from './units.ts'

/** A word, number or mark of a message. The text is never rewritten: spans refer to tokens. */
export interface Token {
  /** As written. */
  readonly text: string
  /** Lookup form: lower case, without accents, with ASCII digits. */
  readonly folded: string
  /** Start and end in the message, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark'
}

/** A number of days or weeks. */
export interface DurationSpan {
  readonly value: number
  readonly unit: 'day' | 'week'
}

interface At {
  /** Token indexes, `end` exclusive. */
  readonly start: number
  readonly end: number
  /** The known word that a misspelt one was read as. */
  readonly took?: string
}

/** The meaning of a run of tokens. Spans are ordered and never overlap. */
export type Span = At &
  (
    | {
        readonly kind: 'thing'
        /** Catalogue ids: several for an ambiguous name ("coffee"), the usual meaning first. */
        readonly commodities: readonly string[]
        /** Adjacent words that distinguish its series: "hrw", "mombasa", "robusta". */
        readonly variety: readonly string[]
      }
    /** A known farm item without a price: "quinoa", "tractor". */
    | { readonly kind: 'unpriced'; readonly name: string }
    /** A product made of a crop, or a thing named after it, but not the crop: "maize flour", "coffee machine". */
    | { readonly kind: 'product'; readonly of: readonly string[] }
    | { readonly kind: 'place'; readonly place: Place }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit }
    | { readonly kind: 'money'; readonly value: number; readonly currency?: string }
    | { readonly kind: 'percent'; readonly value: number }
    | { readonly kind: 'unit'; readonly unit: Unit }
    | { readonly kind: 'currency'; readonly currency: string }
    | { readonly kind: 'period'; readonly period: Period }
    /** `lasts` is its duration in days or weeks: "for 30 days". */
    | { readonly kind: 'when'; readonly when: When; readonly lasts?: DurationSpan }
    | { readonly kind: 'part'; readonly part: DayPart }
    /** `sums` are the cues that only matter in a sum. */
    | { readonly kind: 'cue'; readonly cues: readonly Cue[]; readonly sums?: readonly Cue[] }
    /** Words with little meaning: "the", "please", "my brother". */
    | { readonly kind: 'filler'; readonly sums?: readonly Cue[] }
    /** A word that is unknown to all tables. */
    | { readonly kind: 'unknown' }
  )

export type SpanKind = Span['kind']
export type SpanOf<Kind extends SpanKind> = Extract<Span, { readonly kind: Kind }>
