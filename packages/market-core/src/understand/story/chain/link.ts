import type { Placed, Shown } from '../story.ts'
import type { Dimension } from './dimension.ts'

/** A told quantity of a chain: it multiplies, or divides. */
export interface Link {
  /** In kilograms, litres, hectares and the money that it was told in. */
  readonly value: number
  readonly dimension: Dimension
  readonly shown: Shown
  /** What a container holds need not come in. */
  readonly isOptional?: true
  /** Only multiplied with, or only divided by. */
  readonly power?: 1 | -1
  readonly figure?: Placed
}
