import type { OtherLanguage } from '../../languages/language.ts'
import byLanguage from './ordinary-in-languages.json' with { type: 'json' }

const none: ReadonlySet<string> = new Set()
const known = new Map<OtherLanguage, ReadonlySet<string>>()

/**
 * Words of ordinary French, Spanish, Portuguese and Arabic, folded, that questions have no need of and that are no
 * slips of those they need: of the 10,000 most frequent in the subtitles of films (OpenSubtitles, by way of
 * FrequencyWords, CC BY-SA 4.0) the first 8,000 of four letters or more; of Swahili those of a dictionary
 * (LibreOffice's, MPL 2.0) that would be taken for others; the lists stay under these licences. Hindi has none: in
 * Latin letters it is written by ear.
 */
export function ordinaryIn(language: OtherLanguage): ReadonlySet<string> {
  if (language === 'hi') return none
  const words = known.get(language) ?? new Set(byLanguage[language].split(' '))
  known.set(language, words)
  return words
}
