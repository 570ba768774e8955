import { withPlainDigits } from '../grounding/written-number.ts'
import { type Word, wordsIn } from './claim-sentence.ts'
import type { Span } from './figure-spans.ts'
import { phrasesOf } from './lexicon/lexicon.ts'

/** The earliest year that is taken for one. */
const FIRST_YEAR = 1950

/**
 * Which figures are dates and nothing else: a year behind a month or a word such as "in", the day of a month, an ISO
 * date. A year that stands elsewhere is a figure.
 *
 * @param lastYear the last year that is taken for one
 */
export function isDate(text: string, span: Span, lastYear: number): boolean {
  const written = withPlainDigits(text.slice(span.start, span.end))
  const words = wordsIn(text)
  const before = words.filter(({ end }) => end <= span.start)
  const after = words.find(({ start }) => start >= span.end)
  const iso = /^(\d{4})-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?$/.exec(written)
  if (iso !== null) return isYear(Number(iso[1]), lastYear)
  const parts = wordsIn(written).filter(({ text: word }) => !phrasesOf('link').isIn([word]))
  const day = /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|º)?$/
  if (parts.length === 1 && day.test(parts[0]?.text ?? ''))
    return isMonth(before.at(-1)) || isMonth(after) || isMonthOf(words, after)
  if (parts.length === 2 && day.test(parts[0]?.text ?? '') && isYearWord(parts[1], lastYear))
    return isMonth(before.at(-1))
  return parts.length > 0 && parts.every((part) => isYearWord(part, lastYear)) && isDated(before)
}

const isYear = (year: number, lastYear: number): boolean => year >= FIRST_YEAR && year <= lastYear
const isYearWord = (word: Word | undefined, lastYear: number): boolean =>
  /^\d{4}$/.test(word?.text ?? '') && isYear(Number(word?.text), lastYear)
const isMonth = (word: Word | undefined): boolean =>
  word !== undefined && phrasesOf('months').isIn([word.text])

/** "5 de marzo" */
function isMonthOf(words: readonly Word[], link: Word | undefined): boolean {
  if (link === undefined || !phrasesOf('of').isIn([link.text])) return false
  return isMonth(words.find(({ start }) => start >= link.end))
}

/** Behind "August", "agosto de", "in" and the like. */
function isDated(before: readonly Word[]): boolean {
  const [earlier, last] = [before.at(-2), before.at(-1)]
  if (last === undefined) return false
  if (isMonth(last) || phrasesOf('dates').isIn([last.text])) return true
  return phrasesOf('of').isIn([last.text]) && isMonth(earlier)
}
