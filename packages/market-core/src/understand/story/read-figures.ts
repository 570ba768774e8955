import { readCurrency } from '../quantities/measures.ts'
import type { StoryFigure, Unit } from './story.ts'
import { isBreak, isFigure, SENTENCE, storyTokens } from './tokens.ts'
import { isAnything, isContainer, isSame, measureOfWord, singular, unitAt } from './units.ts'
import { isCostItem, isRole } from './words.ts'

type Begun = { -readonly [Key in keyof StoryFigure]: StoryFigure[Key] }

/** A clause of a story: its words and figures, with the sentence that it is in. */
export interface Clause {
  readonly tokens: readonly string[]
  readonly sentence: number
}

/** The clauses of a story, in its order. */
export function clausesOf(text: string): Clause[] {
  const clauses: { tokens: string[]; sentence: number }[] = [{ tokens: [], sentence: 0 }]
  let sentence = 0
  for (const token of storyTokens(text)) {
    if (isBreak(token)) {
      if (token === SENTENCE) sentence += 1
      clauses.push({ tokens: [], sentence })
    } else clauses.at(-1)?.tokens.push(token)
  }
  return clauses.filter(({ tokens }) => tokens.length > 0)
}

/** Every figure of a story, typed by the words beside it; years and the like are none. */
export function readFigures(clauses: readonly Clause[]): StoryFigure[] {
  return clauses.flatMap(({ tokens, sentence }, clause) => figuresIn(tokens, clause, sentence))
}

function figuresIn(words: readonly string[], clause: number, sentence: number): StoryFigure[] {
  const found: { figure: Begun; from: number; next: number }[] = []
  for (let at = 0; at < words.length; ) {
    const one = isYear(words, at) ? undefined : figureAt(words, at)
    if (one === undefined) {
      at += 1
      continue
    }
    const { next, holder } = one
    const last = found.at(-1)
    // "60 bags maize 90 kg", "bags of 90 kg": what one of them holds.
    const held = holder ? last?.figure : undefined
    if (held?.unit !== undefined && one.figure.unit !== undefined && last !== undefined) {
      held.unit = { ...held.unit, holds: { value: one.figure.value, unit: one.figure.unit } }
      held.per = [...held.per, ...one.figure.per]
      last.next = next
    } else if (isMoreOf(words, one, last?.figure)) {
      const unit = found.findLast(({ figure }) => figure.unit !== undefined)?.figure
      const more =
        unit?.unit === undefined
          ? {}
          : { unit: unit.unit, ...(unit.said !== undefined && { said: unit.said }) }
      found.push({ figure: { ...one.figure, ...more, clause, sentence }, from: one.from, next })
    } else found.push({ figure: { ...one.figure, clause, sentence }, from: one.from, next })
    at = next
  }
  // "20 hens, per hen 1000": no amount is for each of itself, so it is the price behind it that is.
  for (const [index, { figure }] of found.entries()) {
    const { unit } = figure
    const own = unit === undefined ? undefined : figure.per.find((per) => isSame(per, unit))
    const price = found[index + 1]?.figure
    if (own === undefined || unit?.kind !== 'thing' || price === undefined) continue
    figure.per = figure.per.filter((per) => per !== own)
    price.per = [...price.per, own]
  }
  const edges = [...found.map(({ from }) => from), words.length]
  const said = words.filter((_, at) => !found.some(({ from, next }) => at >= from && at < next))
  return found.map(({ figure, from, next }, index) => ({
    ...figure,
    ...subjectOf(words, found[index - 1]?.next ?? 0, from, figure),
    before: words.slice(found[index - 1]?.next ?? 0, from).reverse(),
    after: words.slice(next, edges[index + 1]),
    words: said,
    earlier: words
      .slice(0, from)
      .filter((_, at) => !found.some((one) => at >= one.from && at < one.next))
      .reverse(),
  }))
}

/** "Sold 20 bags at 3000 and 30 at 3400": a bare number before a price counts what was counted before it. */
const isMoreOf = (
  words: readonly string[],
  { figure, next }: { figure: { unit?: Unit; currency?: string }; next: number },
  last: Begun | undefined,
): boolean =>
  figure.unit === undefined &&
  figure.currency === undefined &&
  last !== undefined &&
  /^(?:at|@)$/.test(words[next] ?? '') &&
  (isFigure(words[next + 1]) || readCurrency(words, next + 1) !== undefined)

/** "In 2023", "between 2019 and 2021" are no amounts; "at 2000" and "2000 kg" are. */
const isYear = (words: readonly string[], at: number): boolean =>
  /^(?:19[5-9]|20[0-3])\d$/.test(words[at] ?? '') &&
  unitAt(words, at + 1, true) === undefined &&
  !/^(?:an?|per|each|every|\/|apiece)$/.test(words[at + 1] ?? '') &&
  !isRole(words[at + 1] ?? '') &&
  readCurrency(words, at + 1) === undefined &&
  readCurrency(words, at - 1) === undefined &&
  (words[at - 1] === undefined || isTimeWord(words[at - 1] ?? ''))

const isTimeWord = (word: string): boolean =>
  /^(?:in|since|during|season|year|by|until|between|and|from|to|of|than|vs|versus|through|till|before|after)$/.test(
    word,
  ) || /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(word)

function figureAt(
  words: readonly string[],
  at: number,
): { figure: Omit<Begun, 'clause' | 'sentence'>; from: number; next: number; holder: boolean } | undefined {
  const coin = readCurrency(words, at)
  const from = coin !== undefined && isFigure(words[coin.next]) ? coin.next : at
  if (!isFigure(words[from]) || /^(?:these|those)$/.test(words[from - 1] ?? '')) return undefined
  const value = Number(words[from])
  const empty = { value, per: [], before: [], after: [], words: [], earlier: [] }
  let next = from + 1
  if (
    /^(?:%|percent|pct|pc)$/.test(words[next] ?? '') ||
    (words[next] === 'per' && words[next + 1] === 'cent')
  ) {
    next += words[next] === 'per' ? 2 : 1
    if (words[next] === 'interest') next += 1
    const rated = persAt(words, next)
    return {
      figure: { ...empty, isPercent: true, ...rated.figure },
      from: at,
      next: rated.next,
      holder: false,
    }
  }
  const behind = from === at ? readCurrency(words, next) : undefined
  const money = from === at ? behind : coin
  if (money !== undefined) {
    next = behind?.next ?? next
    const rated = persAt(words, next)
    const own = { ...empty, value: money.cents ? value / 100 : value, currency: money.code, ...rated.figure }
    return { figure: { ...own, ...atSaid(words, at) }, from: at, next: rated.next, holder: false }
  }
  if (words[next] === 'x') next += 1
  const isOfMoney = /^(?:at|@|each)$/.test(words[at - 1] ?? '')
  const of = words[next] === 'of' && !isOfMoney ? named(words, next + 1) : undefined
  if (of?.unit.kind === 'thing' && !/^(?:us|them)$/.test(of.said))
    return {
      figure: { ...empty, unit: of.unit, said: of.said, isOf: true },
      from: at,
      next: of.next,
      holder: false,
    }
  const unit =
    isOfMoney && measureOfWord(words[next] ?? '') === undefined ? undefined : unitAt(words, next, true)
  const isPair =
    unit !== undefined && isContainer(singular(words[unit.next] ?? '')) && unit.unit.kind === 'mass'
  // "a 90 kg bag" is a bag that holds so much.
  if (isPair) {
    const { unit: bag, next: end, said } = unitAt(words, unit.next, true) ?? { ...unit }
    const rated = persAt(words, end)
    const held = { ...bag, holds: { value, unit: unit.unit } }
    return {
      figure: { ...empty, value: 1, unit: held, said, ...rated.figure },
      from: at,
      next: rated.next,
      holder: false,
    }
  }
  const behindUnit = unit === undefined ? next : pastName(words, unit.next)
  const rated = persAt(words, behindUnit)
  const figure = {
    ...empty,
    ...(unit && { unit: unit.unit, said: unit.said }),
    ...rated.figure,
    ...atSaid(words, at),
  }
  return { figure, from: at, next: rated.next, holder: unit !== undefined && isHeld(words, at, unit.unit) }
}

/** "14 litres of milk a day": what it is of stands between. */
function pastName(words: readonly string[], at: number): number {
  const from = words[at] === 'of' ? at + 1 : at
  const name = unitAt(words, from, false)
  if (name === undefined || measureOfWord(words[from] ?? '') !== undefined) return at
  const isRated = /^(?:per|a|an|each|every|\/|daily|weekly|monthly|for|from)$/.test(words[name.next] ?? '')
  return isRated && persAt(words, name.next).next > name.next ? name.next : at
}

/** What is counted in "4 of CAN", which is a fertiliser there. */
const named = (words: readonly string[], at: number) => {
  const word = words[at] ?? ''
  return isCostItem(word)
    ? { unit: { kind: 'thing' as const, name: word, size: 1 }, said: word, next: at + 1 }
    : unitAt(words, at, false)
}

const atSaid = (words: readonly string[], at: number): { at?: true } =>
  /^(?:at|@)$/.test(words[at - 1] ?? '') ? { at: true } : {}

/** Whether the amount is what the container before it holds. */
function isHeld(words: readonly string[], at: number, unit: Unit): boolean {
  if (unit.kind !== 'mass' && unit.kind !== 'volume' && unit.kind !== 'thing') return false
  const of = words[at - 1] === 'of' ? at - 1 : at
  const back = [words[of - 1], of === at || unit.kind !== 'thing' ? words[of - 2] : undefined]
  if (of === at && unit.kind === 'thing') return false
  return back.some((word) => word !== undefined && isContainer(unitAt([word], 0, false)?.unit.name ?? ''))
}

const rates = /^(?:per|a|an|each|every|one|\/|the|to)$/
const again: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}

/** What a figure is for each of: "a day", "per cow per month", "for each animal", "apiece". */
function persAt(words: readonly string[], at: number): { figure: Partial<Begun>; next: number } {
  const per: Unit[] = []
  let each = false
  let next = at
  for (;;) {
    const word = words[next] ?? ''
    const regular = measureOfWord(again[word] ?? '')
    if (regular !== undefined) {
      per.push(regular)
      next += 1
      continue
    }
    const skipped =
      /^(?:for|from|on|in|of)$/.test(word) && /^(?:each|every|a|one)$/.test(words[next + 1] ?? '') ? 1 : 0
    const rate = words[next + skipped] ?? ''
    const from = next + skipped + (rate === 'each' && words[next + skipped + 1] === 'one' ? 0 : 1)
    const sized = heldPer(words, from)
    const unit =
      rates.test(rate) && rate !== 'the' && (rate !== 'to' || /^(?:the|an?)$/.test(words[from] ?? ''))
        ? (sized ?? unitAt(words, rate === 'to' ? from + 1 : from, false))
        : undefined
    if (unit !== undefined && !(skipped > 0 && rate === 'a' && unit.unit.kind !== 'time')) {
      if (isAnything(unit.unit)) each = true
      else per.push(unit.unit)
      next = unit.next
      continue
    }
    if (/^(?:each|apiece)$/.test(rate) && !isFigure(words[next + 1])) {
      each = true
      next += skipped + 1
      continue
    }
    return { figure: { ...(per.length > 0 && { per }), ...(each && { each: true as const }) }, next }
  }
}

/** "Per 90 kg bag". */
function heldPer(words: readonly string[], at: number): { unit: Unit; next: number } | undefined {
  if (!isFigure(words[at])) return undefined
  const mass = measureOfWord(words[at + 1] ?? '')
  const bag = unitAt(words, at + 2, false)
  if (mass === undefined || bag === undefined || !isContainer(bag.unit.name)) return undefined
  return { unit: { ...bag.unit, holds: { value: Number(words[at]), unit: mass } }, next: bag.next }
}

/** "Each cow gives 12 litres a day": what is said of one before the figure. */
function subjectOf(
  words: readonly string[],
  from: number,
  to: number,
  { per, unit, currency }: Begun,
): { per?: readonly Unit[] } {
  for (let at = from; at < to - 1; at += 1) {
    if (!/^(?:each|every|per|one)$/.test(words[at] ?? '')) continue
    const one = unitAt(words, at + 1, false)
    const isRated = one !== undefined && one.next <= to && !isAnything(one.unit)
    if (isRated && (unit !== undefined || currency !== undefined || one.unit.kind !== 'time'))
      return { per: [...per, one.unit] }
  }
  return {}
}
