import type { Cue } from '../cue.ts'
import type { LearnedReading } from '../learned/topic.ts'
import { cuesOf, DEGREES, DEMANDS, isMarked, LINKS, MOVES, OPENING, type Part } from '../parts.ts'
import type { Span } from '../span.ts'

/** Words for a price, and for kinds of it. */
export const PRICE_CUES: readonly Cue[] = [
  'ask_price',
  'worth',
  'farm_gate',
  'retail',
  'wholesale',
  'futures',
  'support_price',
]
/** Words for what prices do, and other things as well. */
const MOVE_CUES: readonly Cue[] = [...DEMANDS, ...MOVES, ...DEGREES]
const QUESTION_CUES: readonly Cue[] = [...OPENING, 'total', 'at', 'again']

/** How likely a text must be about money, 0 to 1, beside each kind of word. Chosen on the corpus for development. */
const OF_MONEY = { besidePrice: 0.2, besideMoves: 0.4, besideQuestion: 0.6 } as const
/** So likely another topic, a text is about that. */
const OF_ANOTHER = 0.5
/** So many words that say little may stand beside a name that asks for its price by itself. */
const MOST_FILLERS = 2

/**
 * Whether a part asks for a price: by a word for it, by a word for what prices do where the text is like one about
 * money, or by a name with nothing but places, times and units beside it.
 */
export function asksPrice(part: Part, { topic, probability, ofMoney }: LearnedReading): boolean {
  const cues = cuesOf(part)
  const says = (some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const isElsewhere = topic !== 'price' && topic !== 'sums' && probability >= OF_ANOTHER
  const hasThing = part.spans.some(
    ({ kind }) => kind === 'thing' || kind === 'unpriced' || kind === 'product',
  )
  const others = part.spans.filter(
    (span) => span.kind === 'filler' || !(isOfTarget(span) || hasCue(span, [...MOVE_CUES, ...PRICE_CUES])),
  )
  const isBare = others.every(({ kind }) => kind === 'filler') && others.length <= MOST_FILLERS
  if (says(PRICE_CUES)) return !isElsewhere || ofMoney >= OF_MONEY.besidePrice || (hasThing && isBare)
  if (says(MOVE_CUES)) return isBare || (ofMoney >= OF_MONEY.besideMoves && !isElsewhere)
  if (!hasThing) return false
  // "How many bags of maize for one of DAP".
  if (cues.has('how_many') && part.spans.filter(({ kind }) => kind === 'thing').length === 2) return true
  if (isBare || (saysWhereOrWhen(part) && others.filter(({ kind }) => kind !== 'filler').length <= 1))
    return true
  return ofMoney >= OF_MONEY.besideQuestion && !isElsewhere && (says(QUESTION_CUES) || isMarked(part))
}

const saysWhereOrWhen = ({ spans }: Part): boolean =>
  spans.some(
    (span) =>
      span.kind === 'period' ||
      span.kind === 'currency' ||
      (span.kind === 'place' && !(typeof span.place === 'object' && 'unknown' in span.place)),
  )

const hasCue = (span: Span, some: readonly Cue[]): boolean =>
  span.kind === 'cue' && span.cues.some((cue) => some.includes(cue))

/** Names what a price is of, where, when, or in what. */
export const isOfTarget = (span: Span): boolean =>
  span.kind === 'cue'
    ? span.cues.some((cue) => cue === 'which' || LINKS.has(cue))
    : !BESIDE_TARGET.has(span.kind)

const BESIDE_TARGET: ReadonlySet<Span['kind']> = new Set(['number', 'money', 'percent', 'part', 'unknown'])
