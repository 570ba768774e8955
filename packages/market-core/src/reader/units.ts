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
  /** A duration, or a reference period; `name` as written. */
  | { readonly kind: 'time'; readonly unit: 'day' | 'week' | 'month' | 'year'; readonly name: string }
  /** Counted items: eggs, goats, trees, people; `name` as written. "Head" matches any of them. */
  | { readonly kind: 'piece'; readonly name: string; readonly isPerson?: true; readonly isAny?: true }

export interface Amount {
  readonly value: number
  readonly unit: Unit
}

/** Money, or a price if it is per a unit. `currency` is an ISO 4217 code, absent if not stated. */
export interface Money {
  readonly value: number
  readonly currency?: string
  readonly per?: Unit
}
