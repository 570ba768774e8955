import type { SentProblem } from '@smart-farming/contracts/schema/problems'
import type { ProblemWords } from './problem-words.ts'

/** What a catalogue says of errors. */
export interface ErrorWords {
  readonly codes: Readonly<Record<string, string>>
  readonly problems: Partial<ProblemWords>
  readonly subjects: Readonly<Record<string, string>>
}

/** What is known of an error: its code, and what is wrong in particular, with the whole or with fields. */
export interface KnownError {
  readonly code: string
  readonly problem?: SentProblem | undefined
  /** By field; the first is what is told. */
  readonly problems?: Readonly<Record<string, SentProblem>> | undefined
}

/** An error as one text for people; undefined where the catalogue knows less of it than was said, or nothing. */
export function errorText(
  words: ErrorWords,
  { code, problem, problems = {} }: KnownError,
): string | undefined {
  const exactly = problem ?? Object.values(problems)[0]
  if (exactly !== undefined) return problemText(words, exactly)
  return Object.hasOwn(words.codes, code) ? words.codes[code] : undefined
}

/** A problem in words; undefined where the catalogue does not know its code, or what it is about. */
export function problemText({ problems, subjects }: ErrorWords, problem: SentProblem): string | undefined {
  const { code, what } = problem
  if (!Object.hasOwn(problems, code)) return undefined
  const said: unknown = problems[code as keyof ProblemWords]
  if (typeof said !== 'function') return String(said)
  if (what === undefined) return said(problem)
  const about = String(what)
  return Object.hasOwn(subjects, about) ? said({ ...problem, what: subjects[about] }) : undefined
}
