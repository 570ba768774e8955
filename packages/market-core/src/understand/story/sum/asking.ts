import type { UnitsAsked } from '../asked.ts'
import type { Placed, Reckoned, StoryResult } from '../story.ts'
import type { Lots } from './lots.ts'

/** What is asked of an account. */
export interface Asking {
  readonly asked: readonly StoryResult[]
  readonly units: UnitsAsked
  readonly figures: readonly Placed[]
  readonly lots: Lots
}

/** A result, with every figure that it was made of. */
export interface Result {
  readonly sum: Reckoned
  readonly used: ReadonlySet<Placed>
}

export type Made = Reckoned & { readonly also?: readonly Placed[] }
