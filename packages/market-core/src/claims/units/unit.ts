/** A sentence, a list item's sentence, a heading or a table row: shown whole or not at all. */
export interface Unit {
  readonly kind: 'text' | 'row' | 'heading' | 'mark' | 'blank'
  /** Indentation and list marker before the first sentence of a line. */
  readonly lead: string
  readonly body: string
  /** White space behind it. */
  readonly tail: string
  /** In a list. */
  readonly isItem: boolean
}
