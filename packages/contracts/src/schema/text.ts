import * as z from 'zod/mini'
import { encodeProblem, type ProblemSubject } from './problems.ts'

const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/**
 * Text that PostgreSQL can store: no NUL and no lone surrogate, which would cause a server error
 * later. Length is counted in code points, so an emoji counts once.
 */
export function boundedText(what: ProblemSubject, min: number, max: number) {
  return z.string(encodeProblem({ code: 'required', what })).check(
    z.refine(isStorable, encodeProblem({ code: 'unstorable', what })),
    z.refine((value) => [...value].length >= min, tooShort(what, min)),
    z.refine((value) => [...value].length <= max, encodeProblem({ code: 'too_long', what, most: max })),
    z.meta({ minLength: min, maxLength: max }),
  )
}

/** Text that is trimmed before its length is checked. */
export function trimmedText(what: ProblemSubject, min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string(encodeProblem({ code: 'required', what })),
      z.transform((value: string) => value.trim()),
    ),
    boundedText(what, min, max),
  )
}

function tooShort(what: ProblemSubject, least: number): string {
  return encodeProblem(least <= 1 ? { code: 'required', what } : { code: 'too_short', what, least })
}
