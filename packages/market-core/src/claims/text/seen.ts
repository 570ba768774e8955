/** Invisible characters, which can hide a word from a reader of text. */
const invisible = /\p{Cf}|\p{Me}|\u034f|[\u115f\u1160\u3164]|[\ufe00-\ufe0f]/gu
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
}

/**
 * The text as a farmer sees it once it is drawn: without marks within words, HTML tags and invisible characters,
 * entities and percent codes written out. What is judged is this; what is shown is the text itself.
 */
export function seenText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/<[^<>\n]*>/g, '')
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_all, hex: string, code: string) =>
      character(code, hex === '' ? 10 : 16),
    )
    .replace(/&(\w{2,4});/g, (all, name: string) => named[name] ?? all)
    .replace(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replace(/(?<=[\p{L}\p{N}])[*_~`\\]+(?=[\p{L}\p{N}])/gu, '')
    .replace(/[*_~`\\]+/g, ' ')
    .normalize('NFKC')
}

function character(code: string, base: number): string {
  const point = Number.parseInt(code, base)
  return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : ''
}

function decoded(codes: string): string {
  try {
    return decodeURIComponent(codes)
  } catch {
    return codes
  }
}
