import type { Cue } from '../cue.ts'
import { type Part, wordsOf } from '../parts.ts'
import type { Span } from '../span.ts'
import type { Unit } from '../units.ts'

/** A number of a message with the cues that speak of it. */
export interface Numbered {
  readonly value: number
  /** Set where it is an amount. */
  readonly unit?: Unit
  readonly currency?: string
  readonly isMoney: boolean
  readonly isPercent: boolean
  /** Cues of its clause before it, behind the number before. */
  readonly before: ReadonlySet<Cue>
  /** Cues of its clause behind it, up to the next number. */
  readonly behind: ReadonlySet<Cue>
  /** What it is for each of: "each", "a bag", "per acre" behind it. */
  readonly per?: Unit | 'each'
  /** As it was written. */
  readonly words: string
}

type SpanWithNumber = Extract<Span, { readonly value: number }>

/** Commas and ends of sentences part what speaks of one figure from what speaks of the next. */
const CLAUSE_END = /^[.,;!?،؟।\n]$/u
/** So many spans behind a number what it is per may stand. */
const REACH = 3

const hasNumber = (span: Span): span is SpanWithNumber => 'value' in span

/** The numbers of a part, in order. */
export function numbersOf({ tokens, spans }: Part): Numbered[] {
  const clauses = clausesOf({ tokens, spans })
  return spans.flatMap((span, at): Numbered[] => {
    if (!hasNumber(span)) return []
    const currency = span.kind === 'money' ? span.currency : currencyBeside(spans, at)
    const unit = span.kind === 'amount' ? span.unit : unitTimes({ tokens, spans }, at)
    const per = perBehind(spans, at, clauses)
    const cues = (step: 1 | -1) => cuesBeside(spans, at, step, clauses)
    return [
      {
        value: span.value,
        ...(unit && { unit }),
        ...(currency !== undefined && { currency }),
        isMoney: span.kind === 'money' || currency !== undefined,
        isPercent: span.kind === 'percent' || isShare(spans[at + 1]),
        before: cues(-1),
        behind: cues(1),
        ...(per !== undefined && { per }),
        words: wordsOf({ tokens }, span),
      },
    ]
  })
}

/** "15 % of". */
const isShare = (next: Span | undefined): boolean => next?.kind === 'cue' && next.cues.includes('percent_of')

/** The number of the clause that each span stands in. */
function clausesOf({ tokens, spans }: Part): number[] {
  const ends = tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && CLAUSE_END.test(text) ? [at] : []))
  let clause = 0
  let next = 0
  return spans.map((span) => {
    while ((ends[next] ?? Number.POSITIVE_INFINITY) < span.start) {
      clause += 1
      next += 1
    }
    if (span.kind === 'cue' && span.cues.includes('and')) clause += 1
    return clause
  })
}

/** "3 x 60 kg bags". */
function unitTimes({ tokens, spans }: Part, at: number): Unit | undefined {
  const [times, unit] = [spans[at + 1], spans[at + 2]]
  const isTimes = times?.kind === 'unknown' && /^[x×*]$/.test(tokens[times.start]?.folded ?? '')
  return isTimes && unit?.kind === 'unit' ? unit.unit : undefined
}

const currencyBeside = (spans: readonly Span[], at: number): string | undefined =>
  [spans[at + 1], spans[at - 1]].flatMap((span) => (span?.kind === 'currency' ? [span.currency] : []))[0]

/** The unit behind "per", "a" or "each": nothing but fillers and a currency may stand between. */
function perBehind(
  spans: readonly Span[],
  at: number,
  clauses: readonly number[],
): Unit | 'each' | undefined {
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const span = spans[next]
    if (span === undefined || clauses[next] !== clauses[at]) return undefined
    if (span.kind === 'cue' && span.cues.includes('per')) {
      const unit = spans[next + 1]
      return unit?.kind === 'unit' ? unit.unit : 'each'
    }
    if (span.kind === 'unit') return span.unit
    if (span.kind !== 'filler' && span.kind !== 'currency' && span.kind !== 'thing') return undefined
  }
  return undefined
}

/** Cues that tell what a figure is. */
const TELLING: ReadonlySet<Cue> = new Set([
  'cost',
  'sell',
  'buy',
  'yield',
  'lost',
  'share',
  'at',
  'ask_price',
  'percent_of',
])

/** What stands between two figures of a clause tells of the second. */
function cuesBeside(spans: readonly Span[], at: number, step: 1 | -1, clauses: readonly number[]): Set<Cue> {
  const found = new Set<Cue>()
  for (let next = at + step; clauses[next] === clauses[at]; next += step) {
    const span = spans[next]
    if (span === undefined) break
    if (hasNumber(span)) return step === 1 ? new Set() : found
    // "A tonne" says what the figure before it is per.
    const isPer = span.kind === 'cue' && span.cues.includes('per') && spans[next + 1]?.kind === 'unit'
    if (span.kind === 'cue' && !isPer) for (const cue of span.cues) if (TELLING.has(cue)) found.add(cue)
  }
  return found
}
