import { addMonths, type Month } from '../../months.ts'
import { remembered } from '../../remembered.ts'
import { currencyOfWord, unitOfWord } from '../find-units.ts'
import { COMMODITY } from '../quantities/measures.ts'
import { slips } from '../spoken/spelling.ts'
import type { YearlessMonth } from './period.ts'
import { monthOfName, numberOfWord } from './period-words.ts'
import { past } from './rule.ts'

/** The first and the last month of a date, which may be a year or a quarter, and the first word after it. */
export interface DateRead {
  readonly start: Month | YearlessMonth
  readonly end: Month | YearlessMonth
  readonly next: number
}

const two = (month: number): string => String(month).padStart(2, '0')
const ordinals = ['first', 'second', 'third', 'fourth']
const shortOrdinals = ['1st', '2nd', '3rd', '4th']
/** Nobody has prices of earlier years, but whoever asks for them means a year. */
const year = /^(?:1[5-9]|20)\d\d$/
/** Decades as they are called: the nineties are those of the last century. */
const decades: Readonly<Record<string, string>> = {
  sixties: '1960',
  seventies: '1970',
  eighties: '1980',
  nineties: '1990',
}

/**
 * The date that begins at a word: "March 2022", "15 June 2022", "03/2022", "2022-04", "Q3 2023", "first quarter of
 * 2024", "2008", "marhc 2022"; a month alone where a word before it says that a date comes.
 *
 * @param isAnnounced a word such as "in" or "since" stands before it
 */
export function readDate(words: readonly string[], at: number, isAnnounced: boolean): DateRead | undefined {
  return (
    monthAndYear(words, at, isAnnounced) ??
    numeric(words, at) ??
    part(words, at) ??
    someMonths(words, at) ??
    decade(words, at) ??
    season(words, at) ??
    wholeYear(words, at, isAnnounced)
  )
}

function monthAndYear(words: readonly string[], at: number, isAnnounced: boolean): DateRead | undefined {
  // A day says no more than its month: prices are of months.
  const behind = /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[at] ?? '') ? past(words, at + 1, /^of(?= |$)/) : at
  const from = monthIn(words[behind]) !== undefined ? behind : at
  const month = monthIn(words[from])
  if (month === undefined) return undefined
  const next = past(words, from + 1, /^(?:(?:of|de|del|do|du|in|the|year|-) )+(?=(?:19|20)\d\d)/)
  const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(words[next] ?? '') && year.test(words[next + 1] ?? '') ? 1 : 0
  const said = words[next + day] ?? ''
  if (year.test(said)) return one(`${said}-${two(month)}`, next + day + 1)
  const back = /^(?:(?:of|in) )?(?:the )?(last|past|previous|this) (?:year|yr)(?= |$)/
  const ofYear = back.exec(words.slice(from + 1, from + 5).join(' '))
  if (ofYear !== null)
    return one(`--${two(month)}~${ofYear[1] === 'this' ? 0 : 1}`, past(words, from + 1, back))
  const named = words[from] ?? ''
  // "In Mars" is no month.
  const isPlanet = named === 'mars' && words[from - 1] === 'in'
  // "21 June" says that a date comes, "10 may be" does not.
  const isOfDay =
    from > at && !/^(?:be|have|not|i|you|we|he|she|it|they|cost|need)$/.test(words[from + 1] ?? '')
  return (isAnnounced || isOfDay) && !isPlanet && named.length > 2 && monthOfName.has(named)
    ? one(`--${two(month)}`, from + 1)
    : undefined
}

function numeric(words: readonly string[], at: number): DateRead | undefined {
  const word = words[at] ?? ''
  const iso = /^((?:19|20)\d\d)[-m.](0?[1-9]|1[0-2])(?:-\d{1,2})?$/.exec(word)
  if (iso !== null) return one(`${iso[1]}-${two(Number(iso[2]))}`, at + 1)
  const written = /^(?:\d{1,2}[.-])?(0?[1-9]|1[0-2])[.-]((?:19|20)\d\d)$/.exec(word)
  if (written !== null) return one(`${written[2]}-${two(Number(written[1]))}`, at + 1)
  // "03/2022", "2022/03" and "15/03/2022": a stroke is a word of its own by now.
  const coming = words.slice(at, at + 5).join(' ')
  const stroked = /^(?:(?:0?[1-9]|[12]\d|3[01]) \/ )?(0?[1-9]|1[0-2]) \/ ((?:19|20)\d\d)(?! ?\/)/.exec(coming)
  if (stroked !== null)
    return one(`${stroked[2]}-${two(Number(stroked[1]))}`, at + stroked[0].split(' ').length)
  const turned = /^((?:19|20)\d\d) \/ (0?[1-9]|1[0-2])(?= |$)/.exec(coming)
  if (turned !== null) return one(`${turned[1]}-${two(Number(turned[2]))}`, at + 3)
  const spaced = /^(0[1-9]|1[0-2]) ((?:19|20)\d\d)(?= |$)/.exec(coming)
  return spaced === null ? undefined : one(`${spaced[2]}-${spaced[1]}`, at + 2)
}

const isOfYear = (words: readonly string[], at: number): boolean =>
  year.test(words[past(words, at, /^(?:(?:of|in|de|the|year) )+(?=(?:19|20)\d\d)/)] ?? '')

/** Quarters and halves of a year. */
function part(words: readonly string[], at: number): DateRead | undefined {
  const short = /^(?:q([1-4])|h([12])|([1-4])q)$/.exec(words[at] ?? '')
  const word = words[at] ?? ''
  const length = words[at + 1] === 'quarter' ? 3 : words[at + 1] === 'half' ? 6 : 0
  // "The last quarter of 2024": without its year it is another.
  const isLast = length > 0 && /^(?:last|final)$/.test(word) && isOfYear(words, at + 2)
  const ordinal = isLast ? 12 / length - 1 : Math.max(ordinals.indexOf(word), shortOrdinals.indexOf(word))
  const index = short === null ? ordinal : Number(short[1] ?? short[2] ?? short[3]) - 1
  const months = short === null ? length : short[2] === undefined ? 3 : 6
  if (index < 0 || months === 0 || (index + 1) * months > 12) return undefined
  const after = at + (short === null ? 2 : 1)
  const next = past(words, after, /^(?:(?:of|in|de|the|year) )+(?=(?:19|20)\d\d)/)
  const said = words[next] ?? ''
  if (!year.test(said)) {
    const ofYear = past(words, after, /^(?:of |in )?(?:the )?(?:last|previous|this) year(?= |$)/)
    const back = words[ofYear - 2] === 'this' ? '~0' : ofYear > after ? '~1' : ''
    const isOfOther = length > 0 && ofYear === after
    return isOfOther
      ? undefined
      : {
          start: `--${two(index * months + 1)}${back}`,
          end: `--${two((index + 1) * months)}${back}`,
          next: ofYear,
        }
  }
  return {
    start: `${said}-${two(index * months + 1)}`,
    end: `${said}-${two((index + 1) * months)}`,
    next: next + 1,
  }
}

/** "The first six months of 2025", "the last quarter of 2023" has its own rule. */
function someMonths(words: readonly string[], at: number): DateRead | undefined {
  const from = words[at] === 'the' ? at + 1 : at
  const count = Number(numberOfWord.get(words[from + 1] ?? '') ?? words[from + 1])
  const isFirst = words[from] === 'first'
  if ((!isFirst && words[from] !== 'last') || words[from + 2] !== 'months' || !(count >= 1 && count <= 11))
    return undefined
  const next = past(words, from + 3, /^(?:(?:of|in|the|year) )+(?=(?:19|20)\d\d)/)
  const said = words[next] ?? ''
  if (!year.test(said)) return undefined
  const [start, end] = isFirst ? [1, count] : [13 - count, 12]
  return { start: `${said}-${two(start)}`, end: `${said}-${two(end)}`, next: next + 1 }
}

/**
 * The northern spring, summer and autumn of a year, as its months, or "last winter" and the like: whatever is told of
 * them names these.
 */
function season(words: readonly string[], at: number): DateRead | undefined {
  const isLast = /^(?:last|past|previous|this)$/.test(words[at] ?? '')
  const newest = isLast ? northern[words[at + 1] ?? ''] : undefined
  if (newest !== undefined)
    return { start: `--${two(newest)}`, end: `--${two(((newest + 1) % 12) + 1)}`, next: at + 2 }
  const first = northern[words[at] ?? '']
  const next = ['of', 'in'].includes(words[at + 1] ?? '') ? at + 2 : at + 1
  const said = words[next] ?? ''
  const start: Month = `${said}-${two(first ?? 1)}`
  return first === undefined || !year.test(said)
    ? undefined
    : { start, end: addMonths(start, 2), next: next + 1 }
}

const northern: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 }

/** "The nineties", "the eighties". */
function decade(words: readonly string[], at: number): DateRead | undefined {
  const from = words[at] === 'the' ? at + 1 : at
  const short = /^([6-9]0)s$/.exec(words[from] ?? '')?.[1]
  const start = decades[words[from] ?? ''] ?? (short !== undefined && from > at ? `19${short}` : undefined)
  return start === undefined
    ? undefined
    : { start: `${start}-01`, end: `${Number(start) + 9}-12`, next: from + 1 }
}

/** "In rand": the money that a price is to be told in. */
const isToldIn = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'in' && currencyOfWord(words[at + 1] ?? '') !== undefined)

const statistic =
  /^(?:highest|lowest|dearest|cheapest|average|averaged|avg|mean|peak|max|maximum|min|minimum|high|low|changed?|moved?)$/

/** A year alone, where it is no amount of anything and nobody says that it is money. */
function wholeYear(words: readonly string[], at: number, isAnnounced: boolean): DateRead | undefined {
  const word = /^(?:1[5-9]|20)\d\d$/.exec((words[at] ?? '').replace(/s$/, ''))?.[0]
  if (word === undefined) return undefined
  const [before, after = ''] = [words[at - 1] ?? '', words[at + 1] ?? '']
  // "In USD 2024": what it is told in, and then when.
  const isTold = /^(?:in|into)$/.test(words[at - 2] ?? '') && !/[05]0$/.test(word)
  // "In 2024 per pound", "in rand 2024 a bag", "cheapest 2024 a quintal": what is dated has its unit behind it.
  const isDated =
    /^(?:per|an?|each|\/)$/.test(after) &&
    (/^(?:in|during|since|year|until|till|throughout|for)$/.test(before) ||
      (isTold && currencyOfWord(before) !== undefined) ||
      (!/[05]0$/.test(word) && before === COMMODITY && isToldIn(words)) ||
      (!/[05]0$/.test(word) && words.slice(Math.max(0, at - 4), at).some((one) => statistic.test(one))))
  const isAmount =
    unitOfWord(after) !== undefined ||
    /^(?:per|an?|each|usd|eur|gbp|kes|inr|dollars?|euros?|shillings?|rupees?|rand|ha|hectares?|acres?|litres?|gallons?|%|\/)$/.test(
      after,
    )
  const isMoney =
    /^(?:\$|€|£|₹|usd|eur|gbp|kes|ksh|inr|rs|costs?|costing|spent|spend|spending|paid|pay|price|at|for|is|was|were|yield|revenue|profit|seed|fertili.*|spray|labour|total)$/.test(
      before,
    )
  if (isAmount && !isDated) return undefined
  if (isMoney && !isTold && !isAnnouncedYear(before, isAnnounced)) return undefined
  if (!isAnnounced && !/^(?:19[5-9]|20[0-4])/.test(word)) return undefined
  const end = (words[at] ?? '').endsWith('s') && word.endsWith('0') ? String(Number(word) + 9) : word
  return { start: `${word}-01`, end: `${end}-12`, next: at + 1 }
}

/** "for 2022" and "price 2022" name a year; "cost 2000" and "at 2000" do not. */
const isAnnouncedYear = (before: string, isAnnounced: boolean): boolean =>
  before === 'price' || before === 'was' || before === 'were' || (isAnnounced && before === 'for')

const one = (month: Month | YearlessMonth, next: number): DateRead => ({ start: month, end: month, next })

/** The month that a word names, one slip forgiven in a long one. */
function monthIn(word = ''): number | undefined {
  const known = monthOfName.get(word)
  return known !== undefined || word.length < 5 ? known : misspeltMonth(word)
}

const misspeltMonth = remembered((word: string): number | undefined => {
  const near = [...monthOfName].filter(
    ([name]) => name.length >= 5 && name[0] === word[0] && slips(word, name, 1) <= 1,
  )
  const months = new Set(near.map(([, month]) => month))
  return months.size === 1 ? [...months][0] : undefined
})
