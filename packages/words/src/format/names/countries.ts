import { formatCountry } from './country.ts'

/** Languages in which country names are recognised. */
const tags = ['en', 'fr', 'es', 'pt', 'sw', 'hi', 'ar']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let known: readonly (readonly [name: string, code: string])[] | undefined

/**
 * Lists all countries by their names in seven languages, with ISO 3166-1 alpha-2 codes. Built on
 * first use.
 */
export function listCountryNames(): readonly (readonly [name: string, code: string])[] {
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) =>
      [...new Set(tags.map((tag) => formatCountry(tag, code)))].flatMap((name) => pair(name, code)),
    )
  return known
}

const pair = (name: string | undefined, code: string): [string, string][] =>
  name === undefined || name === code ? [] : [[name, code]]
