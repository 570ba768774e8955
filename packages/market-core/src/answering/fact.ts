import type { MonthlySeries } from './series/price-series.ts'

/** A number in an answer with its evidence; the text is checked against it. */
export interface Fact {
  value: number
  /** A `measure` is neither a count nor a cost: degrees, millimetres of rain, km/h of wind. */
  kind: 'price' | 'percent' | 'ratio' | 'money' | 'mass' | 'count' | 'index' | 'measure'
  currency?: string
  /** Reference unit of the value: a unit's code or any of its names ("t", "tonne", "kg"). */
  per?: string
  /** Months of the value, `YYYY-MM`. */
  months?: readonly string[]
  /** Role of the value in its series. The sign of a change or difference gives its direction. */
  role?: Role
  /** Series of the value, and the series that it is compared with. */
  of?: FactSeries
  against?: FactSeries
}

type Role =
  | ('price' | 'change' | 'lowest' | 'highest' | 'mean' | 'variation' | 'usual' | 'difference' | 'count')
  /** A price that may be an error (SPEC S9). */
  | 'doubted'

/** Identifying fields of a series. */
export type FactSeries = Pick<MonthlySeries, 'commodity' | 'name' | 'priceType' | 'country' | 'market'>
