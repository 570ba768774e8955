import type { MonthlySeries } from './series/price-series.ts'

/** A number in an answer, with the evidence for it. */
export interface Fact {
  value: number
  /** A `measure` is a physical quantity: degrees, millimetres of rain, km/h of wind. */
  kind: 'price' | 'percent' | 'ratio' | 'money' | 'mass' | 'count' | 'index' | 'measure'
  currency?: string
  /** Reference unit, by its code or any of its names ("t", "tonne", "kg"). */
  per?: string
  /** Months that the value covers, `YYYY-MM`. */
  months?: readonly string[]
  /** The sign of a change or difference gives its direction. */
  role?: Role
  /** `against` is the other series of a comparison. */
  of?: FactSeries
  against?: FactSeries
}

type Role =
  | ('price' | 'change' | 'lowest' | 'highest' | 'mean' | 'variation' | 'usual' | 'difference' | 'count')
  /** A price that may be an error (SPEC S9). */
  | 'doubted'

export type FactSeries = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>
