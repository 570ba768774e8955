import * as z from 'zod/mini'

const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/**
 * Text as PostgreSQL can keep it: no NUL, no lone surrogate (both would be a server error later), and a length
 * counted in code points, so an emoji counts once.
 */
export function text(label: string, min: number, max: number) {
  return z.string(`${label} is required.`).check(
    z.refine(isStorable, `${label} has a character that cannot be stored.`),
    z.refine((value) => [...value].length >= min, lengthMessage(label, min)),
    z.refine((value) => [...value].length <= max, `${label} can have at most ${max} characters.`),
    z.meta({ minLength: min, maxLength: max }),
  )
}

/** Text whose outer white space does not count: it is trimmed before its length is checked. */
export function trimmedText(label: string, min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string(`${label} is required.`),
      z.transform((value: string) => value.trim()),
    ),
    text(label, min, max),
  )
}

function lengthMessage(label: string, min: number): string {
  return min <= 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`
}
