import type { ProblemCode, ProblemOf } from '@smart-farming/contracts/schema/problems'

/** A text for every problem of the contracts. The subject is passed in as words. */
export type ProblemMessages = {
  readonly [Code in ProblemCode]: string | ((problem: ProblemOf<Code>) => string)
}
