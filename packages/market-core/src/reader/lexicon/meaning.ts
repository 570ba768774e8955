import type { Cue } from '../cue.ts'
import type { Place } from '../places.ts'
import type { DayPart } from '../time/when.ts'
import type { Unit } from '../units.ts'

/** Something that a phrase of a table may mean. */
export type Meaning =
  /** `accented` is how a name is written that has accents: without them it may be a word of every day ("thé"). */
  | {
      readonly kind: 'thing'
      readonly commodity: string
      readonly accented?: string
      /** Words of the name that tell its series apart. */
      readonly variety?: readonly string[]
    }
  | { readonly kind: 'unpriced'; readonly name: string; readonly accented?: string }
  /** What makes another thing of a thing beside it. */
  | { readonly kind: 'product'; readonly product: string }
  | { readonly kind: 'place'; readonly place: Place }
  /** A number may stand behind it: "kilo 90". */
  | { readonly kind: 'unit'; readonly unit: Unit; readonly numberBehind?: true }
  | { readonly kind: 'percent'; readonly numberBehind?: true }
  /** `coin` is a hundredth of it. */
  | { readonly kind: 'currency'; readonly currency: string; readonly coin?: true }
  | { readonly kind: 'numeral'; readonly value: number; readonly times?: 'behind' | 'before' }
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'joins-numbers' }
  | { readonly kind: 'month'; readonly month: number; readonly ambiguous: boolean }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly ambiguous: boolean }
  | { readonly kind: 'period'; readonly rule: string }
  | { readonly kind: 'when'; readonly rule: string }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'cue'; readonly cue: Cue }
  | { readonly kind: 'filler' }
  /** Between a product and its thing. */
  | { readonly kind: 'of' }
  /** A place stands on that side of it. */
  | { readonly kind: 'place-cue'; readonly side: 'behind' | 'before' }
  | { readonly kind: 'market-word' }

export type MeaningKind = Meaning['kind']
export type MeaningOf<Kind extends MeaningKind> = Extract<Meaning, { readonly kind: Kind }>
