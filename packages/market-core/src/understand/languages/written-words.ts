/** A word or a number of a question, as it was written and as it is compared, with what stands before it. */
export interface WrittenWord {
  readonly written: string
  readonly folded: string
  readonly isNumber: boolean
  readonly before: string
}

const word = /\p{Nd}(?:[\p{Nd}.,٫٬]*\p{Nd})?|[\p{L}\p{M}\u200c\u200d]+/gu

/** The words and numbers of a text, and what stands after the last. */
export function writtenWords(text: string): { words: WrittenWord[]; after: string } {
  const words: WrittenWord[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(word)) {
    const isNumber = /^\p{Nd}/u.test(written)
    words.push({ written, folded: fold(written), isNumber, before: plainMarks(text.slice(end, index)) })
    end = index + written.length
  }
  return { words, after: plainMarks(text.slice(end)) }
}

/**
 * A word as it is compared: small letters; without the accents of Latin letters, the vowel signs, hamzas and
 * lengthening of Arabic, and the dot and the moon of Devanagari, which many leave out; digits in Latin. The vowels of
 * Devanagari stay: without them words run together.
 */
export function fold(written: string): string {
  return isAscii(written) ? written.toLowerCase() : folded(written)
}

const isAscii = (text: string): boolean => !/[^ -~]/.test(text)

const folded = (written: string): string =>
  latinDigits(
    written
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u200c\u200d]/g, '')
      .replaceAll('\u0901', '\u0902')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .replaceAll('œ', 'oe'),
  ).normalize('NFC')

/** The first of the ten digits of the scripts that people count in: Arabic, Persian, Devanagari. */
const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code < first + 10) ?? code
    return String(code - zero)
  })

const marks: Readonly<Record<string, string>> = {
  '؟': '?',
  '،': ',',
  '؛': ';',
  '।': '.',
  '٪': '%',
  '¿': ' ',
  '¡': ' ',
  '’': "'",
}

const plainMarks = (text: string): string => text.replace(/[؟،؛।٪¿¡’]/g, (mark) => marks[mark] ?? mark)
