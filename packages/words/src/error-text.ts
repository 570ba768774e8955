import type { ReceivedProblem } from '@smart-farming/contracts/schema/problems'
import type { ProblemMessages } from './problem-messages.ts'

export interface ErrorMessages {
  readonly codes: Readonly<Record<string, string>>
  readonly problems: Partial<ProblemMessages>
  readonly subjects: Readonly<Record<string, string>>
}

/** An error code with the specific problems of the whole request or its fields. */
export interface KnownError {
  readonly code: string
  readonly problem?: ReceivedProblem | undefined
  /** By field; the first one is shown. */
  readonly problems?: Readonly<Record<string, ReceivedProblem>> | undefined
}

/** Describes an error as one text for users. Undefined if the code is unknown. */
export function describeError(
  words: ErrorMessages,
  { code, problem, problems = {} }: KnownError,
): string | undefined {
  const exactly = problem ?? Object.values(problems)[0]
  if (exactly !== undefined) return describeProblem(words, exactly)
  return Object.hasOwn(words.codes, code) ? words.codes[code] : undefined
}

/** Describes a problem; undefined if the catalogue lacks its code or its subject. */
export function describeProblem(
  { problems, subjects }: ErrorMessages,
  problem: ReceivedProblem,
): string | undefined {
  const { code, what } = problem
  if (!Object.hasOwn(problems, code)) return undefined
  const said: unknown = problems[code as keyof ProblemMessages]
  if (typeof said !== 'function') return String(said)
  if (what === undefined) return said(problem)
  const about = String(what)
  return Object.hasOwn(subjects, about) ? said({ ...problem, what: subjects[about] }) : undefined
}
