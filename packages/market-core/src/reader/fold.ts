/** Letters that decompose into nothing, or are written either way, by the form that they are looked up in. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  // Arabic and Persian letters that writers use for one another
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
  // Devanagari vowels: short and long are spelt by ear
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
/** Vowel signs of Devanagari are marks and yet letters: without them "black" is "tomorrow". */
const keptMarks = 'ािुेोृ'

/**
 * A text as tables are looked up by: lower case, without accents, with ASCII digits, and with letters that are spelt
 * either way as one of them. Time is linear in its length.
 */
export function folded(text: string): string {
  let plain = ''
  for (const letter of text.toLowerCase().normalize('NFKD')) {
    const same = sameLetters[letter] ?? letter
    if (same.length === 1 && /\p{M}|\p{Cf}/u.test(same) && !keptMarks.includes(same)) continue
    plain += /\p{Nd}/u.test(same) ? digitOf(same) : same
  }
  return plain
}

/** The value of a decimal digit of any script: each script has its ten in a row, the zero at a multiple of 2 or 16. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
