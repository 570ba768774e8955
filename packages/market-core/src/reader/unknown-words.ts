import { type MessagePart, spanText } from './parts.ts'
import { FORECAST_CUES, type Question, type ReadPart } from './question.ts'
import type { Span } from './span.ts'

/** Question types answered with a stored price: an unknown word may change what they mean. */
const GATED: ReadonlySet<Question['kind']> = new Set([
  'price',
  'change',
  'extreme',
  'compare',
  'ratio',
  'threshold',
  'worth',
  'refused',
])

/**
 * Unknown words of a part. Next to a product or its price word they rule out the plain answer, which is then called the
 * nearest match; others are listed after the answer.
 */
export function checkUnknownWords(
  { tokens, spans }: MessagePart,
  question: Question,
): Pick<ReadPart, 'forbidding' | 'beside'> {
  if (!GATED.has(question.kind)) return { forbidding: [], beside: [] }
  const said = spans.filter((span) => span.kind !== 'filler' || isUnknown(span))
  const forbidding: string[] = []
  const beside: string[] = []
  for (const [at, span] of said.entries()) {
    const words = spanText({ tokens }, span)
    if (span.kind === 'product') forbidding.push(words)
    if (!isUnknown(span)) continue
    const isNext = [said[at - 1], said[at + 1]].some(
      (other) => other !== undefined && touches(span, other) && namesThing(other),
    )
    ;(isNext ? forbidding : beside).push(words)
  }
  return { forbidding, beside }
}

/**
 * True for an unknown word, and for a corrected one that never asks for a price: "fronds" in "palm fronds" may be the
 * head noun.
 */
const isUnknown = (span: Span): boolean =>
  span.kind === 'unknown' ||
  (span.took !== undefined &&
    (span.kind === 'filler' || (span.kind === 'cue' && span.cues.every((cue) => FORECAST_CUES.has(cue)))))

const touches = (one: Span, other: Span): boolean => one.end === other.start || other.end === one.start

const namesThing = (span: Span): boolean =>
  span.kind === 'thing' || isUnknown(span) || (span.kind === 'cue' && span.cues.includes('ask_price'))
