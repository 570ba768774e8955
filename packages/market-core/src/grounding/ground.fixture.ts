import type { Fact } from '../answering/fact.ts'
import { isSupportedBy } from '../claims/facts.ts'
import type { PriceUnit } from '../mass.ts'
import { MONTH_PATTERN, parseMonthName } from '../months.ts'

export interface CheckedFigure extends WrittenFigure {
  verified: boolean
}

export interface Grounding {
  figures: readonly CheckedFigure[]
  verified: number
  unverified: number
}

/**
 * Checks every number of an answer against its permitted facts, in tests. A number is verified if a fact has its value,
 * rounded as written; a percentage only by a percentage; money only by a price or sum of money, in its currency and per
 * its unit, if both name one; and of its month, if both the sentence and the fact name months. The sentence is
 * responsible for the sign ("fell 3 %").
 *
 * @param names names with a number that state nothing, such as the series "Rice, Thai 5%"
 */
export function checkGrounding(
  text: string,
  facts: readonly Fact[],
  names: readonly string[] = [],
): Grounding {
  // A name with a full stop is matched sentence by sentence, like the text.
  const parts = names.flatMap(sentencesOf)
  let at = 0
  const figures = sentencesOf(text).flatMap((sentence) => {
    const from = at
    at += sentence.length
    return figuresInSentence(withoutNames(sentence, parts)).map((figure) => ({
      ...figure,
      start: figure.start + from,
      end: figure.end + from,
      verified: facts.some(
        (fact) => isYearOf(figure, fact) || (isDated(figure, fact) && isSupportedBy(figure, fact)),
      ),
    }))
  })
  const verified = figures.filter((figure) => figure.verified).length
  return { figures, verified, unverified: figures.length - verified }
}
/** A bare year of a fact: outside English the preceding word does not identify a year. */
function isYearOf(figure: WrittenFigure, { months = [] }: Fact): boolean {
  return /^\d{4}$/.test(figure.text) && months.some((month) => month.startsWith(figure.text))
}

const isDated = (figure: WrittenFigure, { months = [] }: Fact): boolean =>
  figure.months.length === 0 || months.length === 0 || months.some((month) => figure.months.includes(month))

/** A number that readers take as a fact: its position and value. */
export interface WrittenFigure {
  /** As written, with its sign, currency or per cent sign. */
  text: string
  start: number
  end: number
  value: number
  /** Digits after the decimal point, which show its rounding. */
  decimals: number
  percent: boolean
  /** ISO code of an adjacent currency. */
  currency?: string
  /** Reference unit of the number ("198 per tonne", "198/t"). */
  per?: PriceUnit
  /** Unit of the number itself ("50 kg"). */
  unit?: PriceUnit
  /** "About 200": rounded more than its digits suggest. */
  approximate: boolean
  /** Months named in its sentence, `YYYY-MM`. */
  months: readonly string[]
}

const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', KSH: 'KES' }
// Codes and words cannot be distinguished by case here, so codes that are words (TRY, ALL) are omitted.
const codes = [
  'USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|PLN|UAH|INR|PKR|BDT|LKR|NPR|IDR|PHP|VND',
  'KES|KSH|UGX|TZS|ETB|RWF|BIF|SSP|NGN|GHS|XAF|XOF|ZAR|ZMW|MWK|MZN|EGP|BRL|MXN|ARS|NIO',
].join('|')

/** Common number formats: "1,234.5", "1,50,000", "1.234,50", "198,40", and a narrow space between thousands. */
const numberPattern = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`

const figurePattern = new RegExp(
  String.raw`(?<before>(?:\b(?:${codes})|[$€£₹])[ \u00a0\u202f]?)?(?<sign>[-−–])?(?<![\p{L}\d.,])(?<number>${numberPattern})(?<scale> ?(?:million|billion|thousand)\b|(?:k|m|bn)\b(?!\/))?(?<after>[ \u00a0\u202f]?(?:%|per ?cent|percent)|[ \u00a0\u202f]?(?:${codes})\b|[ \u00a0\u202f]?[€£₹])?`,
  'giu',
)

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
}

/** All numbers of a text, in order. Dates, times and durations are excluded. */
export function findFiguresInText(text: string): WrittenFigure[] {
  let at = 0
  return sentencesOf(text).flatMap((sentence) => {
    const from = at
    at += sentence.length
    return figuresInSentence(sentence).map((figure) => ({
      ...figure,
      start: figure.start + from,
      end: figure.end + from,
    }))
  })
}

/** All numbers of one sentence, as split by {@link sentencesOf}. */
function figuresInSentence(sentence: string): WrittenFigure[] {
  const searched = withoutNonFigures(withPlainDigits(sentence))
  return [...searched.matchAll(figurePattern)].map((match) => {
    const { before = '', sign, number = '', scale = '', after = '' } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].trimEnd().length
    const currency = currencyOf(before) ?? currencyOf(after)
    const { value, decimals } = readNumber(number)
    return {
      text: sentence.slice(start, end),
      start,
      end,
      value: value * (scales[scale.trim().toLowerCase()] ?? 1) * (sign === undefined ? 1 : -1),
      decimals,
      percent: /%|per ?cent/i.test(after),
      ...(currency && { currency }),
      ...unitsBehind(searched.slice(end)),
      approximate:
        /(?:about|around|roughly|nearly|almost|some|approximately|over|under|circa|~) *$/i.test(
          searched.slice(0, start),
        ) || scale !== '',
      months: monthsAround(sentence, start),
    }
  })
}

function currencyOf(beside: string): string | undefined {
  const written = beside.trim().toUpperCase()
  return symbols[written] ?? (codes.split('|').includes(written) ? written : undefined)
}

function unitsBehind(rest: string): Pick<WrittenFigure, 'per' | 'unit'> {
  const [, link, word = ''] = /^ ?(per |an? |each |\/ ?)?(metric tons?|\p{L}+)(?![\p{L}/])/iu.exec(rest) ?? []
  const unit = unitOfWord(word.toLowerCase())
  if (unit === undefined) return {}
  return link === undefined ? { unit } : { per: unit }
}

/** Months named in the clause around a position: the dates claimed for its numbers. */
function monthsAround(sentence: string, at: number): string[] {
  const start = Math.max(...['. ', '; '].map((end) => sentence.lastIndexOf(end, at) + 1))
  const ends = ['. ', '; '].map((end) => sentence.indexOf(end, at)).filter((index) => index !== -1)
  const clause = sentence.slice(start, ends.length === 0 ? sentence.length : Math.min(...ends))
  return [
    ...clause.matchAll(
      new RegExp(
        String.raw`\b(?<name>${MONTH_PATTERN})\b\.? (?<year>\d{4})\b|\b(?<iso>\d{4}-\d{2})\b`,
        'giu',
      ),
    ),
  ].map(({ groups }) => {
    if (groups?.iso !== undefined) return groups.iso
    return `${groups?.year ?? ''}-${String(parseMonthName(groups?.name ?? '')).padStart(2, '0')}`
  })
}
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const through = ' ?[-–] ?| to | and '

// Digits that state no value: dates, times, durations, list numbers, names and units with a number, addresses.
const notFigures = new RegExp(
  [
    String.raw`https?:\/\/\S+`,
    String.raw`\b\d{4}-\d{2}(?:-\d{2})?\b`,
    String.raw`\b\d{1,2}\/\d{1,2}\/\d{2,4}\b`,
    String.raw`\b(?:${day}(?:${through}))?${day}(?: of)? (?:${MONTH_PATTERN})\b\.?(?:,? \d{4})?`,
    String.raw`\b(?:${MONTH_PATTERN})\b\.? (?:${day}(?:(?:${through})${day})?,? )?\d{4}\b`,
    String.raw`\b(?:${MONTH_PATTERN})\b\.? ${day}(?:(?:${through})${day})?\b(?![.,]\d| ?%)`,
    String.raw`\b\d{1,2}:\d{2}\b`,
    String.raw`\b\d{1,2} ?[ap]\.?m\b`,
    String.raw`\b\d+(?:[.,]\d+)?(?:[- ](?:minute|hour|day|week|month|year)s?| ?h)\b`,
    String.raw`\b(?:in|since|of|from|to|by|until|during|for|year|and|between) (?:19|20)\d{2}\b(?!-\d| ?%)`,
    String.raw`^\s*\d{1,2}[.)] `,
    String.raw`\b\d+(?:st|nd|rd|th)\b`,
    String.raw`\b(?:50|90)[- ]?kg[- ](?:bag|sack)s?\b`,
    String.raw`\bbag \(90 kg\)|\bmaund \(40 kg\)`,
    String.raw`\b24\/7\b`,
  ].join('|'),
  'gimu',
)

/** Blanks text that states no value, keeping its length and so all positions. */
function withoutNonFigures(sentence: string): string {
  return sentence.replace(notFigures, blank)
}

/** Blanks names with a number that state nothing ("Rice, Thai 5%"), keeping the length. */
function withoutNames(sentence: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, blank), sentence)
}

const blank = (match: string): string => ' '.repeat(match.length)
/** An unfinished sentence of this many characters is split anyway, so that the reader need not wait. */
const MAX_SENTENCE = 600

// "Jan. 2024" and "3. First" are not split: a full stop must be followed by something other than a digit.
const ending = /\n|[.;!?؟؛] (?=[^\s\p{Nd}])|[。।](?=[^\s\p{Nd}])/u

/**
 * End of the first sentence; undefined while it is uncertain. Text added later never moves a known end, so streamed
 * text may be split.
 */
function sentenceEnd(text: string): number | undefined {
  // One more character, because the following character identifies an end.
  const head = text.slice(0, MAX_SENTENCE + 1)
  const match = ending.exec(head)
  if (match !== null) return match.index + match[0].length
  return text.length > MAX_SENTENCE ? quietPlace(head) : undefined
}

/**
 * The last position before a word, so that no number is split; in a script without spaces, the last without an adjacent
 * digit.
 */
function quietPlace(head: string): number {
  for (const quiet of [/\s[^\s\p{Nd}]$/u, /[^\p{Nd}.,\s]{2}$/u]) {
    for (let at = MAX_SENTENCE; at > 0; at -= 1) if (quiet.test(head.slice(at - 1, at + 1))) return at
  }
  return MAX_SENTENCE
}

/** Splits a text into its sentences, which join to the original text. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = text
  for (let end = sentenceEnd(rest); end !== undefined; end = sentenceEnd(rest)) {
    sentences.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest === '' ? sentences : [...sentences, rest]
}
const names: Readonly<Partial<Record<PriceUnit, string>>> = {
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme किलो كيلو',
  g: 'gram grams gramme grammes gramo gramos grama gramas gramu',
  t: 't mt tonne tonnes ton tons tonelada toneladas tani टन طن',
  quintal: 'quintal quintals quintaux quintales qtl qq क्विंटल',
  lb: 'lb lbs pound pounds',
  cwt: 'cwt hundredweight',
  maund: 'maund maunds',
  bushel: 'bushel bushels bu',
  bag: 'bag bags sack sacks gunia magunia',
}
const unitOf: ReadonlyMap<string, PriceUnit> = new Map([
  ...Object.entries(names).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), unit as PriceUnit] as const),
  ),
  ['metric ton', 't'],
  ['metric tons', 't'],
])

/** Unit named by a word after a number: "50 bags". Lower case. */
const unitOfWord = (word: string): PriceUnit | undefined => unitOf.get(word.normalize('NFC'))
const english = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$|^\d+(?:\.\d+)?$/

/** Parses a number in one of these formats. Ambiguous ones ("1.234") are read as English. */
function readNumber(written: string): { value: number; decimals: number } {
  const closed = written.replace(/[\u00a0\u202f]/g, '')
  const plain = english.test(closed)
    ? closed.replaceAll(',', '')
    : closed.replaceAll('.', '').replace(',', '.')
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
}

/** Replaces the digits of all scripts (Devanagari, Arabic, Bengali, ...) by 0 to 9, in place. */
function withPlainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // Beyond 16 bits there are only typographic variants, which take two code units.
    if (digit.length > 1) return digit
    // A script's ten digits are consecutive, zero first.
    let nought = digit.charCodeAt(0)
    while (/\p{Nd}/u.test(String.fromCharCode(nought - 1))) nought -= 1
    return String((digit.charCodeAt(0) - nought) % 10)
  })
}
