import type { PriceUnit } from '../mass.ts'

export type AreaUnit = 'ha' | 'acre' | 'feddan' | 'manzana' | 'rai' | 'kanal' | 'guntha' | 'dunam'
export type VolumeUnit = 'litre' | 'gallon' | 'barrel'

/** What an amount is counted in, or a price is per. */
export type Unit =
  | { readonly kind: 'mass'; readonly unit: PriceUnit }
  /** A bag, sack or crate; `kg` is absent where nobody said what it holds. */
  | { readonly kind: 'sack'; readonly kg?: number }
  | { readonly kind: 'area'; readonly unit: AreaUnit }
  | { readonly kind: 'volume'; readonly unit: VolumeUnit }
  /** A time that something is for, or that it is per; `name` as it was written. */
  | { readonly kind: 'time'; readonly unit: 'day' | 'week' | 'month' | 'year'; readonly name: string }
  /** Whatever is counted one by one: eggs, goats, trees, people; `name` as it was written. Any of them is a "head". */
  | { readonly kind: 'piece'; readonly name: string; readonly isPerson?: true; readonly isAny?: true }

export interface Amount {
  readonly value: number
  readonly unit: Unit
}

/** Money, or a price where it is per a unit. `currency` is an ISO 4217 code, absent where none was said. */
export interface Money {
  readonly value: number
  readonly currency?: string
  readonly per?: Unit
}
