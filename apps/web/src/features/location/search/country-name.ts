/**
 * The English name of a country ('KE' -> 'Kenya'), for people who do not think in codes. Undefined for what is no ISO
 * 3166-1 alpha-2 code, and in a browser without the names.
 */
export function countryName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
