/** The parts of a composed question. */
export const kinds = ['price', 'change', 'highest', 'lowest', 'average', 'compare', 'ratio'] as const
export type Kind = (typeof kinds)[number]

/** A time: the months of it, or how it hangs on the newest. */
export type Time =
  | { readonly of: 'month'; readonly month: string }
  | { readonly of: 'year'; readonly year: number }
  | { readonly of: 'between'; readonly start: string; readonly end: string }
  | { readonly of: 'last'; readonly months: number }
  | { readonly of: 'ago'; readonly years: number }
  | { readonly of: 'quarter'; readonly year: number; readonly quarter: number }
  | { readonly of: 'half'; readonly year: number; readonly half: number }
  | { readonly of: 'since'; readonly month: string }

export type Unit =
  | 'kg'
  | 't'
  | 'quintal'
  | 'bag'
  | 'bushel'
  | 'lb'
  | 'cwt'
  | 'shortTon'
  | 'litre'
  | 'gallon'
  /** A bag of so many kilograms. */
  | { readonly sack: number }

/** So much of it, whose worth is asked for. */
export type Amount = {
  readonly count: number
  readonly unit: 't' | 'kg' | 'quintal' | 'litre' | { readonly sack: number }
}

export type Place = 'world' | 'here' | { readonly country: string } | { readonly market: string }

/** What a question asks, as its parts. */
export interface Composed {
  readonly kind: Kind
  readonly thing: string
  readonly other?: string
  readonly unit?: Unit
  readonly amount?: Amount
  readonly currency?: string
  readonly time?: Time
  readonly place?: Place
  /** Where the farm is. */
  readonly home?: string
}
