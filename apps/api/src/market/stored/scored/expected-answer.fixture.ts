/** Requirements on the last answer of a case, by an author who had not seen the code. */
export interface ExpectedAnswer {
  /** All parts are required, or one of them. */
  all?: readonly ExpectedAnswer[]
  any?: readonly ExpectedAnswer[]
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
  /** Giving this price is enough. */
  also?: ExpectedAnswer
  /** No price is stated without reservation. */
  handed?: true
  /** The current price may accompany the refusal. */
  may_tell?: string
  /** Not even the nearest price may be given. */
  no_price?: true
  weather?: { day: string; about: string }
  emergency?: true
  dose?: true
}

export interface AnswerCase {
  id: string
  turns: readonly string[]
  want: ExpectedAnswer
  /** Country of the farm, ISO alpha-2. */
  farm?: string
}

export type Verdict = 'right' | 'wrong' | 'missed'
