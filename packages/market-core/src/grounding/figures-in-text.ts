import type { PriceUnit } from '../mass.ts'
import { monthNamed, monthWord } from '../months.ts'
import { withoutNonFigures } from './not-figures.ts'
import { sentencesOf } from './sentences.ts'
import { unitOfWord } from './unit-words.ts'
import { numberPattern, readNumber, withPlainDigits } from './written-number.ts'

/** A figure that somebody reads as a fact: where it stands, what it says. */
export interface WrittenFigure {
  /** As it is written, with its sign, currency or per cent. */
  text: string
  start: number
  end: number
  value: number
  /** Digits after the decimal point, which say how it was rounded. */
  decimals: number
  percent: boolean
  /** ISO code where a currency stands beside it. */
  currency?: string
  /** The unit that it is per ("198 per tonne", "198/t"). */
  per?: PriceUnit
  /** The unit that it is in ("50 kg"). */
  unit?: PriceUnit
  /** "About 200": rounded more than its digits say. */
  approximate: boolean
  /** Months named in its sentence, `YYYY-MM`. */
  months: readonly string[]
}

const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', KSH: 'KES' }
// Case does not tell a code from a word here, so codes that are words (TRY, ALL) are left out.
const codes = [
  'USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|PLN|UAH|INR|PKR|BDT|LKR|NPR|IDR|PHP|VND',
  'KES|KSH|UGX|TZS|ETB|RWF|BIF|SSP|NGN|GHS|XAF|XOF|ZAR|ZMW|MWK|MZN|EGP|BRL|MXN|ARS|NIO',
].join('|')

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

/** Every figure of a text, in order. Dates, times and spans of time are none. */
export function figuresInText(text: string): WrittenFigure[] {
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

/** The same of one sentence, as {@link sentencesOf} cuts them. */
export function figuresInSentence(sentence: string): WrittenFigure[] {
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

/** Months named in the clause around a position: the dates that its figures claim. */
function monthsAround(sentence: string, at: number): string[] {
  const start = Math.max(...['. ', '; '].map((end) => sentence.lastIndexOf(end, at) + 1))
  const ends = ['. ', '; '].map((end) => sentence.indexOf(end, at)).filter((index) => index !== -1)
  const clause = sentence.slice(start, ends.length === 0 ? sentence.length : Math.min(...ends))
  return [
    ...clause.matchAll(
      new RegExp(String.raw`\b(?<name>${monthWord})\b\.? (?<year>\d{4})\b|\b(?<iso>\d{4}-\d{2})\b`, 'giu'),
    ),
  ].map(({ groups }) => {
    if (groups?.iso !== undefined) return groups.iso
    return `${groups?.year ?? ''}-${String(monthNamed(groups?.name ?? '')).padStart(2, '0')}`
  })
}
