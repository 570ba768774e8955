import { addMonths } from '../../months.ts'
import { inYear, type Period } from './period.ts'
import { type DateRead, readDate } from './read-date.ts'
import { type Point, readPoint } from './read-point.ts'
import { past, type Rule, type Words } from './rule.ts'

const opener =
  /^(?:(?:over|during|for|in|throughout|across|through|all) )*(?:the |whole |entire |full )*(?:(?:decade|period|years?|time|span|stretch|months?)(?: of| from| between)? )?(?:between|from|since|starting|beginning|counting|entre|zwischen|de|of|desde|von|kati|out of)?(?: the (?:years|months))?(?= |$)/
const connector =
  /^(?:(?:right |all the way |up |on |and )*(?:to|until|till|til|thru|through|upto|tot|et|bis|und|hasta|ate|hadi|na)(?: the)?|and|y|e|a|-|\/)(?: (?:and )?(?:including|incl|with|until|till|to))*(?= |$)/
/** Languages that put it behind say "April 2022 from April 2024 to", "April 2022 and June 2023 between". */
const postposed = /^(?:since|from|in)(?= |$)/
const closer = /^(?:of )?(?:between|until|till|tak|decade)(?: in)?(?= |$)/

/** "From March 2020 to March 2022", "2015-2020", "2025, January to December", "Feb 2022 till August the next year". */
export const between: Rule = (words, at) => {
  const years = /^((?:19|20)\d\d)-((?:19|20)\d\d|[2-9]\d|1[3-9])$/.exec(words[at] ?? '')
  if (years !== null) {
    const [, first = '', last = ''] = years
    return {
      period: { start: `${first}-01`, end: `${first.slice(0, 4 - last.length)}${last}-12` },
      next: at + 1,
    }
  }
  return (
    yearsInRow(words, at) ??
    monthsInRow(words, at) ??
    withinYear(words, at) ??
    marketingYear(words, at) ??
    fromTo(words, past(words, at, opener), at) ??
    fromTo(words, at, at)
  )
}

function fromTo(words: Words, from: number, at: number) {
  const first = readPoint(words, from)
  if (first?.date === undefined) return undefined
  const isOpened = from > at
  const joined =
    nextOf(words, first.next, connector) ??
    nextOf(words, first.next, postposed) ??
    (first.date.start.startsWith('--') || /^between /.test(words.slice(at, from).join(' ').concat(' '))
      ? first.next
      : undefined)
  if (joined === undefined) return undefined
  const isJoined = joined > first.next
  const second = readPoint(words, joined, first.date)
  if (
    second === undefined ||
    (!isJoined && first.date.start.startsWith('--') && !isOneYear(first.date, second))
  )
    return undefined
  // "In May 2022, and today" are two times: only what was opened goes on to now by "and".
  const isOneMore = /^(?:and|y|e|et|na)$/.test(words.slice(first.next, joined).join(' ')) && !isOpened
  if (second.date === undefined)
    return isOneMore ? undefined : { period: { start: first.date.start }, next: second.next }
  if (!isJoined && !isOpened && second.date.start.startsWith('--')) return undefined
  const { start, end } = ends(first.date, second.date)
  return { period: { start, end } as Period, next: past(words, second.next, closer) }
}

const nextOf = (words: Words, at: number, phrase: RegExp): number | undefined => {
  const next = past(words, at, phrase)
  return next > at ? next : undefined
}

/** "Jan Mar 2022", whose hyphen is gone: two months and a year. */
const isOneYear = (first: DateRead, { date }: Point): boolean =>
  first.start === first.end &&
  first.start.startsWith('--') &&
  date !== undefined &&
  date.start === date.end &&
  !date.start.startsWith('--')

/** "March to June 2022" is of one year, "October to February 2022" began the year before. */
function ends(first: DateRead, second: DateRead): { start: string; end: string } {
  const [start, end] = [first.start, second.end]
  if (!start.startsWith('--') && end.startsWith('--')) {
    const same = inYear(end, Number(start.slice(0, 4)))
    return { start, end: same < start ? addMonths(same, 12) : same }
  }
  if (!start.startsWith('--') || end.startsWith('--'))
    return start > end && !start.startsWith('--') ? { start: second.start, end: first.end } : { start, end }
  const same = inYear(start, Number(end.slice(0, 4)))
  return { start: same > end ? addMonths(same, -12) : same, end }
}

/** "2007, 2008 and 2009" are three years in a row. */
function yearsInRow(words: Words, at: number) {
  const from = past(words, at, /^(?:(?:in|for|of|the|years?) )*(?=(?:19|20)\d\d )/)
  const first = Number(words[from])
  if (!(first >= 1900 && first < 2100)) return undefined
  let [next, last] = [from + 1, first]
  for (;;) {
    const one = past(words, next, /^(?:and |y |e |et |na )?(?=(?:19|20)\d\d(?: |$))/)
    if (Number(words[one]) !== last + 1) break
    ;[next, last] = [one + 1, last + 1]
  }
  return last - first < 2 ? undefined : { period: { start: `${first}-01`, end: `${last}-12` }, next }
}

/** Two months of one year that are set against each other are its ends. */
const setAgainst = /^(?:against|vs|versus|compared (?:to|with))(?= |$)/

/** "2025, January to December", "in 2021 between March and May". */
function withinYear(words: Words, at: number) {
  const year = readDate(words, past(words, at, /^(?:(?:in|of|for|the|whole|year) )*(?=(?:19|20)\d\d)/), true)
  if (year === undefined || year.start.slice(4) !== '-01' || year.end !== `${year.start.slice(0, 4)}-12`)
    return undefined
  const from = past(words, year.next, /^(?:(?:from|between|the|months?|say|i|mean|-) )*/)
  const first = readDate(words, from, true)
  if (first === undefined || !/^--\d\d$/.test(first.start)) return undefined
  const joined = nextOf(words, first.next, connector) ?? nextOf(words, first.next, setAgainst)
  const second = joined === undefined ? undefined : readDate(words, joined, true)
  if (second === undefined || !/^--\d\d$/.test(second.end)) return undefined
  const number = Number(year.start.slice(0, 4))
  return {
    period: { start: inYear(first.start, number), end: inYear(second.end, number) },
    next: second.next,
  }
}

/** "The 2019/20 season", "marketing year 2019 / 2020": from July on, as FAO counts it. */
function marketingYear(words: Words, at: number) {
  const from = past(
    words,
    at,
    /^(?:the )?(?:(?:marketing|crop|harvest|trade) year|season|campaign)(?: of)? (?=(?:19|20)\d\d \/)/,
  )
  const written = /^((?:19|20)\d\d) \/ (\d{2}|(?:19|20)\d\d)(?= |$)(?! \/)/.exec(
    words.slice(from, from + 4).join(' '),
  )
  if (written === null) return undefined
  const year = Number(written[1])
  if (Number(written[2]) % 100 !== (year + 1) % 100) return undefined
  return {
    period: { start: `${year}-07`, end: `${year + 1}-06` },
    next: past(words, from + 3, /^(?:marketing |crop )?(?:season|campaign|year)(?= |$)/),
  }
}

/** "July August and September 2025": three months or more in a row, with the year behind them. */
function monthsInRow(words: Words, at: number) {
  const months: string[] = []
  let next = at
  for (;;) {
    const from = months.length === 0 ? next : past(words, next, /^(?:and |y |e |et |na )?(?=[^ ])/)
    const one = readDate(words.slice(from, from + 1), 0, true)
    if (one === undefined || !/^--\d\d$/.test(one.start) || one.start !== one.end) break
    const number = Number(one.start.slice(2))
    const isNext = months.length === 0 || number === (Number(months.at(-1)?.slice(2)) % 12) + 1
    // "January, April and July 2023" are told with those between.
    if (!isNext && number <= Number(months.at(-1)?.slice(2))) return undefined
    months.push(one.start)
    next = from + 1
  }
  const from = past(words, next, /^(?:of |in )?(?=(?:19|20)\d\d(?: |$))/)
  const year = Number(words[from])
  const [first, last] = [months[0], months.at(-1)]
  if (months.length < 3 || first === undefined || last === undefined || !(year >= 1900 && year < 2100))
    return undefined
  const end = inYear(last, year)
  const start = inYear(first, year)
  return { period: { start: start > end ? addMonths(start, -12) : start, end }, next: from + 1 }
}
