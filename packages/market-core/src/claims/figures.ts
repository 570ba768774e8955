import type { Sentence } from './sentence.ts'
import type { Token } from './text/tokens.ts'
import type { WordList } from './text/word-lists.ts'

/** A figure of a sentence: in digits of any script or in words, with what stands beside it. */
export interface Figure {
  /** Its first and last token. */
  readonly from: number
  readonly to: number
  /** NaN where it is not read. */
  readonly value: number
  /** A currency or a sign of money stands beside it. */
  readonly money: boolean
  readonly percent: boolean
  /** A unit of sale is what it is per: "2,950 a bag", "45/kg". */
  readonly perUnit: boolean
  /** Nothing that it counts stands behind it. */
  readonly bare: boolean
  /** Words that it may count, on both sides: "40 bags", "magunia yako 40". */
  readonly counts: readonly string[]
}

const on = (token: Token | undefined, list: WordList): boolean => token?.lists.has(list) ?? false
const isSign = (token: Token | undefined, signs: string): boolean =>
  token !== undefined && signs.includes(token.text)
const isWord = (token: Token | undefined): boolean => token !== undefined && /^[\p{L}\p{M}]/u.test(token.text)
const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (token.value !== undefined || on(token, 'number'))

/** All figures of a sentence in order; those with nothing but a dash or a little word between them are each one. */
export function figuresOf({ tokens }: Sentence): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isFigure(tokens[at])) continue
    let to = at
    while (isFigure(tokens[to + 1]) && tokens[to + 1]?.clause === tokens[at]?.clause) to += 1
    figures.push(figureAt(tokens, at, to))
    at = to
  }
  for (let n = 1; n < figures.length; n += 1) shareRange(tokens, figures, n)
  for (let n = figures.length - 1; n > 0; n -= 1) shareRange(tokens, figures, n)
  return figures
}

/** Nothing but a dash or a "to" stands between them. */
function isRange(tokens: readonly Token[], one: Figure, next: Figure): boolean {
  const between = tokens.slice(one.to + 1, next.from)
  return between.length === 1 && (on(between[0], 'range') || isSign(between[0], '-'))
}

/** "From 20 to 30 %": figures of a range share what is said of one of them. */
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

function figureAt(tokens: readonly Token[], from: number, to: number): Figure {
  const [before, after, behind] = [tokens[from - 1], tokens[to + 1], tokens[to + 2]]
  const sameClause = after?.clause === tokens[to]?.clause
  const isMoney = (token: Token | undefined) => on(token, 'money')
  const afterSign = isSign(before, '.') ? tokens[from - 2] : before
  const money =
    isMoney(afterSign) ||
    isMoney(after) ||
    (isMoney(behind) && !isFigure(after) && !isSign(after, '.;,')) ||
    isSlashes(tokens, to)
  let next = to + 1
  while (isMoney(tokens[next])) next += 1
  const perUnit =
    (on(tokens[next], 'per') &&
      !isFigure(tokens[next]) &&
      [1, 2, 3].some((n) => on(tokens[next + n], 'saleUnit') && !isFigure(tokens[next + n - 1]))) ||
    (money && on(tokens[next], 'saleUnit'))
  return {
    from,
    to,
    value: valueIn(tokens.slice(from, to + 1)),
    money,
    percent: isSign(after, '%') || on(after, 'percent') || on(before, 'percent'),
    perUnit: perUnit && !on(before, 'measure'),
    bare:
      !on(before, 'measure') &&
      !isYear(tokens[from]) &&
      !on(before, 'months') &&
      (!sameClause || !isWord(after) || on(after, 'link') || on(after, 'per')),
    counts: countedBy(tokens, from, to),
  }
}

/** The nearest noun on either side: behind it first, and none that another figure counts. */
function countedBy(tokens: readonly Token[], from: number, to: number): string[] {
  const places = [isNoun(tokens[to + 1]) ? to + 1 : to + 2, isNoun(tokens[from - 1]) ? from - 1 : from - 2]
  return places.flatMap((at) => {
    const isOthers = at < from && isFigure(tokens[at - 1])
    return isNoun(tokens[at]) && !isOthers && tokens[at]?.clause === tokens[from]?.clause
      ? [tokens[at]?.text ?? '']
      : []
  })
}

const little = ['common', 'link', 'range', 'per', 'yours', 'you', 'number', 'money'] as const
const isNoun = (token: Token | undefined): boolean => isWord(token) && !little.some((list) => on(token, list))

/** "48/=" and "48/-" are shillings. */
const isSlashes = (tokens: readonly Token[], to: number): boolean =>
  isSign(tokens[to + 1], '/') && isSign(tokens[to + 2], '=-')

const isYear = (token: Token | undefined): boolean => /^(?:19[5-9]|20[0-9])\d$/.test(token?.text ?? '')

/** "3 thousand" is 3,000; other figures of several words are not read. */
function valueIn(tokens: readonly Token[]): number {
  const values = tokens.map(({ value, entries }) => {
    const word = entries.find(({ list }) => list === 'number')
    return value ?? (word?.value ? Number(word.value) : Number.NaN)
  })
  return values.reduce((left, value) => (value >= 100 && left < value ? left * value : left + value))
}
