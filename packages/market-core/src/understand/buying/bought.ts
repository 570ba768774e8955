import type { PriceUnit } from '../../mass.ts'
import type { PlaceAsked } from '../find-place.ts'
import type { Period } from '../period/period.ts'
import type { VolumeUnit } from '../quantities/measures.ts'

/** What a count is told in: a weight, a volume, bags of so many kilograms, or dozens. */
export type CountedIn =
  | { readonly kind: 'mass'; readonly unit: Exclude<PriceUnit, 'bag'> }
  | { readonly kind: 'volume'; readonly unit: VolumeUnit }
  | { readonly kind: 'sack'; readonly kg: number }
  | { readonly kind: 'dozen' }

/** What was told of before: one thing, where, and of which month. */
export interface GoodsOfBefore {
  readonly commodities: readonly string[]
  readonly variety?: readonly string[]
  readonly place?: PlaceAsked
  readonly period?: Period
}

/** So much of a thing, in the place of money; without a weight it is in the unit that is asked for. */
export interface GoodsPaid {
  readonly value: number
  readonly unit?: Exclude<PriceUnit, 'bag'>
  readonly sackKg?: number
  /** What it is, as it was told before. */
  readonly of: GoodsOfBefore
}

/** What is paid for as much of a thing as it buys; money without a currency is of that of its price. */
export type Bought = { readonly in?: CountedIn } & (
  | { readonly money: number; readonly currency?: string }
  | { readonly goods: GoodsPaid }
)
