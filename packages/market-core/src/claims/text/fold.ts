/**
 * A text as words are compared in it: small letters, one form for what can be written in several (full width,
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
