import { countryName } from './country.ts'

/** The languages in which countries are known by name. */
const tags = ['en', 'fr', 'es', 'pt', 'sw', 'hi', 'ar']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let known: readonly (readonly [name: string, code: string])[] | undefined

/** Every country by its names in seven languages, with its ISO 3166-1 alpha-2 code; built when first asked for. */
export function countryNames(): readonly (readonly [name: string, code: string])[] {
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) =>
      [...new Set(tags.map((tag) => countryName(tag, code)))].flatMap((name) => pair(name, code)),
    )
  return known
}

const pair = (name: string | undefined, code: string): [string, string][] =>
  name === undefined || name === code ? [] : [[name, code]]
