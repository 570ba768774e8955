import { weekdaysNamed } from './day-names.ts'

/** An end of some days that follow one another: a day counted from today, or one of the week from Sunday, 0. */
export type EndOfDays = { readonly ahead: number } | { readonly weekday: number }

/** Days that follow one another, from the one to the other. */
export interface Through {
  readonly from: EndOfDays
  readonly to: EndOfDays
}

const day =
  '(?:(?:this|next|the|coming|on) )?(now|today|tonight|tomorrow|sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday)(?: (?:morning|afternoon|evening|night))?'
const to = '(?:to|till|until|through|thru|up to|upto|-|a|ate|hasta|al|hadi|mpaka|se|tak|إلى|الى|حتى|ل)'
const between = new RegExp(`(?<![^ ])between ${day} (?:and|to|et|y|e|na|aur|و) ${day}(?![^ ])`)
const fromTo = new RegExp(`(?<![^ ])${day} ${to} ${day}(?![^ ])`)

/**
 * "Between now and Wednesday", "Saturday to Monday": the two ends of days that follow one another; undefined where days
 * are named one by one.
 *
 * @param plain as `plainText` makes it
 */
export function throughOf(plain: string): Through | undefined {
  const [, first, last] = between.exec(plain) ?? fromTo.exec(plain) ?? []
  const [from, until] = [endOf(first), endOf(last)]
  return from === undefined || until === undefined ? undefined : { from, to: until }
}

function endOf(word: string | undefined): EndOfDays | undefined {
  if (word === undefined) return undefined
  if (word === 'tomorrow') return { ahead: 1 }
  if (/^(?:now|today|tonight)$/.test(word)) return { ahead: 0 }
  // "Sun" is a day where another day stands beside it.
  const [weekday] = weekdaysNamed(`on ${word}`)
  return weekday === undefined ? undefined : { weekday }
}

/**
 * The days of it, counted from today.
 *
 * @param todays weekday, from Sunday, 0
 */
export function daysThrough({ from, to: until }: Through, todays: number): number[] {
  const first = 'ahead' in from ? from.ahead : (from.weekday - todays + 7) % 7
  const end = 'ahead' in until ? until.ahead : (until.weekday - todays + 7) % 7
  // "Until Wednesday" on a Wednesday is until the next, and "Friday to Monday" ends behind its beginning.
  const last = end <= first ? end + 7 : end
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
