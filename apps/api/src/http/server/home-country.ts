/**
 * A browser's country, from its Accept-Language: the first language tag with a country (`en-GB` -> `GB`). Undefined if
 * there is none. ISO 3166-1 alpha-2.
 */
export function homeCountry(acceptLanguage: string | undefined): string | undefined {
  const match = /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? '')
  return match?.[1]?.toUpperCase()
}
