import type { MonthlySeries } from './series/price-series.ts'

/** A figure that an answer gives, with what it rests on: what grounding checks the text against. */
export interface Fact {
  value: number
  /** A `measure` is what neither counts nor costs: degrees, millimetres of rain, km/h of wind. */
  kind: 'price' | 'percent' | 'ratio' | 'money' | 'mass' | 'count' | 'index' | 'measure'
  currency?: string
  /** What the value is per, or in: a unit's code or any name of it ("t", "tonne", "kg"). */
  per?: string
  /** The months it is of, `YYYY-MM`. */
  months?: readonly string[]
  /** What it is of its series. A change and a difference go up or down by their sign. */
  role?: Role
  /** The series that it is of, and the one that it is held against. */
  of?: FactSeries
  against?: FactSeries
}

type Role =
  | ('price' | 'change' | 'lowest' | 'highest' | 'mean' | 'variation' | 'usual' | 'difference' | 'count')
  /** A price that may be an error (SPEC S9). */
  | 'doubted'

/** What names a series. */
export type FactSeries = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>
