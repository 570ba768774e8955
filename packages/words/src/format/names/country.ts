import { cachePerTag } from '../per-tag.ts'

const names = cachePerTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))

/**
 * Name of a country ('KE' -> 'Kenya'). Undefined if the code is not ISO 3166-1 alpha-2, or the
 * browser lacks the name.
 *
 * @param tag BCP 47 language
 */
export function formatCountry(tag: string, code: string): string | undefined {
  try {
    return names(tag).of(code)
  } catch {
    return undefined
  }
}
