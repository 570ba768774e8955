import type { OwnMeasure } from '../../understand/beside/beside.ts'

/** What an answer says of what stands beside a thing's name: what is made of it, and what it is measured with. */
export interface BesideStatements {
  /** What is made of a commodity has no price here, and that of the commodity is not its. `words` is the product. */
  other_product: { commodity: string; words: readonly string[] }
  /** A measure of markets has no weight of its own: it is asked back. `words` is the measure. */
  own_measure: { kind: OwnMeasure['kind']; words: readonly string[] }
}
