import type { PriceUnit } from '../mass.ts'

export type AreaUnit = 'ha' | 'acre' | 'feddan' | 'manzana' | 'rai' | 'kanal' | 'guntha' | 'dunam'
export type VolumeUnit = 'litre' | 'gallon' | 'barrel'

/** Unit of an amount, or reference unit of a price. */
export type Unit =
  | { readonly kind: 'mass'; readonly unit: PriceUnit }
  /** A bag, sack or crate; `kg` is absent for an unknown weight. */
  | { readonly kind: 'sack'; readonly kg?: number }
  | { readonly kind: 'area'; readonly unit: AreaUnit }
  | { readonly kind: 'volume'; readonly unit: VolumeUnit }
  /** A duration or reference period. `name` is as written. */
  | { readonly kind: 'time'; readonly unit: 'day' | 'week' | 'month' | 'year'; readonly name: string }
  /** Eggs, goats, trees or people. `name` is as written. "Head" matches all of them. */
  | { readonly kind: 'piece'; readonly name: string; readonly isPerson?: true; readonly isAny?: true }

export interface Amount {
  readonly value: number
  readonly unit: Unit
}

/** Money, or a price with `per`. `currency` is an ISO 4217 code, if stated. */
export interface Money {
  readonly value: number
  readonly currency?: string
  readonly per?: Unit
}
