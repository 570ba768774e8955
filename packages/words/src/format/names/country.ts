import { cachePerTag } from '../per-tag.ts'

const names = cachePerTag((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))

/**
 * Name of a country in this language ('KE' -> 'Kenya'). Undefined for anything but an ISO 3166-1 alpha-2 code, and in a
 * browser without the names.
 *
 * @param tag of the language, BCP 47
 */
export function formatCountry(tag: string, code: string): string | undefined {
  try {
    return names(tag).of(code)
  } catch {
    return undefined
  }
}
