/** Requirements on the last answer of a case, written by an author who had not seen the code. */
export interface ExpectedAnswer {
  /** `all` requires every part; `any` requires one. */
  all?: readonly ExpectedAnswer[]
  any?: readonly ExpectedAnswer[]
  price?: {
    unit?: string
    currency?: string
    /** One of these suffices: there are several varieties and several fair readings of a time. */
    values: readonly number[]
    months?: readonly string[]
  }
  figure?: number
  /** Relative tolerance. */
  tolerance?: number
  or?: readonly number[]
  /** Giving this price suffices. */
  also?: ExpectedAnswer
  /** The answer may state a price only with a caveat. */
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
