/** Letters without a decomposition, or with interchangeable spellings, by their lookup form. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  // Arabic and Persian letters that writers interchange
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
/** Devanagari vowel signs are marks but distinguish words: without them "black" is "tomorrow". */
const keptMarks = 'ािुेोृ'

/**
 * Lookup form of a text: lower case, without accents, with ASCII digits, and with interchangeable letters unified. Time
 * is linear in its length.
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

/**
 * Value of a decimal digit of any script: each script's ten digits are consecutive, the zero at a multiple of 2 or 16.
 */
export function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
