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
}
