/** Letters that no decomposition turns into a plain one. */
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
 * A name as it is compared: without accents, in lower case, words parted by one space. "São Paulo", "SAO PAULO" and
 * "sao-paulo" are one. Made here for stored names and for questions alike, so that no database's locale has a say.
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
