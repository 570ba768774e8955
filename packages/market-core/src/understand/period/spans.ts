import { addMonths, type Month } from '../../months.ts'
import type { YearlessMonth } from './period.ts'
import { agoWords, lastWords, monthsOfSpan, numberOfWord } from './period-words.ts'
import { readDate } from './read-date.ts'
import { past, type Rule, type Words } from './rule.ts'

/** Months of what is called "the last years": five of them. */
const SOME_YEARS = 60

/** "last 18 months", "past half year", "over the last year", "18 months". */
export const lastSpan: Rule = (words, at) => {
  if (words[at] === 'this' && monthsOfSpan.get(words[at + 1] ?? '') === 12)
    return { period: { start: '--01' }, next: at + 2 }
  const said = lastWords.has(words[at] ?? '')
  const from = said ? at + 1 : at
  const span = readSpan(words, from) ?? (said ? daysBack(words, from) : undefined)
  if (span === undefined) return undefined
  // "Four months of 2025" are of that year.
  if (past(words, span.next, /^(?:of|in) (?:the year )?(?:19|20)\d\d(?= |$)/) > span.next) return undefined
  // "The last years" are more than one.
  if (said && span.next === from + 1 && /^(?:years|yrs)$/.test(words[from] ?? ''))
    return { period: { months: SOME_YEARS }, next: span.next }
  const after = lastWords.has(words[span.next] ?? '') && words[span.next] !== 'this'
  const counted = span.next - from > 1
  return said || after || counted
    ? { period: { months: span.months }, next: after ? span.next + 1 : span.next }
    : undefined
}

/** "The five years to February 2026", "12 months ending June 2024", "three months up to February". */
export const endingIn: Rule = (words, at) => {
  const span = readSpan(words, lastWords.has(words[at] ?? '') ? at + 1 : at)
  if (span === undefined) return undefined
  const to = past(
    words,
    span.next,
    /^(?:ending(?: in| on| with)?|ended(?: in)?|up to|upto|to|until|till)(?: the end of)?(?= |$)/,
  )
  const date = to > span.next ? readDate(words, to, true) : undefined
  if (date === undefined || date.end.includes('~')) return undefined
  const start: YearlessMonth | Month = date.end.startsWith('--')
    ? span.months === 1
      ? date.end
      : `${date.end as YearlessMonth}<${span.months}`
    : addMonths(date.end, 1 - span.months)
  return { period: { start, end: date.end }, next: date.next }
}

/** "5 years ago", "il y a 5 ans", "hace 5 años", "há 5 anos", "vor 5 Jahren". */
export const ago: Rule = (words, at) => {
  const opened = ['hace', 'ha', 'vor'].includes(words[at] ?? '')
    ? 1
    : /^il y a /.test(words.slice(at, at + 4).join(' '))
      ? 3
      : 0
  const span = readSpan(words, at + opened)
  if (span === undefined) return undefined
  if (opened > 0) return { period: { monthsAgo: span.months }, next: span.next }
  return agoWords.has(words[span.next] ?? '')
    ? { period: { monthsAgo: span.months }, next: span.next + 1 }
    : undefined
}

/** "a year later", of what was asked before. */
export const afterwards: Rule = (words, at) => {
  const span = readSpan(words, at)
  const word = words[span?.next ?? -1]
  if (span === undefined || !['later', 'after', 'before'].includes(word ?? '')) return undefined
  return { period: { monthsLater: word === 'before' ? -span.months : span.months }, next: span.next + 1 }
}

/** "Over a year", "yearly", "on the month". */
export const ofLast: Rule = (words, at) => {
  const [said, span] = [words[at] ?? '', words[at + 1] ?? '']
  const months = monthsOfSpan.get(['a', 'an'].includes(said) ? span : '')
  if (months !== undefined) return { period: { months }, next: at + 2 }
  const known = { monthly: 1, yearly: 12, annual: 12 }[words[at] ?? '']
  if (known !== undefined) return { period: { months: known }, next: at + 1 }
  const year = /^(?:on the month|year on year|on the year)/.exec(words.slice(at, at + 3).join(' '))?.[0]
  return year === undefined
    ? undefined
    : { period: { months: year === 'on the month' ? 1 : 12 }, next: at + 3 }
}

const DAYS_OF_A_MONTH = 30

/** "The last 90 days": prices are of months, so it is the nearest number of them. */
function daysBack(words: Words, at: number): { months: number; next: number } | undefined {
  const days = Number(words[at])
  const isLong = days >= DAYS_OF_A_MONTH && days <= 3650 && /^days?$/.test(words[at + 1] ?? '')
  return isLong ? { months: Math.round(days / DAYS_OF_A_MONTH), next: at + 2 } : undefined
}

/** "18 months", "half a year", "2 yrs", "one and a half years", "year". */
export function readSpan(words: Words, at: number): { months: number; next: number } | undefined {
  let next = at
  let count: number | undefined
  const word = words[next] ?? ''
  if (/^\d{1,4}(?:\.\d)?$/.test(word)) count = Number(word)
  else count = numberOfWord.get(word)
  if (count !== undefined) next += 1
  if (count !== undefined && word === 'half' && ['a', 'an'].includes(words[next] ?? '')) next += 1
  if (word === 'couple' && words[next] === 'of') next += 1
  if (lastWords.has(words[next] ?? '') && words[next] !== 'this') next += 1
  const glued = /^(\d{1,3})(y|yr|yrs|m|mo|mth|mths|years?|months?)$/.exec(words[next] ?? '')
  if (count === undefined && glued !== null)
    return { months: Number(glued[1]) * (glued[2]?.startsWith('y') ? 12 : 1), next: next + 1 }
  const each = monthsOfSpan.get(words[next] ?? '')
  if (each === undefined) return undefined
  const months = Math.round((count ?? 1) * each)
  return months >= 1 && months <= 1200 ? { months, next: next + 1 } : undefined
}
