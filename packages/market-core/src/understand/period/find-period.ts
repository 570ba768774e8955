import type { Period } from './period.ts'
import {
  agoWords,
  allWords,
  inside,
  lastWords,
  monthsOfSpan,
  numberOfWord,
  since,
  until,
} from './period-words.ts'
import { type DateRead, readDate } from './read-date.ts'

/** A period with what is left of the text without it. */
export interface PeriodRead {
  readonly period?: Period
  readonly rest: string
}

interface Found {
  readonly period: Period
  /** The first word that belongs to it, and the first that does not. */
  readonly at: number
  readonly next: number
}

type Words = readonly string[]
type Rule = (words: Words, at: number) => Omit<Found, 'at'> | undefined

/** The period that a plain question names, in English and the first words of seven other languages. */
export function readPeriod(plain: string): PeriodRead {
  const all = plain.split(' ')
  const words = all.slice(0, MOST_WORDS)
  const found = rules.reduce<Found | undefined>((before, rule) => before ?? firstBy(rule, words), undefined)
  if (found === undefined) return { rest: plain }
  return { period: found.period, rest: [...all.slice(0, found.at), ...all.slice(found.next)].join(' ') }
}

const MOST_WORDS = 120

function firstBy(rule: Rule, words: Words): Found | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const found = rule(words, at)
    if (found !== undefined) return { at, ...found }
  }
  return undefined
}

const to = new Set([
  'to',
  'and',
  'until',
  'till',
  'through',
  '-',
  'et',
  'y',
  'e',
  'a',
  'bis',
  'und',
  'hasta',
  'ate',
  'hadi',
  'na',
])

/** "between 2019 and 2021", "from March 2020 to March 2022", "2015 to 2020", "2015-2020". */
const between: Rule = (words, at) => {
  const years = /^((?:19|20)\d\d)-((?:19|20)\d\d)$/.exec(words[at] ?? '')
  if (years !== null) return { period: { start: `${years[1]}-01`, end: `${years[2]}-12` }, next: at + 1 }
  const opened = ['between', 'from', 'entre', 'zwischen', 'de', 'desde', 'von', 'kati'].includes(
    words[at] ?? '',
  )
  const first = readDate(words, opened ? at + 1 : at, true)
  if (first === undefined || !to.has(words[first.next] ?? '')) return undefined
  const second = readDate(words, first.next + 1, true)
  if (second === undefined) return undefined
  // "March to June 2022" is of one year.
  const start =
    first.start.startsWith('--') && !second.end.startsWith('--')
      ? second.end.slice(0, 4) + first.start.slice(1)
      : first.start
  return { period: { start, end: second.end } as Period, next: second.next }
}

/** "since January", "after 2015"; "until 2012". */
const halfOpen: Rule = (words, at) => {
  const word = words[at] ?? ''
  const said = words[at + 1] ?? ''
  const date =
    readDate(words, said === 'the' ? at + 2 : at + 1, true) ??
    (['last', 'this', 'past'].includes(said) ? monthOnly(words, at + 2) : undefined)
  if (date === undefined) return undefined
  if (since.has(word)) return { period: { start: date.start }, next: date.next }
  return until.has(word) && word !== 'to' ? { period: { end: date.end }, next: date.next } : undefined
}

/** The month of "since last July"; a year or a span behind "last" is another rule's. */
function monthOnly(words: Words, at: number): DateRead | undefined {
  const date = readDate(words, at, true)
  return date?.start.startsWith('--') ? date : undefined
}

/** "last 18 months", "past half year", "over the last year", "18 months". */
const lastSpan: Rule = (words, at) => {
  if (words[at] === 'this' && monthsOfSpan.get(words[at + 1] ?? '') === 12)
    return { period: { start: '--01' }, next: at + 2 }
  const said = lastWords.has(words[at] ?? '')
  const from = said ? at + 1 : at
  const span = readSpan(words, from)
  if (span === undefined) return undefined
  const after = lastWords.has(words[span.next] ?? '') && words[span.next] !== 'this'
  const counted = span.next - from > 1
  return said || after || counted
    ? { period: { months: span.months }, next: after ? span.next + 1 : span.next }
    : undefined
}

/** "5 years ago", "il y a 5 ans", "hace 5 años", "há 5 anos", "vor 5 Jahren". */
const ago: Rule = (words, at) => {
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
const afterwards: Rule = (words, at) => {
  const span = readSpan(words, at)
  const word = words[span?.next ?? -1]
  if (span === undefined || !['later', 'after', 'before'].includes(word ?? '')) return undefined
  return { period: { monthsLater: word === 'before' ? -span.months : span.months }, next: span.next + 1 }
}

const always: Rule = (words, at) => {
  const phrase = allWords.find((one) => one.split(' ').every((word, offset) => words[at + offset] === word))
  return phrase === undefined ? undefined : { period: {}, next: at + phrase.split(' ').length }
}

const dated: Rule = (words, at) => {
  const opened = inside.has(words[at] ?? '')
  const date: DateRead | undefined = readDate(words, opened ? at + 1 : at, opened)
  return date === undefined ? undefined : { period: { start: date.start, end: date.end }, next: date.next }
}

const ofLast: Rule = (words, at) => {
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

const rules: readonly Rule[] = [between, afterwards, ago, halfOpen, lastSpan, dated, always, ofLast]

/** "18 months", "half a year", "2 yrs", "one and a half years", "year". */
function readSpan(words: Words, at: number): { months: number; next: number } | undefined {
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
