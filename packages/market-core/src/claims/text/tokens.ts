import { readNumber, withPlainDigits } from '../../grounding/written-number.ts'
import { fold } from './fold.ts'
import { type Entry, hasPointThousands, type Language, phrasesIn, type WordList } from './word-lists.ts'

/** A word, figure or sign of a text, with all that the lists of words say of it. */
export interface Token {
  readonly start: number
  readonly end: number
  /** As it is written, and as it is compared. */
  readonly raw: string
  readonly text: string
  /** Counted up at every stop, comma, bracket or line within the text. */
  readonly clause: number
  /** Phrases that begin here. */
  readonly entries: Entry[]
  /** Lists of which a phrase covers it. */
  readonly lists: Set<WordList>
  /** What a figure says; NaN where it is not read ("CCXLV"). */
  readonly value?: number
}

/** Units such as m2, figures (digits in threes, a decimal, other numerals), words, signs. */
const tokenPattern =
  /[kcdm]?m[23](?!\p{Nd})|\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+|\p{Nd}+(?:[.,٫٬]\p{Nd}+)*|[\p{Nl}\p{No}]+|[〇零一二三四五六七八九十百千万億亿两]{2,}|[\p{L}\p{M}]+|[$€£₹¥₦₵₱%/=×-]|[^\s\p{L}\p{M}\p{N}]/gu
const roman = /^(?=[IVXLCDM]{3})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
/** Letters of two scripts in one word are there to deceive: it may be a figure. */
const isMixed = (word: string) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word)
const stops = /^[.,;:!?؟،؛।—–()[\]|…]$/u

/** The tokens of a text as it is seen, in time linear in its length. */
export function tokensOf(text: string, language: Language): Token[] {
  let clause = 0
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(tokenPattern)) {
    if (stops.test(raw)) clause += 1
    const token = { start: index, end: index + raw.length, raw, text: fold(raw), clause }
    const value = figureValue(raw, language)
    tokens.push({ ...token, entries: [], lists: new Set(), ...(value !== undefined && { value }) })
  }
  mark(tokens, language)
  return tokens
}

function figureValue(raw: string, language: Language): number | undefined {
  if (/^\p{Nd}/u.test(raw)) {
    const plain = withPlainDigits(raw).replaceAll('٫', '.').replaceAll('٬', ',').replace(/ /g, '\u00a0')
    const isThousands = hasPointThousands(language) && /^\d{1,3}(?:\.\d{3})+$/.test(plain)
    return isThousands ? Number(plain.replaceAll('.', '')) : readNumber(plain).value
  }
  return isMixed(raw) || /^[\p{N}〇零一二三四五六七八九十百千万億亿两]/u.test(raw) || roman.test(raw)
    ? Number.NaN
    : undefined
}

function mark(tokens: Token[], language: Language): void {
  // Phrases are looked for among words alone: "Rs." and "e.g." are one with their stops.
  const words = tokens.filter(({ raw }) => /[\p{L}\p{M}\p{N}$€£₹¥₦₵₱%/]/u.test(raw))
  for (const { at, length, value } of phrasesIn(language).find(words.map(({ text }) => text))) {
    words[at]?.entries.push(value)
    for (const word of words.slice(at, at + length)) word.lists.add(value.list)
  }
}
