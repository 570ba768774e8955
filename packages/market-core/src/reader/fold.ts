/** Lookup forms of letters that do not decompose or that writers interchange. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  // Arabic and Persian letters with interchangeable spellings
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
  // Devanagari vowels: short and long are often confused
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  औ: 'ओ',
  'ी': 'ि',
  'ू': 'ु',
  'ै': 'े',
  'ौ': 'ो',
  '’': "'",
  '،': ',',
  '۔': '.',
  '।': '.',
  '؟': '?',
  '٪': '%',
}
/** Devanagari vowel signs are marks, but distinguish words such as "black" and "tomorrow". */
const keptMarks = 'ािुेोृ'

/**
 * Lookup form of a text: lower case, no accents, ASCII digits, interchangeable letters unified.
 * Linear time.
 */
export function foldText(text: string): string {
  let plain = ''
  for (const letter of text.toLowerCase().normalize('NFKD')) {
    const same = sameLetters[letter] ?? letter
    if (same.length === 1 && /\p{M}|\p{Cf}/u.test(same) && !keptMarks.includes(same)) continue
    plain += /\p{Nd}/u.test(same) ? digitValue(same) : same
  }
  return plain
}

/** Converts a decimal digit of any script to ASCII. Unicode encodes digits 0 to 9 in sequence. */
export function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
