import { unitOfWord } from '../find-units.ts'
import { resultsAsked, unitsAsked } from './asked.ts'
import { partsOf } from './parts/parts.ts'
import { clausesOf, readFigures } from './read-figures.ts'
import type { Placed, Shown, StoryRead, Term } from './story.ts'
import { readBuyers } from './sum/buyers.ts'
import { readChanges } from './sum/changes.ts'
import { labelOf } from './sum/labels.ts'
import { readOffers } from './sum/offers.ts'
import { readPortions } from './sum/portions.ts'
import { differenceOf, type Reckoning, reckon, type Told } from './sum/reckon.ts'
import { lessens, shareOf } from './sum/shares.ts'
import { isContainer, isSame, unitAt } from './units.ts'

/** A farm sum as it was read. */
export interface Story {
  readonly read: StoryRead
  /** It counts things, days or people, takes off or shares, or sets then against now: no sum of a harvest alone. */
  readonly isBeyond: boolean
  /** Money stands in it: with its currency, or as a price of each. */
  readonly isMoney: boolean
  /** Money stands in it that can be nothing else: no dose is asked of. */
  readonly isSure: boolean
  /** How many of things there are: no money, whoever reads it. */
  readonly counts: readonly number[]
  /** What comes in and what goes out, by its words. */
  readonly sides: readonly { readonly value: number; readonly part: 'in' | 'out' }[]
  /** What each figure was taken for, by itself. */
  readonly known: readonly Term[]
  /** Its words ask for a result. */
  readonly isAsked: boolean
}

/**
 * Reads a farm sum in anybody's words: every figure becomes a quantity with its unit and what it does, and the sum
 * follows from them. Undefined for what is no farm story: fewer than two figures, or none of money or of an amount that
 * something is for each of.
 *
 * @param text all that the farmer has told of it, in English words
 * @param isForeign it was told in another language: words that are not known in English say nothing
 */
export function readStory(text: string, isForeign = false): Story | undefined {
  const found = storyIn(text, isForeign)
  return found?.read === undefined ? undefined : { ...found, read: found.read }
}

function storyIn(
  text: string,
  isForeign: boolean,
): (Omit<Story, 'read'> & { readonly read: StoryRead | undefined }) | undefined {
  const clauses = clausesOf(isForeign ? pricedLots(text) : text)
  const typed = readFigures(clauses)
  if (typed.length < 2) return undefined
  const plain = askedIn(clauses.map(({ tokens }) => tokens.join(' ')))
  const asked = resultsAsked(plain)
  const placed = partsOf(typed, asked, isForeign)
  const stated = isForeign ? placed.map(spentFor) : placed
  const all = asked.includes('needed') ? stated.map(ofOne) : stated
  const figures = all.filter((figure) => figure.unit?.name !== 'offer' && !isCountOfLots(figure, all))
  if (new Set(figures.flatMap(({ currency }) => (currency === undefined ? [] : [currency]))).size > 1)
    return undefined
  const units = unitsAsked(plain)
  const told: Told = {
    asked,
    units,
    asksFall: asksFall.test(plain),
    isCompound: clauses.some(({ tokens }) => tokens.some((word) => /^compound/.test(word))),
  }
  const kind = {
    isBeyond:
      figures.some(isBeyond) ||
      figures.filter(({ part, per, at, each }) => part === 'in' && (per.length > 0 || at || each)).length > 1,
    isMoney:
      figures.some(({ currency, at, each }) => currency !== undefined || at || each) ||
      figures.filter((figure) => figure.isMoney).length > 1,
    isSure:
      !figures.some(isDosed) &&
      (asked.includes('left') ||
        figures.some(({ currency, at, each }) => currency !== undefined || at || each)),
    isAsked: asked.length > 0,
    known: figures.flatMap(knownAs),
    sides: figures.flatMap(({ value, part }) => (part === 'in' || part === 'out' ? [{ value, part }] : [])),
    counts: figures.flatMap(({ unit, value, part }) =>
      unit?.kind === 'thing' && part === 'amount' ? [value] : [],
    ),
  }
  const [change, next] = readChanges(figures, clauses.map(({ tokens }) => tokens.join(' ')).join(' ')) ?? []
  if (change !== undefined)
    return {
      ...kind,
      read: { sum: change, ...(next && { next }) },
      isAsked: true,
      isBeyond: true,
      isMoney: true,
    }
  // "What did I spend in both years together" sets nothing against anything.
  const pair = asksAll.test(plain) && !asked.includes('more') ? undefined : readPair(figures, told)
  if (pair !== undefined)
    return { ...kind, read: toldOf(pair), isBeyond: true, isMoney: true, isSure: !figures.some(isDosed) }
  const offers = asked.includes('more')
    ? (readBuyers(all, clauses, told) ?? readOffers(figures, told))
    : undefined
  if (offers !== undefined) return { ...kind, read: { sum: offers }, isBeyond: true }
  const portions = readPortions(figures, told)
  if (portions !== undefined) return { ...kind, read: { sum: portions }, isBeyond: true, isMoney: true }
  // Two things were to be set against one another, and nothing says which.
  const isOfTwo = asked[0] === 'more' && !told.asksFall
  const made = reckon(figures, told)
  const read = isOfTwo && 'sum' in made ? { unplaced: figures.filter(({ isMoney }) => isMoney) } : made
  const isMoney = figures.some((figure) => figure.isMoney)
  const isAmount = figures.some(({ part, per }) => part === 'amount' && per.length > 0) || 'sum' in read
  return { ...kind, read: isMoney || isAmount ? toldOf(read) : undefined }
}

/**
 * One word says "for" and "per" in some languages: what was spent on something that is nowhere counted is all of it.
 */
function spentFor(figure: Placed, _: number, figures: readonly Placed[]): Placed {
  const { per, part, before } = figure
  const isSpent = part === 'out' && /^(?:spent|paid)$/.test(before[0] ?? '')
  const isCounted = figures.some(({ unit }) => unit !== undefined && per.some((one) => isSame(one, unit)))
  return isSpent && per.length === 1 && per[0]?.kind === 'thing' && !isCounted
    ? { ...figure, per: [] }
    : figure
}

/**
 * "30 bags the 118, 12 the 121": some languages say "at" as they say "to", "in" or "the". Two such lots are a list of
 * lots with their prices; years are none.
 */
function pricedLots(text: string): string {
  const found = [...text.matchAll(lotAtPrice)]
  const isList = found.length > 1 || found.some(([, , coin]) => coin !== undefined)
  return isList ? text.replace(lotAtPrice, '$1 at') : text
}
const year = '(?:19|20)\\d\\d(?!\\d)'
const lotAtPrice = new RegExp(
  `((?<![\\d.,])(?!${year})\\d+(?:\\s+\\p{L}+){0,3}?)\\s+(?:to|in|the)(?=\\s+(?!${year})\\d[\\d.,]*(?<![.,])\\s*(?:[,.;?]|$|and(?!\\p{L})|(reais|cordobas|pesos|francs|f|cfa)(?!\\p{L})))`,
  'gu',
)

/** "Three lots: 20 quintals at 800, 15 at 850 and 5 at 900": as many as are told of behind it. */
const isCountOfLots = ({ unit, value }: Placed, figures: readonly Placed[]): boolean =>
  unit !== undefined &&
  /^(?:lot|batch|sale|load|delivery|trip|time)$/.test(unit.name) &&
  value > 1 &&
  figures.filter(({ at }) => at).length === value

/** A figure as it was read, for whoever is asked what the others are. */
function knownAs(figure: Placed): Term[] {
  const { value, currency, unit, said, part, isMoney, isPercent, per } = figure
  if (part === undefined || part === 'percent' || part === 'sharers') return []
  const [of] = per
  const name = said ?? unit?.name
  const shown: Shown = {
    value,
    ...(currency !== undefined && { currency }),
    ...(isMoney && { isMoney }),
    ...(isPercent && { isPercent }),
    ...(name !== undefined && { said: name }),
    ...(of !== undefined && { per: of.name }),
  }
  return [
    {
      part: part === 'taken' ? 'amount' : part,
      ...(part === 'out' && labelOf(figure)),
      factors: [shown],
      value,
    },
  ]
}

const asksAll = /(?<![^ ])(?:together|altogether|total|both|all)(?![^ ])/
const asksFall = /(?<![^ ])(?:lose|losing|short|less|loss|shortfall|miss|down)(?![^ ])/

/** The sum, or the figures without a place in it. */
function toldOf(made: Reckoning): StoryRead | undefined {
  if ('sum' in made) return { sum: made.sum }
  const values = [...new Set(made.unplaced.map(({ value }) => value))]
  return values.length === 0 ? undefined : { unplaced: values }
}

/** What was and what is, where as many figures are told of both. */
function readPair(figures: readonly Placed[], told: Told): Reckoning | undefined {
  const olds = figures.filter(({ when }) => when === 'old')
  const news = matched(
    olds,
    figures.filter(({ when }) => when === 'new'),
  )
  if (news === undefined || olds.length === 0 || !olds.every((old, at) => isPair(old, news[at])))
    return undefined
  const asked = told.asked.filter((one) => one !== 'more' && one !== 'share')
  const plain: Told = { ...told, asked: asked.length > 0 ? asked : ['costs'], asksFall: false }
  const was = figures
    .filter((figure) => !news.includes(figure))
    .map((figure) => inherited(figure, olds, news))
  const is = figures.filter((figure) => !olds.includes(figure)).map((figure) => inherited(figure, news, olds))
  const [before, now] = [reckon(was, plain), reckon(is, plain)]
  const sum = differenceOf(before, now)
  if (sum !== undefined) return { sum, used: new Set(figures) }
  const made = [before, now].flatMap((one) => ('unplaced' in one ? one.unplaced : []))
  return { unplaced: made.length > 0 ? made : news }
}

/** The new figures in the order of the old: by what they are called, where both are; else as they stand. */
function matched(olds: readonly Placed[], news: readonly Placed[]): readonly Placed[] | undefined {
  if (olds.length !== news.length) return undefined
  const name = (figure: Placed): string | undefined => labelOf(figure).label
  const ordered = olds.map((old) => news.find((one) => name(one) !== undefined && name(one) === name(old)))
  const found = ordered.filter((one) => one !== undefined)
  return new Set(found).size === olds.length ? found : news
}

/** What sprays and feeds are dosed in. */
const isDosed = ({ unit, per, isPercent }: Placed): boolean =>
  isPercent === true ||
  [unit, ...per].some(
    (one) => one?.kind === 'volume' || (one !== undefined && /^(?:g|ml|cc|gram)$/.test(one.name)),
  )

const isPair = (old: Placed, young: Placed | undefined): boolean =>
  young !== undefined &&
  // What was spent last month and what came in this month are no pair; "from 1250 to 1450" is one, whatever it is of.
  (old.part === undefined ||
    young.part === undefined ||
    old.part === young.part ||
    old.before[0] === 'from') &&
  (old.unit === undefined ? young.unit === undefined : old.unit.name === young.unit?.name)

/** The one of a pair has what the other says: "from 210 to 280 a ha". */
function inherited(figure: Placed, own: readonly Placed[], others: readonly Placed[]): Placed {
  const other = others[own.indexOf(figure)]
  if (other === undefined) return figure
  const per = figure.per.length > 0 ? figure.per : other.per
  const isOut = figure.part === 'out' || other.part === 'out'
  const part = isOut ? 'out' : (figure.part ?? other.part)
  const each = figure.each ?? other.each
  // What it is called is said once.
  const before = [...figure.before, ...other.before]
  return { ...figure, per, before, ...(part && { part }), ...(each && { each }) }
}

/** "A bag brings 2900": where it is asked how many are needed, that is for each. */
function ofOne(figure: Placed): Placed {
  const { part, per, at, each, before } = figure
  if (part !== 'in' || per.length > 0 || at || each) return figure
  const said = before.findIndex((_, index) => /^(?:an?|one|each|every)$/.test(before[index + 1] ?? ''))
  const thing = said === -1 ? undefined : unitAt([before[said] ?? ''], 0, false)
  return thing === undefined ? figure : { ...figure, per: [thing.unit] }
}

const opens = /(?<![^ ])(?:how|what|whats|which)(?![^ ])/

/** The clauses that ask, or the last where none does. */
function askedIn(clauses: readonly string[]): string {
  const from = clauses.findLastIndex((clause) => opens.test(clause))
  return clauses.slice(from === -1 ? clauses.length - 1 : from).join(' ')
}

/** What the sums of a harvest know nothing of. */
const isBeyond = (figure: Placed, _: number, figures: readonly Placed[]): boolean =>
  isOdd(figure) || (figure.part === 'percent' && lessens(shareOf(figure, figures)))

const isOdd = ({ part, unit, per, each, isPercent, words }: Placed): boolean =>
  part === 'taken' ||
  (part === 'amount' && per.some((one) => isContainer(one.name))) ||
  (unit?.kind === 'area' && per.length > 0) ||
  part === 'sharers' ||
  (isPercent === true && !words.some((word) => /^(?:moisture|water|wet|dry|dried|humidity)$/.test(word))) ||
  [unit, ...per].some(
    (one) =>
      one?.kind === 'time' ||
      (one?.kind === 'thing' && !isContainer(one.name) && unitOfWord(one.name) === undefined),
  ) ||
  (part === 'out' && (each === true || per.some(({ kind }) => kind !== 'area')))
