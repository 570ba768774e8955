import type { PriceUnit } from '../mass.ts'
import { type NumberPart, parseSpokenNumber } from '../reader/numbers/spoken-number.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './text/tokens.ts'
import type { WordList } from './text/word-lists.ts'

/** A number in a sentence: in digits of any script or in words, with its context. */
export interface Figure {
  /** First and last token. */
  readonly from: number
  readonly to: number
  /** NaN if unreadable. */
  readonly value: number
  /** True with a currency or money sign beside it. */
  readonly money: boolean
  readonly percent: boolean
  /** True for a price per unit of sale: "2,950 a bag", "45/kg". */
  readonly perUnit: boolean
  /** ISO code of the currency, if a sign or code gives it. */
  readonly currency?: string | undefined
  /** Unit of the number itself, a mass or a bag ("50 kg"), and its reference unit ("198/t"). */
  readonly unit?: PriceUnit | undefined
  readonly per?: PriceUnit | undefined
  /** True without a counted noun after it. */
  readonly bare: boolean
  /** Nouns that it may count, on either side: "40 bags", "magunia yako 40". */
  readonly counts: readonly string[]
}

const on = (token: Token | undefined, list: WordList): boolean => token?.lists.has(list) ?? false
const isSign = (token: Token | undefined, signs: string): boolean =>
  token !== undefined && signs.includes(token.text)
const isWord = (token: Token | undefined): boolean => token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)
const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (token.value !== undefined || on(token, 'number'))

/** All numbers of a sentence in order. A dash or a short word between two numbers separates them. */
export function findFigures({ tokens }: Pick<Sentence, 'tokens'>): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isFigure(tokens[at])) continue
    let to = at
    for (let next = behind(tokens, to); next !== undefined; next = behind(tokens, to)) to = next
    figures.push(figureAt(tokens, at, to))
    at = to
  }
  for (let n = 1; n < figures.length; n += 1) shareRange(tokens, figures, n)
  for (let n = figures.length - 1; n > 0; n -= 1) {
    shareRange(tokens, figures, n)
    sharePart(tokens, figures, n)
  }
  return figures
}

/** Index of a number that continues after a token, or after "and" between number words: "elfu nne na mia tano". */
function behind(tokens: readonly Token[], to: number): number | undefined {
  const isSpoken = (at: number) => tokens[at]?.value === undefined && isFigure(tokens[at])
  const next = isSpoken(to) && on(tokens[to + 1], 'and') && isSpoken(to + 2) ? to + 2 : to + 1
  return isFigure(tokens[next]) && tokens[next]?.clause === tokens[to]?.clause ? next : undefined
}

/** True if only a dash or "to" stands between two numbers. */
function isRange(tokens: readonly Token[], one: Figure, next: Figure): boolean {
  const between = tokens.slice(one.to + 1, next.from)
  return between.length === 1 && (on(between[0], 'range') || isSign(between[0], '-'))
}

/** "From 20 to 30 %": both ends of a range share their unit. */
function shareRange(tokens: readonly Token[], figures: Figure[], n: number): void {
  const [one, next] = [figures[n - 1], figures[n]]
  if (one === undefined || next === undefined || !isRange(tokens, one, next)) return
  const [money, percent] = [one.money || next.money, one.percent || next.percent]
  const isMeasured = on(tokens[one.from - 1], 'measure')
  figures[n] = { ...next, money, percent, ...(isMeasured && { bare: false, perUnit: false }) }
  figures[n - 1] = {
    ...next,
    from: one.from,
    to: one.to,
    value: one.value,
    bare: one.bare && next.bare,
    money,
    percent,
  }
}

/** "9 of my 60 sheep": the part counts the same noun as the whole. */
function sharePart(tokens: readonly Token[], figures: Figure[], n: number): void {
  const [one, whole] = [figures[n - 1], figures[n]]
  const between = tokens.slice((one?.to ?? 0) + 1, whole?.from)
  if (one === undefined || whole === undefined || between.length === 0 || between.length > 3) return
  if (between.every((token) => isWord(token) && !isNoun(token)))
    figures[n - 1] = { ...one, counts: [...one.counts, ...whole.counts] }
}

function figureAt(tokens: readonly Token[], from: number, to: number): Figure {
  const [before, after, behind] = [tokens[from - 1], tokens[to + 1], tokens[to + 2]]
  // "H614" is a name.
  const isGlued = isWord(before) && before?.end === tokens[from]?.start
  const sameClause = after?.clause === tokens[to]?.clause
  // "جم" means gram before it means pound.
  const isMoney = (token: Token | undefined) => on(token, 'money') && !on(token, 'doseUnit')
  const afterSign = isSign(before, '.') ? tokens[from - 2] : before
  const money =
    isMoney(afterSign) ||
    isMoney(after) ||
    (isMoney(behind) && !isFigure(after) && !isSign(after, '.;,')) ||
    isSlashes(tokens, to)
  let next = to + 1
  while (isMoney(tokens[next])) next += 1
  // "4 for a kilo" is per kilo.
  if (on(tokens[next], 'link') && !on(tokens[next], 'per') && on(tokens[next + 1], 'per')) next += 1
  const isPer = on(tokens[next], 'per') && !isFigure(tokens[next])
  const sold = isPer
    ? [1, 2, 3].map((n) => next + n).find((at) => on(tokens[at], 'saleUnit') && !isFigure(tokens[at - 1]))
    : money && on(tokens[next], 'saleUnit')
      ? next
      : undefined
  return {
    from,
    to,
    value: valueIn(tokens, from, to),
    money,
    percent: isSign(after, '%') || on(after, 'percent') || on(before, 'percent'),
    perUnit: sold !== undefined && !on(before, 'measure'),
    currency: codeOf(afterSign) ?? codeOf(after),
    unit: money || isPer ? undefined : findMassUnit(after),
    per: sold === undefined ? undefined : findMassUnit(tokens[sold]),
    bare:
      !isGlued &&
      !on(before, 'measure') &&
      !isYear(tokens[from]) &&
      !on(before, 'months') &&
      (!sameClause || !isWord(after) || ends.some((list) => on(after, list))),
    counts: sold === undefined ? countedBy(tokens, from, to) : [],
  }
}

/** Lists of words that can follow a number without being what the number counts. */
const ends = ['link', 'per', 'price', 'now', 'comingTime', 'market'] as const

/** "Shillings" and "rupees" belong to several countries. */
function codeOf(token: Token | undefined): string | undefined {
  const code = token?.entries.find(({ list, value }) => list === 'money' && value !== '')?.value
  const text = token?.text ?? ''
  return code?.toLowerCase() === text || /^(?:[ktu]shs?|[^a-z]+)$/.test(text) ? code : undefined
}

/** Unit of mass, or bag, named by a word. */
export const findMassUnit = (token: Token | undefined): PriceUnit | undefined =>
  token?.entries.find(({ list, value }) => list === 'saleUnit' && value !== '')?.value as
    | PriceUnit
    | undefined

/** The nearest noun on either side, the following one first, unless another number counts it. */
function countedBy(tokens: readonly Token[], from: number, to: number): string[] {
  const places = [isNoun(tokens[to + 1]) ? to + 1 : to + 2, isNoun(tokens[from - 1]) ? from - 1 : from - 2]
  return places.flatMap((at) => {
    const isOthers = at < from && isFigure(tokens[at - 1])
    return isNoun(tokens[at]) && !isOthers && tokens[at]?.clause === tokens[from]?.clause
      ? [tokens[at]?.text ?? '']
      : []
  })
}

const little = ['common', 'link', 'range', 'per', 'you', 'number', 'money'] as const
const isNoun = (token: Token | undefined): boolean => isWord(token) && !little.some((list) => on(token, list))

/** "48/=" and "48/-" are shillings. */
const isSlashes = (tokens: readonly Token[], to: number): boolean =>
  isSign(tokens[to + 1], '/') && isSign(tokens[to + 2], '=-')

const isYear = (token: Token | undefined): boolean => /^(?:19[5-9]|20[0-9])\d$/.test(token?.text ?? '')

/** Value of all tokens together, as parsed by the question reader. */
function valueIn(tokens: readonly Token[], from: number, to: number): number {
  const part = (at: number): NumberPart | undefined => {
    const { value, entries = [] } = tokens[at] ?? {}
    if (value !== undefined) return { value, end: at + 1, isWritten: true }
    const word = entries.find((entry) => entry.list === 'number' && entry.value !== '')
    if (word === undefined) return undefined
    const [, mark, number] = /^([x<]?)(.*)$/.exec(word.value) ?? []
    const times = mark === 'x' ? 'behind' : mark === '<' ? 'before' : undefined
    return { value: Number(number), end: at + word.length, times }
  }
  const joinEnd = (at: number) => (on(tokens[at], 'and') ? at + 1 : undefined)
  const read = parseSpokenNumber({ part, joinEnd }, from)
  return read?.end === to + 1 ? read.value : Number.NaN
}
