import { type ErrorCode, errorStatus } from '@smart-farming/contracts/errors'
import type { Problem } from '@smart-farming/contracts/schema/problems'

interface Details {
  /** A more specific reason than the code. */
  problem?: Problem
  /** Problems by field name. */
  problems?: Readonly<Record<string, Problem>>
  /** Seconds until a retry makes sense. Becomes the Retry-After header. */
  retryAfter?: number
  cause?: unknown
}

/** An error for the caller. Its code is translated into text when it is sent. */
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
