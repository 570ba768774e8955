/** A word, number or mark of a message. The text itself is never rewritten: spans point at tokens. */
export interface Token {
  /** As it was written. */
  readonly text: string
  /** Lower case, without accents, with ASCII digits: the form that tables are looked up by. */
  readonly folded: string
  /** Where it begins and ends in the message, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'mark'
}
