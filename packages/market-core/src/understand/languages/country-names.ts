import type { OtherLanguage } from './language.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((first) => letters.map((second) => first + second))
const namesIn = (tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' })

/**
 * Every country's name in a language with that in English, where they differ: from Unicode's CLDR, as the platform has
 * it.
 */
export function countryNamesIn(language: OtherLanguage): [foreign: string, english: string][] {
  const [foreign, english] = [namesIn(language), namesIn('en')]
  return codes.flatMap((code): [string, string][] => {
    const [name, inEnglish] = [foreign.of(code), english.of(code)]
    return name === undefined || inEnglish === undefined || name === inEnglish ? [] : [[name, inEnglish]]
  })
}
