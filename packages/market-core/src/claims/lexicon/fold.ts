/**
 * A text as claims are looked for in it: small letters, one form for what can be written in several (full width,
 * mathematical letters, accents of Latin script, vowel signs of Arabic, the dotted letters of Hindi).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0670\u0640\u093c]/g, '')
    .normalize('NFC')
    .replace(/[أإآٱا]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ँ', 'ं')
}

/** Every run of letters and digits of a folded text. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).match(wordPattern) ?? []
