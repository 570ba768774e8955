/** Something else that is made of a commodity, or another part of it: the flour, the straw, the machine. */
export interface ProductOf {
  readonly commodity: string
  /** The word for it, as the question is read. */
  readonly word: string
}

/** A measure of markets that weighs something else with each thing that fills it, or with each of them. */
export interface OwnMeasure {
  /** As the question has it. */
  readonly word: string
  /** A `volume` is filled; what is `loose` is as large as it is. */
  readonly kind: 'volume' | 'loose'
}
