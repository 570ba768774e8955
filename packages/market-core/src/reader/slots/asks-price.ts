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

/** Words for a price, and for price types. */
export const PRICE_CUES: readonly Cue[] = [
  'ask_price',
  'worth',
  'farm_gate',
  'retail',
  'wholesale',
  'futures',
  'support_price',
]
/** Words for price movements, and for other things as well. */
const MOVE_CUES: readonly Cue[] = [...ASKING_CUES, ...MOVEMENT_CUES, ...DEGREE_CUES]
const QUESTION_CUES: readonly Cue[] = [...OPENING_CUES, 'total', 'at', 'again']

/** Minimum probability that a text is about money, 0 to 1, with each type of word. Chosen on the development corpus. */
const OF_MONEY = { besidePrice: 0.2, besideMoves: 0.4, besideQuestion: 0.6 } as const
/** Probability at which a text is about another topic. */
const OF_ANOTHER = 0.5
/** Maximum number of filler words beside a bare name that still asks for its price. */
const MAX_FILLERS = 2

/**
 * True if a part asks for a price: with a word for it, with a word for price movements in a text probably about money,
 * or with a name and nothing but places, times and units.
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
  // Two products ask for a price ratio: "How many bags of maize for one of DAP".
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
