import type { Cue } from '../cue.ts'
import type { Classification } from '../learned/topic.ts'
import {
  ASKING_CUES,
  collectCues,
  DEGREE_CUES,
  hasQuestionMark,
  LINKING_CUES,
  type MessagePart,
  MOVEMENT_CUES,
  OPENING_CUES,
} from '../parts.ts'
import type { Span } from '../span.ts'

/** Words for a price or a price type. */
export const PRICE_CUES: readonly Cue[] = [
  'ask_price',
  'worth',
  'farm_gate',
  'retail',
  'wholesale',
  'futures',
  'support_price',
]
/** Words for price movements, which also have other uses. */
const MOVE_CUES: readonly Cue[] = [...ASKING_CUES, ...MOVEMENT_CUES, ...DEGREE_CUES]
const QUESTION_CUES: readonly Cue[] = [...OPENING_CUES, 'total', 'at', 'again']

/**
 * Minimum probability of a question about money, based on its words. Tuned on `corpus/development`.
 */
const OF_MONEY = { besidePrice: 0.2, besideMoves: 0.4, besideQuestion: 0.6 } as const
const OF_ANOTHER = 0.5
/** A question that only names a product may have this many filler words. */
const MAX_FILLERS = 2

/**
 * True if a part asks for a price: by a price word, by a movement word in a text about money, or by
 * a product with only places, times and units beside it.
 */
export function asksPrice(part: MessagePart, { topic, probability, ofMoney }: Classification): boolean {
  const cues = collectCues(part)
  const says = (some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const isElsewhere = topic !== 'price' && topic !== 'sums' && probability >= OF_ANOTHER
  const hasThing = part.spans.some(
    ({ kind }) => kind === 'thing' || kind === 'unpriced' || kind === 'product',
  )
  const others = part.spans.filter(
    (span) => span.kind === 'filler' || !(namesTarget(span) || hasCue(span, [...MOVE_CUES, ...PRICE_CUES])),
  )
  const isBare = others.every(({ kind }) => kind === 'filler') && others.length <= MAX_FILLERS
  if (says(PRICE_CUES)) return !isElsewhere || ofMoney >= OF_MONEY.besidePrice || (hasThing && isBare)
  if (says(MOVE_CUES)) return isBare || (ofMoney >= OF_MONEY.besideMoves && !isElsewhere)
  if (!hasThing) return false
  // Two products make a price ratio: "How many bags of maize for one bag of DAP".
  if (cues.has('how_many') && part.spans.filter(({ kind }) => kind === 'thing').length === 2) return true
  if (isBare || (saysWhereOrWhen(part) && others.filter(({ kind }) => kind !== 'filler').length <= 1))
    return true
  return ofMoney >= OF_MONEY.besideQuestion && !isElsewhere && (says(QUESTION_CUES) || hasQuestionMark(part))
}

const saysWhereOrWhen = ({ spans }: MessagePart): boolean =>
  spans.some(
    (span) =>
      span.kind === 'period' ||
      span.kind === 'currency' ||
      (span.kind === 'place' && !(typeof span.place === 'object' && 'unknown' in span.place)),
  )

const hasCue = (span: Span, some: readonly Cue[]): boolean =>
  span.kind === 'cue' && span.cues.some((cue) => some.includes(cue))

/** True if a span names the product, place, time, unit or currency of a price. */
export const namesTarget = (span: Span): boolean =>
  span.kind === 'cue'
    ? span.cues.some((cue) => cue === 'which' || LINKING_CUES.has(cue))
    : !BESIDE_TARGET.has(span.kind)

const BESIDE_TARGET: ReadonlySet<Span['kind']> = new Set(['number', 'money', 'percent', 'part', 'unknown'])
