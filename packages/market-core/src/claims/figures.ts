import type { PriceUnit } from '../mass.ts'
import { type NumberPart, parseSpokenNumber } from '../reader/numbers/spoken-number.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './text/tokens.ts'
import type { WordListName } from './text/word-lists.ts'

export interface Figure {
  /** Index of the first and last token. */
  readonly from: number
  readonly to: number
  /** NaN for an unreadable number. */
  readonly value: number
  /** True if a currency or money sign is beside the number. */
  readonly money: boolean
  readonly percent: boolean
  /** True for a price per sale unit: "2,950 a bag", "45/kg". */
  readonly perUnit: boolean
  /** ISO 4217 code, if a sign or code is beside the number. */
  readonly currency?: string | undefined
  /** `unit` is a mass or bag unit of the number ("50 kg"); `per` is a reference unit ("198/t"). */
  readonly unit?: PriceUnit | undefined
  readonly per?: PriceUnit | undefined
  /** True if the number counts no noun. */
  readonly bare: boolean
  /** Adjacent nouns that the number may count: "40 bags", "magunia yako 40". */
  readonly counts: readonly string[]
}

const on = (token: Token | undefined, list: WordListName): boolean => token?.lists.has(list) ?? false
const isSign = (token: Token | undefined, signs: string): boolean =>
  token !== undefined && signs.includes(token.text)
const isWord = (token: Token | undefined): boolean => token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)
const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (token.value !== undefined || on(token, 'number'))

/** Finds the numbers of a sentence, in order. A dash or a short word separates two numbers. */
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

/** Index at which a number continues. Number words may have an "and": "elfu nne na mia tano". */
function behind(tokens: readonly Token[], to: number): number | undefined {
  const isSpoken = (at: number) => tokens[at]?.value === undefined && isFigure(tokens[at])
  const next = isSpoken(to) && on(tokens[to + 1], 'and') && isSpoken(to + 2) ? to + 2 : to + 1
  return isFigure(tokens[next]) && tokens[next]?.clause === tokens[to]?.clause ? next : undefined
}

function isRange(tokens: readonly Token[], one: Figure, next: Figure): boolean {
  const between = tokens.slice(one.to + 1, next.from)
  return between.length === 1 && (on(between[0], 'range') || isSign(between[0], '-'))
}

/** "From 20 to 30 %" gives both numbers the unit. */
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

/** "9 of my 60 sheep" gives both numbers the noun. */
function sharePart(tokens: readonly Token[], figures: Figure[], n: number): void {
  const [one, whole] = [figures[n - 1], figures[n]]
  const between = tokens.slice((one?.to ?? 0) + 1, whole?.from)
  if (one === undefined || whole === undefined || between.length === 0 || between.length > 3) return
  if (between.every((token) => isWord(token) && !isNoun(token)))
    figures[n - 1] = { ...one, counts: [...one.counts, ...whole.counts] }
}

function figureAt(tokens: readonly Token[], from: number, to: number): Figure {
  const [before, after, behind] = [tokens[from - 1], tokens[to + 1], tokens[to + 2]]
  // Letters joined to digits form a name: "H614".
  const isGlued = isWord(before) && before?.end === tokens[from]?.start
  const sameClause = after?.clause === tokens[to]?.clause
  // "جم" is both "gram" and "pound"; gram wins.
  const isMoney = (token: Token | undefined) => on(token, 'money') && !on(token, 'doseUnit')
  const afterSign = isSign(before, '.') ? tokens[from - 2] : before
  const money =
    isMoney(afterSign) ||
    isMoney(after) ||
    (isMoney(behind) && !isFigure(after) && !isSign(after, '.;,')) ||
    isSlashes(tokens, to)
  let next = to + 1
  while (isMoney(tokens[next])) next += 1
  // "4 for a kilo" is a price per kilo.
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

/** Words from these lists end the search for a counted noun. */
const ends = ['link', 'per', 'price', 'now', 'comingTime', 'market'] as const

/** "Shillings" and "rupees" give no code, because several countries use them. */
function codeOf(token: Token | undefined): string | undefined {
  const code = token?.entries.find(({ list, value }) => list === 'money' && value !== '')?.value
  const text = token?.text ?? ''
  return code?.toLowerCase() === text || /^(?:[ktu]shs?|[^a-z]+)$/.test(text) ? code : undefined
}

/** Returns the mass unit or bag that a word names. */
export const findMassUnit = (token: Token | undefined): PriceUnit | undefined =>
  token?.entries.find(({ list, value }) => list === 'saleUnit' && value !== '')?.value as
    | PriceUnit
    | undefined

/** The nearest noun on either side, unless another number counts that noun. */
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

const isSlashes = (tokens: readonly Token[], to: number): boolean =>
  isSign(tokens[to + 1], '/') && isSign(tokens[to + 2], '=-')

const isYear = (token: Token | undefined): boolean => /^(?:19[5-9]|20[0-9])\d$/.test(token?.text ?? '')

/** Parses number words with the question reader. */
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
