import { digitValue } from '@smart-farming/market-core/reader/fold'

/**
 * Names of the directions in the product's languages. `O` is west in Spanish, French and
 * Portuguese.
 */
const DIRECTIONS = {
  N: 'NORTH|NORTE|NORD|KASKAZINI|उत्तर|شمال',
  S: 'SOUTH|SUR|SUD|SUL|KUSINI|दक्षिण|جنوب',
  E: 'EAST|ESTE|EST|LESTE|MASHARIKI|पूर्व|شرق',
  W: 'WEST|OESTE|OUEST|O|MAGHARIBI|पश्चिम|غرب',
}

const UNITS = { '°': 'DEGREES?|DEG|D', "'": 'MINUTES?|MIN|M', '"': 'SECONDS?|SEC' }

const directions = Object.entries(DIRECTIONS).map(
  ([letter, words]) =>
    [new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu'), letter] as const,
)
const units = Object.entries(UNITS).map(
  ([mark, words]) => [new RegExp(`(?<=\\d) ?(?:${words})(?!\\p{L})`, 'gu'), mark] as const,
)

/**
 * Normalises all forms of minus, degree sign, prime, digit and direction to `-`, `°`, `'`, `"`, 0
 * to 9, N, S, E and W, and decimal commas to points. The result is in capitals, with single spaces,
 * and without brackets or invisible characters.
 */
export function normaliseNotation(text: string): string {
  let plain = text
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/\p{Cf}/gu, '')
    // Full-width forms.
    .replace(/[\uff01-\uff5e]/g, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\u02d7\ufe63]/g, '-')
    .replace(/[º˚∘]/g, '°')
    .replace(/[′‵ʹʼ’‘´`]/g, "'")
    .replace(/[″“”„‟˝ʺ]|''/g, '"')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/[()[\]{}<>]/g, ' ')
    .toUpperCase()
  for (const [words, letter] of [...directions, ...units]) plain = plain.replace(words, letter)
  return plain
    .replace(/\s+/g, ' ')
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
    .trim()
}
