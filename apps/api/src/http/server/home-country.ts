/**
 * The country of a browser, from the first language tag with a country in Accept-Language (`en-GB`
 * -> `GB`). ISO 3166-1 alpha-2, or undefined.
 */
export function homeCountry(acceptLanguage: string | undefined): string | undefined {
  const match = /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? '')
  return match?.[1]?.toUpperCase()
}
