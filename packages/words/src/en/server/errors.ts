import type { ErrorCode } from '@smart-farming/contracts/errors'
import type { ProblemSubject } from '@smart-farming/contracts/schema/problems'
import type { ProblemMessages } from '../../problem-messages.ts'
import { accountProblems } from '../errors/account-problems.ts'
import { callCodes } from '../errors/call-codes.ts'
import { callProblems } from '../errors/call-problems.ts'
import { callSubjects } from '../errors/call-subjects.ts'
import { errors as pageErrors } from '../errors.ts'

/** All errors of the server; a code without a text is a compile error. */
export const errors = {
  codes: { ...pageErrors.codes, ...callCodes } satisfies Record<ErrorCode, string>,
  problems: { ...pageErrors.problems, ...accountProblems, ...callProblems } satisfies ProblemMessages,
  subjects: { ...pageErrors.subjects, ...callSubjects } satisfies Record<ProblemSubject, string>,
}
