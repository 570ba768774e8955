import type { OtherLanguage } from '../languages/language.ts'
import { COMMODITY } from '../quantities/measures.ts'
import type { StoredNames } from '../stored/stored-names.ts'
import { clausesOf, isHead } from './clauses.ts'
import { asking, belonging, forGoods, isDeterminer, isLittle, placing, subjects } from './closed-words.ts'
import { kindsOfWord } from './learned/kinds-of-words.ts'
import { isPerson, namesIn } from './names.ts'
import { isOfTrade, isSomewhere } from './of-trade.ts'

/**
 * How a word that nobody knows stands to what is asked of: it says more of the `thing` (its kind, its place, its time),
 * stands `apart` from it (who asks, why, what for), or by itself, where it may be either (`alone`).
 */
export type Standing = 'thing' | 'apart' | 'alone'

const weight: Readonly<Record<Standing, number>> = { thing: 2, alone: 1, apart: 0 }

/** What a word is judged by. */
interface At {
  readonly clause: readonly string[]
  readonly at: number
  readonly unknown: ReadonlySet<string>
  readonly language: OtherLanguage | undefined
}

export interface Asked {
  /** The question in English words, with its marks. */
  readonly text: string
  /** The question as it was written: a capital within a sentence begins a name. */
  readonly written: string
  readonly language: OtherLanguage | undefined
}

/**
 * How the unknown words of a question stand, as far as they are found in it: where one stands twice, as it says most.
 * Of a question that names no thing none is told.
 *
 * @param left the words that nobody could place
 */
export function standings(
  { text, written, language }: Asked,
  left: readonly string[],
  stored: StoredNames,
): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>()
  const clauses = left.length === 0 ? [] : clausesOf(text, stored)
  if (!clauses.some((clause) => clause.includes(COMMODITY))) return found
  const unknown = new Set(left)
  const names = namesIn(written)
  clauses.forEach((clause, index) => {
    const isCore = clause.some(isHead)
    clause.forEach((word, at) => {
      if (!unknown.has(word)) return
      const one = { clause, at, unknown, language }
      const place = isOfTrade(word) ? 'thing' : isCore ? inTheQuestion(one) : besideIt(one)
      const isName = place === 'apart' && names.has(word) && !isPerson(clause, at, clauses[index - 1])
      const stands = isName ? 'alone' : place
      if (weight[stands] >= weight[found.get(word) ?? 'apart']) found.set(word, stands)
    })
  })
  return found
}

/** In the clause that asks: what reaches the thing or its price without a break says more of it. */
function inTheQuestion(one: At): Standing {
  const { clause, at, language } = one
  const first = clause.findIndex(isHead)
  if (at > first) return isForWhom(one) || (language === 'hi' && isPredicate(one)) ? 'apart' : 'thing'
  if (clause[at - 1] === 'to' && isLittle(clause[at + 1] ?? '')) return 'apart'
  if (isInfinitive(one)) return 'apart'
  if (language === 'hi' && clause[at + 1] === 'in') return 'thing'
  const [before, last] = littleBefore(one)
  if (placing.has(before) || (placing.has(last) && isDeterminer(before))) return 'thing'
  if (isTied(one, first)) return 'thing'
  // What is asked for stands behind the word that asks: "what does a harvester cost".
  return clause.slice(0, at).some((word) => asking.has(word)) ? 'thing' : 'apart'
}

/** "Popping maize", "gloves of rubber": nothing stands between but what ties the two. */
function isTied({ clause, at, language }: At, first: number): boolean {
  const between = clause.slice(at + 1, first)
  const [tie = '', ...rest] = between
  const isOfPrice = clause[first] !== COMMODITY
  const isOpen = (word: string) => !isLittle(word)
  // Hindi says whom it is for before the thing, and ends in "-kar" what is done first.
  if (language === 'hi')
    return (
      between.every((word) => isOpen(word) || word === 'of') &&
      !/करक?$/u.test(between.at(-1) ?? clause[at] ?? '')
    )
  // In these languages a price has its kinds behind it.
  if (language !== undefined && isOfPrice) return false
  if (between.every(isOpen)) return true
  if (isOfPrice || !belonging.has(tie)) return false
  const isOfThePrice = rest.includes('the') && isHead(clause[first + 1] ?? '')
  return !isOfThePrice && rest.every((word) => isOpen(word) || isDeterminer(word) || belonging.has(word))
}

/** "For the drama group's script", "to settle a bet": for whom or what it is asked, and no market. */
function isForWhom({ clause, at }: At): boolean {
  const start = clause
    .slice(0, at)
    .findLastIndex((word) => word === 'for' || placing.has(word) || isHead(word))
  const [word, next = ''] = [clause[start], clause[start + 1]]
  const phrase = clause.slice(start + 1)
  if (phrase.some((one) => isSomewhere(one) || isOfTrade(one))) return false
  if (word === 'for') return isDeterminer(next)
  return word === 'to' && isLittle(phrase[1] ?? '') && phrase[1] !== 'of'
}

/** A Hindi clause ends with what is done: "मालिक पूछ रहे हैं", "समझाइए". */
function isPredicate({ clause, at, unknown }: At): boolean {
  const last = clause.at(-1) ?? ''
  const isDone = unknown.has(last) ? /(?:ए|ओ)$/u.test(last) : isLittle(last) || last === 'tell'
  return isDone && clause[at + 1] !== 'in'
}

/** In a clause that asks nothing: what is said of the goods, and where they are, is of the thing. */
function besideIt({ clause, at, unknown, language }: At): Standing {
  const before = clause.slice(0, at)
  const [nearest = '', second = ''] = [before.at(-1), before.at(-2)]
  const behind = clause[at + 1] ?? ''
  if ((nearest === 'to' && isLittle(behind)) || isInfinitive({ clause, at })) return 'apart'
  if (placing.has(littleBefore({ clause, at })[0])) return 'thing'
  if (language === 'hi' && behind === 'in') return 'thing'
  const ofGoods = before.findLastIndex((word) => forGoods.has(word))
  if (
    language === undefined &&
    ofGoods !== -1 &&
    at - ofGoods <= 4 &&
    !before.slice(ofGoods).some((word) => subjects.has(word))
  )
    return 'thing'
  if (ofKinds.test(behind)) return 'thing'
  if (handles.test(nearest) || (nearest === 'the' && handles.test(second))) return 'thing'
  // "Must be dry", "(the maize) I grow is sweet".
  if (/^(?:must|should|be|is|are)$/.test(clause[0] ?? '')) return 'thing'
  if (/^(?:is|are|was|were)$/.test(nearest) && subjects.has(clause[0] ?? '') && at > 2) return 'thing'
  return clause.length <= 2 && clause.every((word) => unknown.has(word)) ? 'alone' : 'apart'
}

/** "To contract 64 tonnes": what is done with an amount says nothing of what it is of; "to Kitale 64 tonnes" does. */
const isInfinitive = ({ clause, at }: Pick<At, 'clause' | 'at'>): boolean =>
  clause[at - 1] === 'to' &&
  /^\d/.test(clause[at + 1] ?? '') &&
  /[A-O]/.test(kindsOfWord(clause[at] ?? '') ?? '')

/** The last two little words before a word, the nearer first: "in soko mjinga". */
function littleBefore({ clause, at }: Pick<At, 'clause' | 'at'>): readonly [nearer: string, before: string] {
  const found = clause.slice(0, at).findLastIndex(isLittle)
  return [clause[found] ?? '', clause[found - 1] ?? '']
}

/** Before one of these stands which. */
export const ofKinds = /^(?:ones?|kinds?|types?|sorts?|varieties|variety)$/

/** What is done with goods: behind one of these stands which goods. */
export const handles =
  /^(?:want|wants|need|needs|mean|meant|prefer|sell|sells|selling|sold|grow|grows|growing|buy|buying|bought|produce|supply|have|got|plant|use)$/
