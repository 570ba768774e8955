import type { OtherLanguage } from './language.ts'

/** Where the comma stands before the decimals, and the point between thousands. */
const withComma: ReadonlySet<OtherLanguage> = new Set(['fr', 'es', 'pt'])

/**
 * A number in Latin digits as it is written in English, by the custom of a language: "1.200,5" of a Spaniard is 1200.5,
 * "12,34,567" of an Indian 1234567, "٤٫٥" 4.5. Three digits behind a single mark are thousands everywhere.
 */
export function inEnglishDigits(written: string, language: OtherLanguage): string {
  const plain = written.replaceAll('٬', '').replaceAll('٫', '.')
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '')
  if (!withComma.has(language)) return plain
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return /^\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain
}
