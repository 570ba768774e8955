import * as z from 'zod/mini'
import { problem, type Subject } from './problems.ts'

const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/**
 * Text that PostgreSQL can store: no NUL, no lone surrogate (both would cause a server error later). Length is counted
 * in code points, so an emoji counts once.
 */
export function text(what: Subject, min: number, max: number) {
  return z.string(problem({ code: 'required', what })).check(
    z.refine(isStorable, problem({ code: 'unstorable', what })),
    z.refine((value) => [...value].length >= min, tooShort(what, min)),
    z.refine((value) => [...value].length <= max, problem({ code: 'too_long', what, most: max })),
    z.meta({ minLength: min, maxLength: max }),
  )
}

/** Text that is trimmed before its length is checked. */
export function trimmedText(what: Subject, min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string(problem({ code: 'required', what })),
      z.transform((value: string) => value.trim()),
    ),
    text(what, min, max),
  )
}

function tooShort(what: Subject, least: number): string {
  return problem(least <= 1 ? { code: 'required', what } : { code: 'too_short', what, least })
}
