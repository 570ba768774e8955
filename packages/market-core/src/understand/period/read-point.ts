import { addMonths, type Month, monthNumber } from '../../months.ts'
import { inYear } from './period.ts'
import { type DateRead, readDate } from './read-date.ts'
import { past, type Words } from './rule.ts'

/** A date as an end of an interval: with its edge, and with "now", which has no month of its own. */
export interface Point {
  /** Absent for now. */
  readonly date?: DateRead
  readonly next: number
}

/** What may stand before a date and tells nothing of it: "the whole year 2019", "the month of May". */
const lead =
  /^(?:(?:the|whole|entire|full|complete|calendar|exactly|about|around|say|in|year|years|yr|month|months|decade|period|of|from|between|then|back) )*(?=[^ ])/
const edges: readonly (readonly ['first' | 'early' | 'middle' | 'late' | 'last', RegExp])[] = [
  ['first', /^(?:the )?(?:very )?(?:beginning|start|opening|outset)(?: of| in)? (?:the )?/],
  ['early', /^(?:in |the )*(?:early|first months)(?: part)?(?: of| in)? (?:the )?/],
  ['middle', /^(?:in |the )*(?:mid|middle)(?: of| in)? (?:the )?/],
  ['late', /^(?:in |the )*(?:late|later part|last months)(?: of| in)? (?:the )?/],
  ['last', /^(?:the )?(?:very )?(?:end|close)(?: of| in)? (?:the )?/],
]
const now =
  /^(?:(?:right |up to )?now|today|this day|(?:the )?present(?: day)?|date|this (?:month|year)|nowadays|(?:the )?(?:latest|newest)(?: month| price| one)?)(?= |$)/
const trail =
  /^(?:inclusive|included|incl|itself|began|begins|started|starts|ended|ends|onset|of the month)(?= |$)/
const nextYear =
  /^(?:(?:of |in )?(?:the )?(?:next|following|subsequent) (?:year|yr)|(?:of |in )?the year (?:after|afterwards|following|later)|a year (?:later|after|on))(?= |$)/

/**
 * The end of an interval that begins at a word: "the beginning of 2015", "late 2021", "the whole year 2019", "now",
 * "August the next year" as of another.
 *
 * @param since the end that was read before it
 */
export function readPoint(words: Words, at: number, since?: DateRead): Point | undefined {
  const isNow = past(words, at, now)
  if (isNow > at) return { next: isNow }
  const ofNextYear = since && readNextYear(words, at, since)
  if (ofNextYear !== undefined) return ofNextYear
  for (const [edge, phrase] of edges) {
    const from = past(words, at, phrase)
    const date = from > at ? dateFrom(words, from) : undefined
    if (date !== undefined) return closed(words, { ...date, ...edgeOf(date, edge) })
  }
  const date = dateFrom(words, at)
  return date && closed(words, date)
}

function closed(words: Words, date: DateRead): Point {
  // Hindi says "2020's beginning".
  const behind = /^(?:of )?(beginning|middle|end) of(?= |$)(?! (?:the )?(?:\p{L}+ )?(?:19|20)\d\d)/u
  const edge = behind.exec(words.slice(date.next, date.next + 6).join(' '))?.[1]
  const next = past(words, edge === undefined ? date.next : past(words, date.next, behind), trail)
  const named = edge === 'beginning' ? 'first' : edge === 'middle' ? 'middle' : 'last'
  return { date: { ...date, ...(edge !== undefined && edgeOf(date, named)), next }, next }
}

/** "The year" and "this year" have a beginning and an end, behind words of an edge. */
function dateFrom(words: Words, at: number): DateRead | undefined {
  const isEdged =
    at > 0 && /^(?:of|in|the|start|beginning|early|mid|middle|late|end)$/.test(words[at - 1] ?? '')
  const ofYear = past(words, at, /^(?:the |this )?year(?= |$)(?! (?:19|20)\d\d)/)
  if (isEdged && ofYear > at) return { start: '--01~0', end: '--12~0', next: ofYear }
  const lastYear = past(words, at, /^last year(?= |$)/)
  if (isEdged && lastYear > at) return { start: '--01~1', end: '--12~1', next: lastYear }
  const from = past(words, at, lead)
  return readDate(words, at, true) ?? (from > at ? readDate(words, from, true) : undefined)
}

/** "August the next year", "the year after", "a year later", as of the date before it. */
function readNextYear(words: Words, at: number, since: DateRead): Point | undefined {
  if (since.start.startsWith('--')) return undefined
  const whole = past(words, at, nextYear)
  if (whole > at)
    return {
      date: { start: addMonths(since.start, 12), end: addMonths(since.end, 12), next: whole },
      next: whole,
    }
  const month = readDate(words, at, true)
  if (month === undefined || !month.start.startsWith('--')) return undefined
  const next = past(words, month.next, nextYear)
  if (next === month.next) return undefined
  const year = Number(since.end.slice(0, 4)) + 1
  return { date: { start: inYear(month.start, year), end: inYear(month.end, year), next }, next }
}

/** Part of a longer time: its first month, its first quarter, its middle, its last quarter or month. */
function edgeOf(
  { start, end }: DateRead,
  edge: 'first' | 'early' | 'middle' | 'late' | 'last',
): { start: Month; end: Month } {
  const year = start.slice(-2) // "~1" of a year without a number
  const isRelative = start.startsWith('--')
  if (isRelative && !start.includes('~')) return { start, end }
  const shown = isRelative ? [`0001-${start.slice(2, 4)}`, `0001-${end.slice(2, 4)}`] : [start, end]
  const [first = start, last = end] = shown
  const count = monthNumber(last) - monthNumber(first) + 1
  const quarter = Math.max(1, Math.floor(count / 4))
  const middle = Math.floor((count - 1) / 2)
  const [from, to] = {
    first: [0, 0],
    early: [0, quarter - 1],
    middle: [middle, count - 1 - middle],
    late: [count - quarter, count - 1],
    last: [count - 1, count - 1],
  }[edge] as [number, number]
  const told = (months: number): Month => {
    const month = addMonths(first, months)
    return isRelative ? `--${month.slice(5)}${year}` : month
  }
  return { start: told(from), end: told(to) }
}
