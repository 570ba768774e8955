import type { Cue } from '../cue.ts'
import { type MessagePart, spanText } from '../parts.ts'
import type { Span } from '../span.ts'
import type { Unit } from '../units.ts'
import { isNonQuantity } from './non-quantities.ts'
import type { NumberMention, PerUnit } from './number-mention.ts'

/** In "cost per bag?", `wanted` is the bag: a unit after "per" without a number. */
export interface NumberMentions {
  readonly all: readonly NumberMention[]
  readonly wanted?: PerUnit
  /** True for a unit before its numbers: "per bag I pay 20, 30 and 40". */
  readonly isHeaded: boolean
}

type SpanWithNumber = Extract<Span, { readonly value: number }>
interface Per {
  readonly unit: PerUnit
  readonly start: number
  readonly end: number
}

/** Marks that separate the cues of one number from the next. */
const CLAUSE_END = /^[.,:;!?،؟।\n]$/u
/** A message with more numbers is not read as a calculation. */
export const MAX_NUMBERS = 16
/** Maximum distance between a number and its reference unit, in spans. */
const REACH = 4
const RESULTS: readonly Cue[] = ['left', 'break_even', 'cost', 'ask_price']
const TIMES = { day: 'day', daily: 'day', week: 'week', month: 'month', year: 'year' } as const

export const hasNumber = (span: Span | undefined): span is SpanWithNumber =>
  span !== undefined && 'value' in span

/** Returns the cues of a span, including those that matter only in calculations. */
export const spanCues = (span: Span | undefined): readonly Cue[] =>
  span?.kind === 'cue' || span?.kind === 'filler'
    ? [...(span.kind === 'cue' ? span.cues : []), ...(span.sums ?? [])]
    : []

/** Returns the cues of a part, including those that matter only in calculations. */
export const sumCues = ({ spans }: Pick<MessagePart, 'spans'>): ReadonlySet<Cue> =>
  new Set(spans.flatMap(spanCues))

const means = (span: Span | undefined, ...cues: readonly Cue[]): boolean =>
  spanCues(span).some((cue) => cues.includes(cue))

/** True for a farm product or input. */
export const isProductName = (span: Span | undefined): boolean =>
  span?.kind === 'thing' || span?.kind === 'unpriced' || span?.kind === 'product'

/** Finds the numbers of a part, in order, without durations. */
export const findNumbers = (part: MessagePart): readonly NumberMention[] =>
  findNumbersWithUnits(part).all.filter(({ unit }) => unit?.kind !== 'time')

/** Finds the numbers of a part with their reference units, without dates and phone numbers. */
export function findNumbersWithUnits(part: MessagePart): NumberMentions {
  const { spans } = part
  const clauses = clauseNumbers(part)
  const taken = new Set<number>()
  const all: NumberMention[] = []
  for (const [at, span] of spans.entries()) {
    if (all.length > MAX_NUMBERS) break
    const duration = durationOf(part, at)
    if ((!hasNumber(span) && duration === undefined) || isNonQuantity(part, at)) continue
    const currency = span.kind === 'money' ? span.currency : currencyBeside(spans, at)
    const unit = duration?.unit ?? unitOf(part, at)
    const name = unit === undefined ? nameBehind(part, at) : undefined
    const pers = persOf(part, at, clauses, unit, taken)
    for (const { start, end } of pers) for (let one = start; one < end; one += 1) taken.add(one)
    all.push({
      value: duration?.value ?? (hasNumber(span) ? span.value : 0),
      ...(unit && { unit }),
      ...(currency !== undefined && { currency }),
      isMoney: span.kind === 'money' || currency !== undefined,
      isPercent: span.kind === 'percent' || means(spans[at + 1], 'percent_of'),
      isOfNext: spans.slice(at + 1, at + 3).some((next) => means(next, 'of', 'percent_of')),
      before: cuesBeside(spans, at, -1, clauses, taken),
      behind: cuesBeside(spans, at, 1, clauses, taken),
      pers: pers.map((per) => per.unit),
      isHeaded: pers.some(({ start }) => start < at),
      clause: clauses[at] ?? 0,
      at,
      ...(name && { name }),
    })
  }
  if (all.length === 0 || all.length > MAX_NUMBERS) return { all, isHeaded: false }
  const idle = spans.flatMap((_, at) => (taken.has(at) ? [] : (perAt(part, at) ?? [])))
  for (const { start, end } of idle) for (let at = start; at < end; at += 1) taken.add(at)
  // "Profit per bag, if I sold 20" requests a unit; "per bag I pay 20, 30 and 40" is a heading.
  const last = all.at(-1)?.at ?? 0
  const heads = ({ start }: Per) => start < last && !means(spans[start - 1], ...RESULTS)
  const isHeaded = idle.some(heads) || spans.some((_, at) => !taken.has(at) && isLandAt(spans, at))
  const wanted = isHeaded ? undefined : (idle.findLast(({ unit }) => unit !== 'each') ?? idle.at(-1))?.unit
  return { all, isHeaded, ...(wanted !== undefined && { wanted }) }
}

function clauseNumbers({ tokens, spans }: MessagePart): number[] {
  const ends = tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && CLAUSE_END.test(text) ? [at] : []))
  let clause = 0
  let next = 0
  return spans.map((span) => {
    while ((ends[next] ?? Number.POSITIVE_INFINITY) < span.start) {
      clause += 1
      next += 1
    }
    if (means(span, 'and')) clause += 1
    return clause
  })
}

/** "In 30 days" and "for 2 weeks" may be inputs of a calculation. */
function durationOf({ tokens, spans }: MessagePart, at: number): { value: number; unit: Unit } | undefined {
  const span = spans[at]
  if (span?.kind === 'when' && span.lasts !== undefined) {
    const { value, unit } = span.lasts
    return { value, unit: { kind: 'time', unit, name: tokens[span.end - 1]?.text ?? '' } }
  }
  const isTime = span?.kind === 'number' && !means(spans[at + 1], 'daily')
  const unit = isTime ? timeAt({ tokens, spans }, at + 1) : undefined
  return span?.kind === 'number' && unit ? { value: span.value, unit } : undefined
}

function timeAt(part: MessagePart, at: number): Unit | undefined {
  const span = part.spans[at]
  const cue = spanCues(span).find((one): one is keyof typeof TIMES => one in TIMES)
  return span && cue && { kind: 'time', unit: TIMES[cue], name: spanText(part, span) }
}

/** The unit may follow the product: "12 maize bags", "3 x 60 kg bags". */
function unitOf({ spans }: MessagePart, at: number): Unit | undefined {
  const [span, next, behind] = spans.slice(at, at + 3)
  if (span?.kind === 'amount') return span.unit
  const isCounted = span?.kind === 'number' && (isProductName(next) || means(next, 'times'))
  return isCounted && behind?.kind === 'unit' ? behind.unit : undefined
}

/** The product after a plain number: "12 eggs", "300 diesel". */
function nameBehind(part: MessagePart, at: number): Unit | undefined {
  const [span, next] = part.spans.slice(at, at + 2)
  const isNamed = span && isProductName(part.spans[at - 1]) && part.spans[at - 1]?.end === span.start
  const isBeside = span?.kind === 'number' && next?.start === span.end && isProductName(next) && !isNamed
  return isBeside && next ? { kind: 'piece', name: spanText(part, next) } : undefined
}

const currencyBeside = (spans: readonly Span[], at: number): string | undefined =>
  [spans[at + 1], spans[at - 1]].flatMap((span) => (span?.kind === 'currency' ? [span.currency] : []))[0]

/**
 * Reads "per bag", "a day" or "daily". Returns "each" without a unit, "other" for an unknown word.
 */
function perAt(part: MessagePart, at: number): Per | undefined {
  const { tokens, spans } = part
  const [span, behind, next] = spans.slice(at, at + 3)
  const per = (unit: PerUnit, length: number): Per => ({ unit, start: at, end: at + length })
  if (means(span, 'daily')) return per(timeAt(part, at) ?? 'other', 1)
  const isTime = behind?.kind === 'period' || (behind?.kind === 'when' && behind.lasts === undefined)
  const isOfDate = isTime || isNonQuantity(part, at + 1)
  if (span === undefined || !means(span, 'per') || isOfDate) return undefined
  // "A" means "each" in some languages, and "at" or "to" in others.
  const isLoose = means(span, 'at', 'to', 'of')
  if (behind?.start === span.end) {
    // Unsupported reference units: "per dozen", "per 500 g".
    const isSpelled = behind.kind === 'number' && tokens[behind.start]?.kind === 'word'
    const isMany = behind.kind === 'amount' && behind.value !== 1
    if (isSpelled || (isMany && !isLoose)) return per('other', 1)
    if (behind.kind === 'unit' || (behind.kind === 'amount' && !isMany)) return per(behind.unit, 2)
    if (isProductName(behind) && next?.kind === 'unit') return per(next.unit, 3)
    if (isProductName(behind)) return per({ kind: 'piece', name: spanText(part, behind) }, 2)
  }
  const time = means(behind, 'daily') ? undefined : timeAt(part, at + 1)
  if (time !== undefined) return per(time, 2)
  const isOther = behind?.kind === 'unknown' && span.end - span.start === 1
  if (!isLoose) return per(isOther ? 'other' : 'each', 1)
  return hasNumber(spans[at - 1]) && (isOther || behind?.kind === 'filler') ? per('other', 1) : undefined
}

/** The reference unit follows its number, or else precedes it. Names and fillers may intervene. */
function persOf(
  part: MessagePart,
  at: number,
  clauses: readonly number[],
  own: Unit | undefined,
  taken: ReadonlySet<number>,
): Per[] {
  const { spans } = part
  const found: Per[] = []
  const isNear = (next: number) => spans[next] && clauses[next] === clauses[at] && !taken.has(next)
  let end = at + 1
  for (let next = end; next < end + REACH && isNear(next); next += 1) {
    const span = spans[next]
    const isUnit = span?.kind === 'unit' && (own === undefined || span.unit.kind === 'area')
    const bare = isUnit && found.length === 0 ? { unit: span.unit, start: next, end: next + 1 } : undefined
    const per = perAt(part, next) ?? bare
    const isArticle = means(span, 'or') && spans[next + 1]?.kind === 'unit'
    if (per === undefined && !isLittle(span) && !isArticle) break
    if (per === undefined) continue
    found.push(per)
    end = per.end
    next = end - 1
  }
  if (found.length > 0) return found
  for (let next = at - 1; next >= at - REACH && isNear(next); next -= 1) {
    const per = perAt(part, next)
    if (typeof per?.unit === 'object') {
      const isOther = own === undefined || (per.unit.kind !== own.kind && !means(spans[next - 1], ...RESULTS))
      return isOther ? [per] : []
    }
    const span = spans[next]
    if (!isLittle(span) && span?.kind !== 'unit' && !means(span, 'cost', 'ask_price', 'at', ...TIME_CUES))
      break
  }
  return []
}

function isLandAt(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  return span?.kind === 'unit' && span.unit.kind === 'area' && !means(spans[at - 1], 'to', 'how_many')
}

const TIME_CUES = Object.keys(TIMES) as (keyof typeof TIMES)[]

const isLittle = (span: Span | undefined): boolean =>
  (span?.kind === 'filler' && span.sums === undefined) ||
  span?.kind === 'currency' ||
  isProductName(span) ||
  spanCues(span).some((cue) => cue.startsWith('job_')) ||
  means(span, 'of', 'percent_of')

/** Cues that help to find the role of a number. */
const TELLING: ReadonlySet<Cue> = new Set([
  'cost',
  'sell',
  'buy',
  'yield',
  'lost',
  'share',
  'at',
  'lump',
  'times',
  'less',
  'ask_price',
  'percent_of',
  'self',
])

/** Cues beside a number in its clause. Cues between two numbers belong to the second. */
function cuesBeside(
  spans: readonly Span[],
  at: number,
  step: 1 | -1,
  clauses: readonly number[],
  taken: ReadonlySet<number>,
): Set<Cue> {
  const found = new Set<Cue>()
  for (let next = at + step; clauses[next] === clauses[at]; next += step) {
    const span = spans[next]
    if (span === undefined) break
    if (hasNumber(span)) return step === 1 ? new Set() : found
    // "A tonne" is the reference unit of the number before.
    if (!taken.has(next)) for (const cue of spanCues(span)) if (TELLING.has(cue)) found.add(cue)
  }
  return found
}
