import { plainText } from '../plain-text.ts'

/** How far apart two things that belong together stand, in words. */
const NEAR = 6

/** The words of a text; an underscore stands where a phrase has a space, a star for any ending. */
export const list = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

/** As a regular expression over plain text, the longest first. */
export const sourceOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replaceAll('_', ' '))
    .map((word) => (word.endsWith('*') ? `${plainText(word.slice(0, -1))}[^ ]*` : plainText(word)))
    .sort((a, b) => b.length - a.length)
    .join('|')
export const whole = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)
/** That one of these stands in a plain text. */
export const oneOf = (...words: readonly string[][]): RegExp => whole(sourceOf(words.flat()))
/** Either before the other, with few words between. */
export function near(one: readonly string[], other: readonly string[], most = NEAR): RegExp {
  const [a, b] = [`(?:${sourceOf(one)})`, `(?:${sourceOf(other)})`]
  return whole(`${a}(?: [^ ]+){0,${most}} ${b}|${b}(?: [^ ]+){0,${most}} ${a}`)
}
/** The one, and behind it the other. */
export const before = (one: readonly string[], other: readonly string[], most = NEAR): RegExp =>
  whole(`(?:${sourceOf(one)})(?: [^ ]+){0,${most}} (?:${sourceOf(other)})`)
