import { addMonths } from '../../months.ts'
import { since, until } from './period-words.ts'
import type { DateRead } from './read-date.ts'
import { readPoint } from './read-point.ts'
import { past, type Rule, type Words } from './rule.ts'

const behindSince =
  /^(?:of )?(?:since|onwards?|forward|forwards|up to now|till now|until now|to date|and since|and later|or later|se)(?= |$)/
const behindAfter = /^(?:of |ke )?(?:after|baad|bad)(?: (?:since|se))?(?= |$)/
const behindBefore = /^(?:of |ke |se )?(?:before|pehle|and before|and earlier|or earlier|or before)(?= |$)/
const behindUntil = /^(?:until|till|tak)(?= |$)/

/** "Since the beginning of 2015", "after 2015", "from 2019 onwards"; "until 2012", "before 2012". */
export const halfOpen: Rule = (words, at) => {
  const word = words[at] ?? ''
  const isEver = past(
    words,
    at,
    /^(?:ever since|as (?:of|from)|starting (?:in|from|with)|beginning (?:in|from|with)|any time since)(?= |$)/,
  )
  const upTo = past(words, at, /^(?:up to|upto)(?= |$)/)
  const from = isEver > at ? isEver : upTo > at ? upTo : at + 1
  const opens = isEver > at || since.has(word)
  // "Through the whole year 2017" is all of it.
  const isAllOf =
    word === 'through' && /^the (?:whole|entire|full|year)/.test(words.slice(from, from + 2).join(' '))
  const closes = upTo > at || (until.has(word) && word !== 'to' && !isAllOf)
  if (!opens && !closes) return undefined
  const said = words[from] ?? ''
  const date =
    readPoint(words, from)?.date ??
    (['last', 'this', 'past'].includes(said) ? readYearless(words, from + 1) : undefined)
  if (date === undefined) return undefined
  // "From 2019 onwards" is all of one.
  const next = past(words, date.next, /^on(?= |$)(?! (?:average|the))/)
  const end = past(words, next, behindSince)
  if (opens) return { period: { start: word === 'after' ? behind(date) : date.start }, next: end }
  return { period: { end: word === 'before' ? ahead(date) : date.end }, next: date.next }
}

/** "2015 ke baad", "April 2022 onwards", "2010 से", "2012 and before". */
export const postposedOpen: Rule = (words, at) => {
  const date = readPoint(words, at)?.date
  // "March on" is no month.
  if (date === undefined || (date.start.startsWith('--') && words[date.next] === 'on')) return undefined
  const [after, before, from, to] = [behindAfter, behindBefore, behindSince, behindUntil].map((phrase) =>
    past(words, date.next, phrase),
  )
  if (after !== undefined && after > date.next) return { period: { start: behind(date) }, next: after }
  if (before !== undefined && before > date.next) return { period: { end: ahead(date) }, next: before }
  if (from !== undefined && from > date.next) return { period: { start: date.start }, next: from }
  return to !== undefined && to > date.next ? { period: { end: date.end }, next: to } : undefined
}

/** After a year is the year behind it; after a month, from that month on. */
const behind = ({ start, end }: DateRead) =>
  start === end || end.startsWith('--') ? start : addMonths(end, 1)
const ahead = ({ start, end }: DateRead) =>
  start === end || start.startsWith('--') ? end : addMonths(start, -1)

/** The month of "since last July"; a year or a span behind "last" is another rule's. */
function readYearless(words: Words, at: number): DateRead | undefined {
  const date = readPoint(words, at)?.date
  return date?.start.startsWith('--') ? date : undefined
}
