import { commodityById } from '../../commodities/catalogue.ts'
import { isOfAPrice, leftOf } from '../asked-alone/reads-alone.ts'
import { sentencesOf } from '../asked-alone/sentences.ts'
import { asksForFigure, asksInIt } from '../asking/figure-asked.ts'
import type { Message } from '../asking/way.ts'
import { ofTimes } from '../last/pair-of.ts'
import { isUpToNow } from '../period/period.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { nameOf, newestOfIt } from './base.ts'
import { type Clause, clausesOf, withoutClause } from './clauses.ts'
import { namesNewest, setsAgainst } from './newest-words.ts'

type Read = (part: string) => Question

const FEW_WORDS = 3
const BEFORE = 2
const tellsOf =
  /(?<![^ ])(?:we|i|my|our|he|she|his|her|they|lost|sold|bought|died|left|came|started|moved)(?![^ ])/

/**
 * "Rice in January 2019, and the last price you have": what is asked of a time or an extreme, and the newest told
 * behind it, or set against it where that is asked. Undefined where the newest is all that is asked, or none of it.
 */
export function newestBeside({ text, whole, read }: Message): Question | undefined {
  if (whole.againstNow || whole.andNow) return undefined
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const clauses = clausesOf(sentence)
    const newest = clauses.find((clause) => namesNewest(plainText(clause.text)))
    if (newest === undefined) continue
    const rest = [...askedBefore(sentences, at), withoutClause(sentence, newest)].join(' ').trim()
    const first = rest === '' ? undefined : ofThatTime(rest, whole, read)
    if (first !== undefined) return both(first, whole, newest)
  }
  return undefined
}

/** The sentences right before one that ask with it: "Nickel? No, zinc." */
function askedBefore(sentences: readonly string[], at: number): readonly string[] {
  const before = sentences.slice(Math.max(0, at - BEFORE), at)
  const from = before.findLastIndex((one) => !asksInIt(one) && one.split(/\s+/).length > FEW_WORDS)
  return before.slice(from + 1)
}

function ofThatTime(rest: string, whole: Question, read: Read): Question | undefined {
  const plain = plainText(rest)
  if (!asksForFigure(rest) && tellsOf.test(plain)) return undefined
  const alone = read(rest)
  const name = nameOf(whole)
  const first = alone.commodities.length > 0 || name === undefined ? alone : read(`${name}, ${rest}`)
  const isOfIt = first.commodities.length === 1 && first.commodities[0] === whole.commodities[0]
  if (!isOfIt || !isOfAPrice(first) || leftOf(first).length > leftOf(whole).length) return undefined
  const { period, intent } = first
  const isPast = period !== undefined && !isUpToNow(period) && Object.keys(period).length > 0
  const isExtreme = intent === 'range' || first.threshold !== undefined
  if (first.againstNow || first.periodAlso || (!isPast && !isExtreme)) return undefined
  if (intent !== 'price' && intent !== 'range' && intent !== 'unknown') return undefined
  return {
    ...newestOfIt(whole),
    ...first,
    ...(whole.place && first.place === undefined && { place: whole.place }),
  }
}

function both(first: Question, whole: Question, newest: Clause): Question | undefined {
  const isAgainst = setsAgainst(plainText(newest.text))
  const isExtreme = first.intent === 'range' && first.ofRange !== 'mean'
  // It is read as that already, with words that only name the newest left over.
  if (whole.intent === 'from-extreme')
    return leftOf(first).length < leftOf(whole).length
      ? { ...first, intent: 'from-extreme', ...(whole.lowest && { lowest: true as const }) }
      : undefined
  if (isAgainst && isExtreme) {
    const isOpen = first.ofRange === undefined && first.ordersByPrice === undefined
    const isLow =
      first.ofRange === 'lowest' || first.ordersByPrice === 'cheapest' || (isOpen && !isBought(first))
    const far: Question = { ...first, intent: 'from-extreme', ...(isLow && { lowest: true as const }) }
    return isOpen ? { ...first, alsoAsked: [far] } : far
  }
  if (isAgainst && first.period !== undefined) return ofTimes(first, first.period, undefined)
  return { ...first, alsoAsked: [newestOfIt(first)] }
}

/** Dear is bad to who buys it, cheap to who sells it. */
const isBought = ({ commodities: [id] }: Question): boolean =>
  id !== undefined && /^(?:fertilisers|energy)$/.test(commodityById(id)?.category ?? '')
