import { halfOpen, postposedOpen } from './half-open.ts'
import { between } from './intervals.ts'
import type { Period } from './period.ts'
import { allWords, inside } from './period-words.ts'
import { readDate } from './read-date.ts'
import { readPoint } from './read-point.ts'
import { past, type Rule, type RuleRead, type Words } from './rule.ts'
import { afterwards, ago, endingIn, lastSpan, ofLast } from './spans.ts'
import { withoutCorrected } from './without-corrected.ts'

/** A period with what is left of the text without it. */
export interface PeriodRead {
  readonly period?: Period
  readonly rest: string
  /** The words that it was read from. */
  readonly taken?: string
}

/** The period that a plain question names, in English and the first words of seven other languages. */
export function readPeriod(plain: string): PeriodRead {
  const said = apart(plain).split(' ')
  const meant = withoutCorrected(said, timeAt)
  const left = meant.length < said.length ? firstOf(meant.slice(0, MOST_WORDS)) : undefined
  const all = left === undefined ? said : meant
  const found = left ?? firstOf(all.slice(0, MOST_WORDS))
  if (found === undefined) return { rest: plain }
  return {
    period: found.period,
    rest: [...all.slice(0, found.at), ...all.slice(found.next)].join(' '),
    taken: all.slice(found.at, found.next).join(' '),
  }
}

const MOST_WORDS = 120

const firstOf = (words: Words): (RuleRead & { at: number }) | undefined =>
  rules.reduce<(RuleRead & { at: number }) | undefined>(
    (before, rule) => before ?? firstBy(rule, words),
    undefined,
  )

/** The time that stands at a word. */
const timeAt: Rule = (words, at) =>
  rules.reduce<RuleRead | undefined>((before, rule) => before ?? rule(words, at), undefined)

/** "Mid-2021" and "2015-now" are two words. */
const apart = (plain: string): string =>
  plain
    .replace(/(?<![^ ])(early|mid|late|end|start)-(?=\d|\p{L}{3})/gu, '$1 ')
    .replace(/(?<![^ ])((?:19|20)\d\d)-(?=(?:now|today|present|date)(?![^ ]))/g, '$1 to ')

/** What stands before a time that is not asked for: it stays in the text, as a time that was not read. */
const leftOut =
  /(?<![^ ])(?:except|excepting|excluding|without|besides|bar|sans|not counting|not including|leaving out|leave out|apart from|aside from|other than|but not)(?: (?:for|the|those|of|in|from|month|months|year|years))*$/

/** The time may have been read from the "from" of "apart from" on. */
const isLeftOut = (words: Words, at: number): boolean =>
  [at, at + 1].some((until) => leftOut.test(words.slice(Math.max(0, at - 6), until).join(' ')))

function firstBy(rule: Rule, words: Words): (RuleRead & { at: number }) | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const found = rule(words, at)
    if (found !== undefined && !isLeftOut(words, at)) return { at, ...found }
  }
  return undefined
}

const always: Rule = (words, at) => {
  const phrase = allWords.find((one) => one.split(' ').every((word, offset) => words[at + offset] === word))
  return phrase === undefined ? undefined : { period: {}, next: at + phrase.split(' ').length }
}

/** What makes a length of time the one that is asked about: "has it ever been higher in the last five years". */
const opensSpan = /^(?:in|over|during|within|for|throughout|across|through|since|inside|of|these|those)$/

/** "The dearest ever", in any place: a length of time that nothing opens is not the one asked about. */
const ever: Rule = (words, at) => {
  const isSaid = words[at] === 'ever' || (words[at] === 'all' && words[at + 1] === 'time')
  if (!isSaid || /^(?:than|since|so|after)$/.test(words[at + 1] ?? '')) return undefined
  if (/^(?:as|hardly|for|if)$/.test(words[at - 1] ?? '')) return undefined
  const isOpened = words.some((word, from) => {
    const next = /^(?:the|these|those|my)$/.test(words[from + 1] ?? '') ? from + 2 : from + 1
    return opensSpan.test(word) && (lastSpan(words, next) ?? ofLast(words, next)) !== undefined
  })
  return isOpened || firstBy(dated, words) !== undefined
    ? undefined
    : { period: {}, next: at + (words[at] === 'ever' ? 1 : 2) }
}

const wholeTime =
  /^(?:(?:over|during|for|in|throughout|across|through|all|take|only) )*(?:of |the |whole |entire |full |all )*(?:calendar )?(?:year|decade|month|period)(?: of)?(?: the)? (?=[^ ])/

const dated: Rule = (words, at) => {
  const from = past(words, at, wholeTime)
  const whole = from > at ? readDate(words, from, true) : undefined
  if (whole !== undefined) return { period: { start: whole.start, end: whole.end }, next: whole.next }
  const opened = inside.has(words[at] ?? '')
  const edged =
    /^(?:early|mid|middle|late|end|start|beginning|close)$/.test(words[at] ?? '') &&
    readPoint(words, at)?.date
  const date = edged || readDate(words, opened ? at + 1 : at, opened)
  return date === undefined ? undefined : { period: { start: date.start, end: date.end }, next: date.next }
}

/** "March last year" is no year up to now. */
const ofOtherYear: Rule = (words, at) => {
  const date = readDate(words, inside.has(words[at] ?? '') ? at + 1 : at, true)
  return date?.start.includes('~')
    ? { period: { start: date.start, end: date.end }, next: date.next }
    : undefined
}

/** A month that is called by nothing else is a date wherever it stands. */
const monthAlone: Rule = (words, at) => {
  if (/^(?:march|may|mars|mai|mei|mayo|marco|abril|avril|machi)$/.test(words[at] ?? '')) return undefined
  // "The December futures contract" is of no price in December.
  if (
    /^(?:futures?|contracts?|delivery|options?|rains?|crop|harvest|sowing|season)$/.test(
      words[at + 1] ?? '',
    ) ||
    words.includes('futures')
  )
    return undefined
  const date = (words[at] ?? '').length > 3 ? readDate(words, at, true) : undefined
  return date?.start.startsWith('--')
    ? { period: { start: date.start, end: date.end }, next: date.next }
    : undefined
}

const rules: readonly Rule[] = [
  endingIn,
  between,
  ofOtherYear,
  afterwards,
  ago,
  halfOpen,
  postposedOpen,
  ever,
  lastSpan,
  dated,
  always,
  ofLast,
  monthAlone,
]
