import type { Cue } from './cue.ts'
import type { Place } from './places.ts'
import type { DayPart, ForecastPeriod } from './time/forecast-period.ts'
import type { Period } from './time/period.ts'
import type { Unit } from './units.ts'

/** A word, number or punctuation mark of a message. */
export interface Token {
  readonly text: string
  /** Lookup form: lower case, without accents, with ASCII digits. */
  readonly folded: string
  /** UTF-16 offsets in the message. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark'
}

export interface DurationSpan {
  readonly value: number
  readonly unit: 'day' | 'week'
}

interface At {
  /** Token indexes, `end` exclusive. */
  readonly start: number
  readonly end: number
  /** The known word that a misspelling was corrected to. */
  readonly took?: string
}

/** Meaning of consecutive tokens. Spans are in order and never overlap. */
export type Span = At &
  (
    | {
        readonly kind: 'thing'
        /** Catalogue ids. An ambiguous name ("coffee") has several, the usual meaning first. */
        readonly commodities: readonly string[]
        /** Adjacent words that distinguish its series: "hrw", "mombasa", "robusta". */
        readonly variety: readonly string[]
      }
    /** A known farm item without a price: "quinoa", "tractor". */
    | { readonly kind: 'unpriced'; readonly name: string }
    /** A product made from a crop or named after the crop: "maize flour", "coffee machine". */
    | { readonly kind: 'product'; readonly of: readonly string[] }
    | { readonly kind: 'place'; readonly place: Place }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit }
    | { readonly kind: 'money'; readonly value: number; readonly currency?: string }
    | { readonly kind: 'percent'; readonly value: number }
    | { readonly kind: 'unit'; readonly unit: Unit }
    | { readonly kind: 'currency'; readonly currency: string }
    | { readonly kind: 'period'; readonly period: Period }
    /** `lasts` is a duration: "for 30 days". */
    | { readonly kind: 'when'; readonly when: ForecastPeriod; readonly lasts?: DurationSpan }
    | { readonly kind: 'part'; readonly part: DayPart }
    /** `sums` holds cues that matter only in a calculation. */
    | { readonly kind: 'cue'; readonly cues: readonly Cue[]; readonly sums?: readonly Cue[] }
    /** Words with little meaning: "the", "please", "my brother". */
    | { readonly kind: 'filler'; readonly sums?: readonly Cue[] }
    | { readonly kind: 'unknown' }
  )

export type SpanKind = Span['kind']
export type SpanOf<Kind extends SpanKind> = Extract<Span, { readonly kind: Kind }>
