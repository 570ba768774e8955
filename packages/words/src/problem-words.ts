import type { ProblemCode, ProblemOf } from '@smart-farming/contracts/schema/problems'

/** Words for every problem that contracts name; what a problem is about comes in words, too. */
export type ProblemWords = {
  readonly [Code in ProblemCode]: string | ((problem: ProblemOf<Code>) => string)
}
