import type { Token as ReadToken } from '../../reader/span.ts'
import { tokenize as readTokens } from '../../reader/tokens.ts'
import type { PhraseIndex } from './phrases.ts'
import {
  type Language,
  loadPhrases,
  usesPointForThousands,
  type WordListEntry,
  type WordListName,
} from './word-lists.ts'

export interface Token {
  readonly start: number
  readonly end: number
  /** `raw` is the text as written, `text` its form for comparison. */
  readonly raw: string
  readonly text: string
  /** Clause number. A full stop, comma, bracket or line break starts a new clause. */
  readonly clause: number
  /** Phrases that begin here. */
  readonly entries: (WordListEntry & { readonly length: number })[]
  /** Lists with a phrase that covers this token. */
  readonly lists: Set<WordListName>
  /** Numeric value; NaN if unreadable ("CCXLV"). */
  readonly value?: number
}

const roman = /^(?=[IVXLCDM]{3})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
/** A word that mixes scripts may hide a number. */
const isMixed = (word: string) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word)
const stops = /^[.,;:!?؟،؛।—–()[\]|…]$/u

/** Splits a rendered text into tokens, in linear time. The language `other` is also recognised. */
export function tokenize(text: string, language: Language, other = language): Token[] {
  let [clause, end] = [0, 0]
  const read = readTokens(text, usesPointForThousands(language) ? ',' : '.')
  const tokens = read.map((token, at): Token => {
    const { start, text: raw, folded } = token
    if (stops.test(raw) || text.slice(end, start).includes('\n')) clause += 1
    end = token.end
    const value = figureValue(token, read[at - 1])
    return {
      ...{ start, end, raw, text: folded, clause, entries: [], lists: new Set() },
      ...(value !== undefined && { value }),
    }
  })
  mark(tokens, loadPhrases(language, other))
  return tokens
}

function figureValue({ kind, text, folded, start }: ReadToken, before?: ReadToken): number | undefined {
  // "m2" is a unit.
  const isPower = /^[23]$/.test(folded) && before?.end === start && /^[kcdm]?m$/.test(before.folded)
  if (kind === 'number') return isPower ? undefined : Number(folded)
  return isMixed(text) ||
    /^(?:\p{N}|[〇零一二三四五六七八九十百千万億亿两]{2})/u.test(text) ||
    roman.test(text)
    ? Number.NaN
    : undefined
}

function mark(tokens: Token[], phrases: PhraseIndex<WordListEntry>): void {
  // Phrases match words only, so "Rs." and "e.g." match with their full stops.
  const words = tokens.filter(({ raw }) => /[\p{L}\p{M}\p{N}$€£₹¥₦₵₱%/]/u.test(raw))
  for (const { at, length, value } of phrases.find(words.map(({ text }) => text))) {
    words[at]?.entries.push({ ...value, length })
    for (const word of words.slice(at, at + length)) word.lists.add(value.list)
  }
}

/** Invisible characters can hide a word from a scanner. */
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
 * The text as a browser shows it: without marks in words, HTML tags and invisible characters, and
 * with entities and percent codes decoded. For judging only.
 */
export function renderedText(text: string): string {
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
