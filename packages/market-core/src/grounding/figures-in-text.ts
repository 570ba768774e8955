import { monthNamed, monthWord } from '../months.ts'

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
  /** "About 200": rounded more than its digits say. */
  approximate: boolean
  /** Months named in its sentence, `YYYY-MM`. */
  months: readonly string[]
}

const symbols: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' }
const codes = 'USD|EUR|GBP|INR|KES|NGN|NIO|XAF|BRL|CAD|AUD|ZAR|CHF|JPY|CNY'

const figurePattern = new RegExp(
  String.raw`(?<before>(?:\b(?:${codes})|[$€£₹])\s?)?(?<sign>[-−–])?(?<![\p{L}\d.,])(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<scale>\s?(?:million|billion|thousand|k|m|bn)\b)?(?<after>\s?(?:%|per ?cent|percent)|\s?(?:${codes})\b|\s?[€£₹])?`,
  'giu',
)

// What looks like a figure and is none: dates, times, spans of time, list numbers, names that hold a number.
const notFigures = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}(?:-\d{2})?\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthWord})\b\.?(?:,? \d{4})?`,
    String.raw`\b(?:${monthWord})\b\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}\b`,
    String.raw`\b\d{1,2}:\d{2}\b`,
    String.raw`\b\d+(?:[.,]\d+)?[- ](?:minute|hour|day|week|month|year)s?\b`,
    String.raw`\b(?:in|since|of|from|to|by|until|during|for|year|and|between) (?:19|20)\d{2}\b(?!-\d|\s?%)`,
    String.raw`^\s*\d{1,2}[.)] `,
    String.raw`\b24/7\b`,
  ].join('|'),
  'gimu',
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
  // Blanked to the same length, so that positions stay those of the text.
  const searched = text.replace(notFigures, (match) => ' '.repeat(match.length))
  return [...searched.matchAll(figurePattern)].map((match) => {
    const { before = '', sign, number = '', scale = '', after = '' } = match.groups ?? {}
    const start = match.index
    const currency = currencyOf(before) ?? currencyOf(after)
    return {
      text: match[0].trim(),
      start,
      end: start + match[0].trimEnd().length,
      value:
        Number(number.replaceAll(',', '')) *
        (scales[scale.trim().toLowerCase()] ?? 1) *
        (sign === undefined ? 1 : -1),
      decimals: number.split('.')[1]?.length ?? 0,
      percent: /%|per ?cent/i.test(after),
      ...(currency && { currency }),
      approximate:
        /(?:about|around|roughly|nearly|almost|some|approximately|over|under|circa|~)\s*$/i.test(
          text.slice(0, start),
        ) || scale !== '',
      months: monthsAround(text, start),
    }
  })
}

function currencyOf(beside: string): string | undefined {
  const trimmed = beside.trim()
  return (
    symbols[trimmed] ?? (new RegExp(`^(?:${codes})$`, 'i').test(trimmed) ? trimmed.toUpperCase() : undefined)
  )
}

/** Months named in the clause around a position: the dates that its figures claim. */
function monthsAround(text: string, at: number): string[] {
  const start = Math.max(...['. ', '\n', '; '].map((end) => text.lastIndexOf(end, at) + 1))
  const ends = ['. ', '\n', '; '].map((end) => text.indexOf(end, at)).filter((index) => index !== -1)
  const sentence = text.slice(start, ends.length === 0 ? text.length : Math.min(...ends))
  return [
    ...sentence.matchAll(
      new RegExp(String.raw`\b(?<name>${monthWord})\b\.? (?<year>\d{4})\b|\b(?<iso>\d{4}-\d{2})\b`, 'giu'),
    ),
  ].map(({ groups }) => {
    if (groups?.iso !== undefined) return groups.iso
    return `${groups?.year ?? ''}-${String(monthNamed(groups?.name ?? '')).padStart(2, '0')}`
  })
}
