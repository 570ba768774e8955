/** Plain forms of letters that NFKD does not decompose. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'a',
}

/**
 * Comparison key of a name: lower case, without accents, words separated by one space. "São Paulo",
 * "SAO PAULO" and "sao-paulo" have the same key. Computed in code, so that it does not depend on a
 * database locale.
 */
export function searchKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ʻʼ‘’'`´]/gu, '')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıħŋə]/gu, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
