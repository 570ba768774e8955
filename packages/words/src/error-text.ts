import type { ReceivedProblem } from '@smart-farming/contracts/schema/problems'
import type { ProblemWords } from './problem-words.ts'

/** Error texts of a catalogue. */
export interface ErrorWords {
  readonly codes: Readonly<Record<string, string>>
  readonly problems: Partial<ProblemWords>
  readonly subjects: Readonly<Record<string, string>>
}

/** An error: its code, and the specific problems of the whole or of its fields. */
export interface KnownError {
  readonly code: string
  readonly problem?: ReceivedProblem | undefined
  /** Problems by field; the first one is shown. */
  readonly problems?: Readonly<Record<string, ReceivedProblem>> | undefined
}

/** An error as one text for people. Undefined if the server's text says more, or the code is unknown. */
export function describeError(
  words: ErrorWords,
  { code, problem, problems = {} }: KnownError,
): string | undefined {
  const exactly = problem ?? Object.values(problems)[0]
  if (exactly !== undefined) return describeProblem(words, exactly)
  return Object.hasOwn(words.codes, code) ? words.codes[code] : undefined
}

/** A problem in words; undefined where the catalogue lacks its code or its subject. */
export function describeProblem(
  { problems, subjects }: ErrorWords,
  problem: ReceivedProblem,
): string | undefined {
  const { code, what } = problem
  if (!Object.hasOwn(problems, code)) return undefined
  const said: unknown = problems[code as keyof ProblemWords]
  if (typeof said !== 'function') return String(said)
  if (what === undefined) return said(problem)
  const about = String(what)
  return Object.hasOwn(subjects, about) ? said({ ...problem, what: subjects[about] }) : undefined
}
