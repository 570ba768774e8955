/** What the last answer of a case must do, as somebody wrote it who had not seen the code. */
export interface Want {
  /** Every part is wanted, or one of them. */
  all?: readonly Want[]
  any?: readonly Want[]
  price?: {
    unit?: string
    currency?: string
    /** One of them is enough: varieties, and fair readings of a time. */
    values: readonly number[]
    months?: readonly string[]
  }
  figure?: number
  /** Relative. */
  tolerance?: number
  or?: readonly number[]
  /** Telling this price is enough. */
  also?: Want
  /** No price and no figure is told plainly. */
  handed?: true
  /** The price of now may stand beside the refusal. */
  may_tell?: string
  /** Not even the nearest price may be told. */
  no_price?: true
  weather?: { day: string; about: string }
  emergency?: true
  dose?: true
}

export interface Case {
  id: string
  turns: readonly string[]
  want: Want
  /** Country of the farm, ISO alpha-2. */
  farm?: string
}

export type Verdict = 'right' | 'wrong' | 'missed'
