import { findOtherVarieties } from '../../commodities/related.ts'
import type { MessagePart } from '../parts.ts'
import type { NamedProduct, PriceTarget } from '../question.ts'
import type { Span, SpanOf } from '../span.ts'
import { isOneMonth, type Period, placeInYear } from '../time/period.ts'
import type { Unit } from '../units.ts'

/** Returns the spans of a kind, in order. */
export const spansOfKind = <Kind extends Span['kind']>(
  { spans }: Pick<MessagePart, 'spans'>,
  kind: Kind,
): SpanOf<Kind>[] => spans.filter((span): span is SpanOf<Kind> => span.kind === kind)

/** Reads the products, places, times, unit and currencies that a part names. */
export function readTarget(part: MessagePart): PriceTarget {
  const unit = unitWanted(part)
  return {
    things: readThings(part),
    places: distinct(spansOfKind(part, 'place').map(({ place }) => place)),
    times: timesOf(part),
    ...(unit && { unit }),
    currencies: distinct(spansOfKind(part, 'currency').map(({ currency }) => currency)),
  }
}

/** "Last June (2025)" is one period. */
function timesOf(part: MessagePart): Period[] {
  const periods = distinct(spansOfKind(part, 'period').map(({ period }) => period))
  const [first, second, ...others] = periods
  const inOne =
    first && second && others.length === 0 ? (monthOf(first, second) ?? monthOf(second, first)) : undefined
  return inOne === undefined ? periods : [inOne]
}

/** Places a month without a year in the year of another period. */
function monthOf(month: Period, within: Period): Period | undefined {
  if (!isOneMonth(month) || !('start' in month) || month.start === undefined || !('start' in within))
    return undefined
  const { start, end } = within
  const year = start?.slice(0, 4)
  if (
    !/^--\d\d$/.test(month.start) ||
    start === undefined ||
    start.startsWith('--') ||
    end?.slice(0, 4) !== year
  )
    return undefined
  const date = placeInYear(month.start, Number(year))
  return { start: date, end: date }
}

/** True for "now" or "today". */
export const mentionsNow = (part: MessagePart): boolean =>
  spansOfKind(part, 'when').some(({ when }) => when.days?.[0] === 0)

/** Returns the products of a part, with the base of a processed product ("maize flour"). */
export function readThings(part: MessagePart): NamedProduct[] {
  const isNot = (span: Span | undefined) => span?.kind === 'cue' && span.cues.includes('not')
  const isEach = part.spans.some((span) => span.kind === 'cue' && span.cues.includes('each_kind'))
  const things = part.spans.flatMap((span, at): NamedProduct[] => {
    // "Not maize, wheat" excludes maize.
    if (isNot(part.spans[at - 1])) return []
    if (span.kind === 'thing') {
      const [commodity = '', { variety }] = [span.commodities[0], span]
      const others = isEach
        ? findOtherVarieties(commodity).map((other) => ({ commodity: other, variety: [] }))
        : []
      return [{ commodity, variety }, ...others]
    }
    if (span.kind === 'unpriced') return [{ commodity: span.name, variety: [] }]
    if (span.kind === 'product') return span.of.slice(0, 1).map((commodity) => ({ commodity, variety: [] }))
    return []
  })
  const first = new Map<string, NamedProduct>()
  for (const thing of things) {
    const key = [thing.commodity, ...thing.variety].join(' ')
    // "Coffee ... robusta coffee" is one product, under the fuller name.
    if (thing.variety.length > 0) first.delete(thing.commodity)
    if (!first.has(key)) first.set(key, thing)
  }
  return [...first.values()]
}

function unitWanted(part: MessagePart): Unit | undefined {
  const bare = spansOfKind(part, 'unit').find(({ unit }) => unit.kind !== 'area')?.unit
  if (bare !== undefined) return bare
  // "A 50 kg bag" and "per 90 kg bag" name a unit.
  const sack = spansOfKind(part, 'amount').find(({ value, unit }) => value === 1 && unit.kind === 'sack')
  return sack?.unit
}

function distinct<T>(values: readonly T[]): T[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...seen.values()]
}
