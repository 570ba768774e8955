import { unitOfWord } from '../find-units.ts'
import { resultsAsked, unitsAsked } from './asked.ts'
import { type Placed, partsOf } from './parts.ts'
import { clausesOf, readFigures } from './read-figures.ts'
import { type Account, accountOf } from './reckon.ts'
import { concluded } from './result.ts'
import type { StoryRead } from './story.ts'
import { isContainer, unitAt } from './units.ts'

/** A farm sum as it was read. */
export interface Story {
  readonly read: StoryRead
  /** It counts things, days or people, takes off or shares, or sets then against now: no sum of a harvest alone. */
  readonly isBeyond: boolean
  /** Money stands in it: with its currency, or as a price of each. */
  readonly isMoney: boolean
  /** Money stands in it that can be nothing else: no dose is asked of. */
  readonly isSure: boolean
  /** Its words ask for a result. */
  readonly isAsked: boolean
}

/**
 * Reads a farm sum in anybody's words: every figure becomes a quantity with its unit and what it does, and the sum
 * follows from them. Undefined for what is no farm story: fewer than two figures, or none of money or of an amount that
 * something is for each of.
 *
 * @param text all that the farmer has told of it, in English words
 */
export function readStory(text: string): Story | undefined {
  const found = storyIn(text)
  return found?.read === undefined ? undefined : { ...found, read: found.read }
}

function storyIn(text: string): (Omit<Story, 'read'> & { readonly read: StoryRead | undefined }) | undefined {
  const clauses = clausesOf(text)
  const typed = readFigures(clauses)
  if (typed.length < 2) return undefined
  const plain = askedIn(clauses.map(({ tokens }) => tokens.join(' ')))
  const asked = resultsAsked(plain)
  const placed = partsOf(typed, asked)
  const figures = asked.includes('needed') ? placed.map(ofOne) : placed
  if (new Set(figures.flatMap(({ currency }) => (currency === undefined ? [] : [currency]))).size > 1)
    return undefined
  const units = unitsAsked(plain)
  const period = units.per.find(({ kind }) => kind === 'time')
  const account = (some: readonly Placed[]): Account => accountOf(some, period, units.many)
  const [olds, news] = [
    figures.filter(({ when }) => when === 'old'),
    figures.filter(({ when }) => when === 'new'),
  ]
  const pairs =
    olds.length > 0 && olds.length === news.length && olds.every((old, at) => isPair(old, news[at]))
  if (pairs) {
    const was = figures
      .filter((figure) => !news.includes(figure))
      .map((figure) => inherited(figure, olds, news))
    const is = figures
      .filter((figure) => !olds.includes(figure))
      .map((figure) => inherited(figure, news, olds))
    const read = concluded(account(is), {
      asked: ['more', ...asked],
      units,
      figures,
      was: account(was),
    })
    return { read, isBeyond: true, isMoney: true, isSure: !figures.some(isDosed), isAsked: asked.length > 0 }
  }
  const read = concluded(account(figures), { asked, units, figures })
  return {
    read,
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
  }
}

/** What sprays and feeds are dosed in. */
const isDosed = ({ unit, per, isPercent }: Placed): boolean =>
  isPercent === true ||
  [unit, ...per].some(
    (one) => one?.kind === 'volume' || (one !== undefined && /^(?:g|ml|cc|gram)$/.test(one.name)),
  )

const isPair = (old: Placed, young: Placed | undefined): boolean =>
  young !== undefined &&
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

const isBeyond = ({ part, unit, per, each, isPercent, words }: Placed): boolean =>
  part === 'taken' ||
  part === 'sharers' ||
  (isPercent === true && !words.some((word) => /^(?:moisture|water|wet|dry|dried|humidity)$/.test(word))) ||
  [unit, ...per].some(
    (one) =>
      one?.kind === 'time' ||
      (one?.kind === 'thing' && !isContainer(one.name) && unitOfWord(one.name) === undefined),
  ) ||
  (part === 'out' && (each === true || per.some(({ kind }) => kind !== 'area')))
