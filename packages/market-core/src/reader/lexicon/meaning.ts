import type { Cue } from '../cue.ts'
import type { Place } from '../places.ts'
import type { DayPart } from '../time/forecast-period.ts'
import type { Unit } from '../units.ts'

export type Meaning =
  /** `accented` distinguishes a name from an everyday word without accents ("thé"). */
  | {
      readonly kind: 'thing'
      readonly commodity: string
      readonly accented?: string
      /** Words of the name that distinguish its series. */
      readonly variety?: readonly string[]
    }
  | { readonly kind: 'unpriced'; readonly name: string; readonly accented?: string }
  /** A word that turns an adjacent crop into another product. */
  | { readonly kind: 'product'; readonly product: string }
  | { readonly kind: 'place'; readonly place: Place }
  /** `numberBehind`: the number may follow the unit, as in "kilo 90". */
  | { readonly kind: 'unit'; readonly unit: Unit; readonly numberBehind?: true }
  | { readonly kind: 'percent'; readonly numberBehind?: true }
  /** `coin` marks a hundredth of the currency. */
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
  /** A word between a product and its crop, such as "of". */
  | { readonly kind: 'of' }
  /** Side on which a place name is expected. */
  | { readonly kind: 'place-cue'; readonly side: 'behind' | 'before' }
  | { readonly kind: 'market-word' }

export type MeaningKind = Meaning['kind']
export type MeaningOf<Kind extends MeaningKind> = Extract<Meaning, { readonly kind: Kind }>
