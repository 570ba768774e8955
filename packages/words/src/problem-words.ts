import type { ProblemCode, ProblemOf } from '@smart-farming/contracts/schema/problems'

/** A text for every problem of the contracts. Its subject arrives in words. */
export type ProblemWords = {
  readonly [Code in ProblemCode]: string | ((problem: ProblemOf<Code>) => string)
}
