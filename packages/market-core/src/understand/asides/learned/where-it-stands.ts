import type { OtherLanguage } from '../../languages/language.ts'
import { COMMODITY } from '../../quantities/measures.ts'
import { isHead } from '../clauses.ts'
import {
  asking,
  belonging,
  forGoods,
  isDeterminer,
  isLittle,
  owners,
  placing,
  subjects,
} from '../closed-words.ts'
import { handles, ofKinds, type Standing } from '../standing.ts'
import { isNew, kindSeen, seen } from './word-seen.ts'

/** A word in its question. */
export interface Placed {
  readonly clauses: readonly (readonly string[])[]
  /** Which of the clauses it stands in. */
  readonly index: number
  /** Where in that. */
  readonly at: number
  readonly language: OtherLanguage | undefined
  /** The words that begin with a capital within a sentence. */
  readonly names: ReadonlySet<string>
  /** How the rules take it; absent for a word that is not left over. */
  readonly rule: Standing | undefined
}

/** Of which kind a word's place is, by what the learned judge knows it. */
export interface Stands {
  /** Everything that is told of the place. */
  readonly all: readonly string[]
  /** The little that the word itself is set against. */
  readonly mostly: readonly string[]
  /** What the rule is set against. */
  readonly besideRule: readonly string[]
}

/** Where a word stands to the thing, its price, what asks, and what ties it to them. */
export function whereItStands({ clauses, index, at, names, rule }: Placed): Stands {
  const clause = clauses[index] ?? []
  const [before, behind] = [clause.slice(0, at), clause.slice(at + 1)]
  const thing = nearest(clause, at, (word) => word === COMMODITY)
  const price = nearest(clause, at, isPrice)
  const core = clauses.findIndex((one) => one.includes(COMMODITY))
  const when = index === core ? 'same' : index < core ? 'early' : 'late'
  const holds = `${held(clause)} ${clauses.some((one, i) => i !== index && one.some((word) => asking.has(word) || isPrice(word)))}`
  const isCore = clause.some(isHead)
  const tied = thing === undefined ? 'none' : between(clause, at, thing)
  const order = `${sideOf(thing, at, 'T')}${sideOf(price, at, 'P')}`
  const { governed, type, isOwned, article } = governor(before)
  const hasSubject = before.some((word) => subjects.has(word))
  const [kindsBefore, kindsBehind] = [before.map(kindSeen), behind.map(kindSeen)]
  const all = [
    `rule ${rule}`,
    `clause ${when} ${isCore}`,
    `asks ${clause.some((word) => asking.has(word))}`,
    `thing ${side(thing, at)}`,
    `price ${side(price, at)}`,
    `start ${at === 0} ${index === 0}`,
    `end ${behind.length === 0} ${index === clauses.length - 1}`,
    `length ${span(clause.length)}`,
    `capital ${names.has(clause[at] ?? '')}`,
    `tied ${tied}`,
    `tied to price ${price === undefined ? 'none' : between(clause, at, price)}`,
    `behind ${governed}`,
    `behind ${governed} ${article}`,
    `behind ${type} ${isOwned} ${when}`,
    `who ${hasSubject} ${before.some((word) => forGoods.has(word))}`,
    `who ${hasSubject} ${when} ${isCore}`,
    `order ${order} ${when}`,
    `holds ${holds}`,
    `holds ${holds} ${rule}`,
    `holds ${holds} ${tied}`,
    `holds ${holds} ${type} ${isOwned}`,
    `strange ${clause.filter(isNew).length > 2}`,
    `person before ${kindsBefore.includes(PERSON)} ${held(clause)}`,
    `person behind ${kindsBehind.includes(PERSON)} ${held(clause)}`,
    `verb ${kindsBefore.some(isVerb)} ${kindsBehind.some(isVerb)} ${held(clause)}`,
  ]
  const [last, next] = [before.at(-1), behind[0]]
  return {
    all,
    mostly: [
      `rule ${rule}`,
      `tied ${tied}`,
      `behind ${type} ${isOwned}`,
      `order ${order} ${when}`,
      `last ${seen(last)}`,
      `next ${seen(next)}`,
      `last of ${kindSeen(last)}`,
      `next of ${kindSeen(next)}`,
    ],
    besideRule: [
      `rule ${rule} next ${seen(next)}`,
      `rule ${rule} behind ${type} ${isOwned}`,
      `rule ${rule} ${order}`,
    ],
  }
}

/** So far behind "it" or "ones" a word may say more of them. */
const OF_GOODS = 4

/**
 * True where a word reaches the thing through words of content alone, or what stands for goods, or is done with them;
 * right behind a word of place, where a town stands: "in Kitale", not "in the salon"; and by itself.
 */
export function reachesThing({ clauses, index, at }: Placed): boolean {
  const clause = clauses[index] ?? []
  const [second = '', last = '', next = ''] = [clause[at - 2], clause[at - 1], clause[at + 1]]
  if (clause.length === 1 || placing.has(last) || handles.test(last) || ofKinds.test(next)) return true
  if (handles.test(second) && (isDeterminer(last) || /^\d/.test(last))) return true
  return clause.some((word, place) => {
    const between = clause.slice(Math.min(place, at) + 1, Math.max(place, at))
    if (word === COMMODITY) return !between.some(isLittle)
    const isClose = place < at && at - place <= OF_GOODS
    return isClose && forGoods.has(word) && !between.some((one) => subjects.has(one))
  })
}

/** WordNet's letter for persons; verbs have capitals. */
const PERSON = 'p'
const isVerb = (kind: string): boolean => /^[A-O]$/.test(kind)

const isPrice = (word: string): boolean => isHead(word) && word !== COMMODITY

/** What of a question a clause holds: the thing, a price, a word that asks, what stands for goods. */
const held = (clause: readonly string[]): string =>
  [
    clause.includes(COMMODITY) ? 'T' : '',
    clause.some(isPrice) ? 'P' : '',
    clause.some((word) => asking.has(word)) ? 'A' : '',
    clause.some((word) => forGoods.has(word)) ? 'G' : '',
  ].join('')

/** The little word that a word is of, and how it is tied to it. */
function governor(before: readonly string[]) {
  const at = before.findLastIndex((word) => isLittle(word) && !isDeterminer(word))
  const word = before[at] ?? '^'
  const between = before.slice(at + 1)
  const isOwned = between.some((one) => owners.has(one))
  const hasArticle = between.some((one) => isDeterminer(one) && !owners.has(one))
  return {
    governed: `${word}${between.some(isHead) ? ' head' : ''}`,
    type: placing.has(word) ? 'place' : belonging.has(word) ? 'of' : subjects.has(word) ? 'who' : 'other',
    isOwned,
    article: isOwned ? 'owned' : hasArticle ? 'the' : 'bare',
  }
}

function nearest(clause: readonly string[], at: number, is: (word: string) => boolean): number | undefined {
  const places = clause.flatMap((word, place) => (is(word) ? [place] : []))
  return places.length === 0
    ? undefined
    : places.reduce((best, place) => (Math.abs(place - at) < Math.abs(best - at) ? place : best))
}

/** Distances that are much the same. */
const span = (words: number): string => (words <= 3 ? `${words}` : words <= 5 ? '4' : words <= 8 ? '6' : '9')

const side = (place: number | undefined, at: number): string =>
  place === undefined ? 'none' : `${place < at ? 'before' : 'behind'} ${span(Math.abs(place - at))}`

const sideOf = (place: number | undefined, at: number, name: string): string =>
  place === undefined ? '-' : place < at ? `${name}<` : `>${name}`

/** What lies between two places of a clause: nothing, words of content, what ties, who does something, or else. */
function between(clause: readonly string[], at: number, other: number): string {
  const words = clause.slice(Math.min(at, other) + 1, Math.max(at, other))
  const way = at < other ? '>' : '<'
  if (words.length === 0) return `${way} next`
  const little = words.filter(isLittle)
  if (little.length === 0) return `${way} open`
  if (little.every((word) => belonging.has(word) || isDeterminer(word)))
    return `${way} tied ${little.find((word) => belonging.has(word)) ?? 'the'}`
  return little.some((word) => subjects.has(word)) ? `${way} who` : `${way} apart`
}
