import { type MessagePart, spanText } from './parts.ts'
import { FORECAST_CUES, type ParsedPart, type Question } from './question.ts'
import type { Span } from './span.ts'

/** Questions answered with a stored price. Unknown words may change their meaning. */
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
 * Sorts the unknown words of a part. Words beside the product or its price word are `forbidding`:
 * the answer is only called the nearest match. Other words are listed after the answer.
 */
export function checkUnknownWords(
  { tokens, spans }: MessagePart,
  question: Question,
): Pick<ParsedPart, 'forbidding' | 'beside'> {
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

/** Includes corrected words that never ask for a price, such as "fronds" in "palm fronds". */
const isUnknown = (span: Span): boolean =>
  span.kind === 'unknown' ||
  (span.took !== undefined &&
    (span.kind === 'filler' || (span.kind === 'cue' && span.cues.every((cue) => FORECAST_CUES.has(cue)))))

const touches = (one: Span, other: Span): boolean => one.end === other.start || other.end === one.start

const namesThing = (span: Span): boolean =>
  span.kind === 'thing' || isUnknown(span) || (span.kind === 'cue' && span.cues.includes('ask_price'))
