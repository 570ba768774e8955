import { type ErrorCode, errorStatus } from '@smart-farming/contracts/errors'
import type { Problem } from '@smart-farming/contracts/schema/problems'

interface Details {
  /** What is wrong in particular, where the code does not say it. */
  problem?: Problem
  /** What is wrong with fields, by their names. */
  problems?: Readonly<Record<string, Problem>>
  /** Seconds after which a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that we mean to tell the caller about. The catalogue words it where it goes out. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly problem: Problem | undefined
  readonly problems: Readonly<Record<string, Problem>> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { problem, problems, retryAfter, cause }: Details = {}) {
    super(problem?.code ?? code, { cause })
    this.code = code
    this.problem = problem
    this.problems = problems
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
