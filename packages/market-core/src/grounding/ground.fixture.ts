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
 * Checks every number of an answer against its permitted facts, in tests. Values must match as
 * rounded. Percentages need a percentage, and money needs a price or sum of money. Currency, unit
 * and month must match if both state one. The sign is not checked, because the sentence expresses
 * it ("fell 3 %").
 *
 * @param names names with a number that states nothing, such as the series "Rice, Thai 5%"
 */
export function checkGrounding(
  text: string,
  facts: readonly Fact[],
  names: readonly string[] = [],
): Grounding {
  // Text is matched by sentence, so a name with a full stop is split like the text.
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
/** A bare year of a fact. Outside English, no preceding word identifies years. */
function isYearOf(figure: WrittenFigure, { months = [] }: Fact): boolean {
  return /^\d{4}$/.test(figure.text) && months.some((month) => month.startsWith(figure.text))
}

const isDated = (figure: WrittenFigure, { months = [] }: Fact): boolean =>
  figure.months.length === 0 || months.length === 0 || months.some((month) => figure.months.includes(month))

export interface WrittenFigure {
  text: string
  start: number
  end: number
  value: number
  /** Digits after the decimal point. */
  decimals: number
  percent: boolean
  /** ISO 4217 code of an adjacent currency. */
  currency?: string
  /** Reference unit of the number ("198 per tonne", "198/t"). */
  per?: PriceUnit
  /** Unit of the number itself ("50 kg"). */
  unit?: PriceUnit
  /** True for a coarser rounding than the digits suggest: "about 200". */
  approximate: boolean
  /** Months that the sentence names, `YYYY-MM`. */
  months: readonly string[]
}

const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', KSH: 'KES' }
// Matching ignores case, so codes that are also words (TRY, ALL) are omitted.
const codes = [
  'USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|PLN|UAH|INR|PKR|BDT|LKR|NPR|IDR|PHP|VND',
  'KES|KSH|UGX|TZS|ETB|RWF|BIF|SSP|NGN|GHS|XAF|XOF|ZAR|ZMW|MWK|MZN|EGP|BRL|MXN|ARS|NIO',
].join('|')

/**
 * Common number formats: "1,234.5", "1,50,000", "1.234,50", "198,40", and narrow spaces between
 * thousands.
 */
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

/** All numbers of a text, in order, without dates, times and durations. */
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

/** Months named in the clause of a number. */
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

// Digits that state no value: dates, times, durations, list numbers, addresses, and names and units
// with a number.
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

/** Blanks digits that state no value, and keeps all positions. */
function withoutNonFigures(sentence: string): string {
  return sentence.replace(notFigures, blank)
}

/** Blanks names with a number ("Rice, Thai 5%"), and keeps all positions. */
function withoutNames(sentence: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, blank), sentence)
}

const blank = (match: string): string => ' '.repeat(match.length)
/** Longer sentences are split, so that no reader waits for their end. */
const MAX_SENTENCE = 600

// "Jan. 2024" is one sentence: a digit after the full stop continues it.
const ending = /\n|[.;!?؟؛] (?=[^\s\p{Nd}])|[。।](?=[^\s\p{Nd}])/u

/**
 * End of the first sentence; undefined while uncertain. More text never moves a known end, so
 * streamed text can be split.
 */
function sentenceEnd(text: string): number | undefined {
  // An end depends on the character after it.
  const head = text.slice(0, MAX_SENTENCE + 1)
  const match = ending.exec(head)
  if (match !== null) return match.index + match[0].length
  return text.length > MAX_SENTENCE ? quietPlace(head) : undefined
}

/** Last position that splits no number: before a word, or between two non-digits. */
function quietPlace(head: string): number {
  for (const quiet of [/\s[^\s\p{Nd}]$/u, /[^\p{Nd}.,\s]{2}$/u]) {
    for (let at = MAX_SENTENCE; at > 0; at -= 1) if (quiet.test(head.slice(at - 1, at + 1))) return at
  }
  return MAX_SENTENCE
}

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

/** Unit named by a lower-case word after a number: "50 bags". */
const unitOfWord = (word: string): PriceUnit | undefined => unitOf.get(word.normalize('NFC'))
const english = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$|^\d+(?:\.\d+)?$/

/** Parses a number in one of the formats above. Ambiguous numbers ("1.234") are read as English. */
function readNumber(written: string): { value: number; decimals: number } {
  const closed = written.replace(/[\u00a0\u202f]/g, '')
  const plain = english.test(closed)
    ? closed.replaceAll(',', '')
    : closed.replaceAll('.', '').replace(',', '.')
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 }
}

/** Replaces the digits of all scripts (Devanagari, Arabic, Bengali) by ASCII digits, in place. */
function withPlainDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // Digits beyond 16 bits are only typographic variants, and take two code units.
    if (digit.length > 1) return digit
    // Unicode encodes the ten digits of a script in sequence.
    let nought = digit.charCodeAt(0)
    while (/\p{Nd}/u.test(String.fromCharCode(nought - 1))) nought -= 1
    return String((digit.charCodeAt(0) - nought) % 10)
  })
}
