import { perTag } from '../per-tag.ts'

const names = perTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))

/**
 * The name of a country in this language ('KE' -> 'Kenya'), for people who do not think in codes. Undefined for what is
 * no ISO 3166-1 alpha-2 code, and in a browser without the names.
 *
 * @param tag of the language, BCP 47
 */
export function countryName(tag: string, code: string): string | undefined {
  try {
    return names(tag).of(code)
  } catch {
    return undefined
  }
}
