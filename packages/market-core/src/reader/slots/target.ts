import type { Part } from '../parts.ts'
import type { Target, Thing } from '../question.ts'
import type { Span, SpanOf } from '../span.ts'
import type { Unit } from '../units.ts'

/** The spans of a kind, in their order. */
export const spansOfKind = <Kind extends Span['kind']>(
  { spans }: Pick<Part, 'spans'>,
  kind: Kind,
): SpanOf<Kind>[] => spans.filter((span): span is SpanOf<Kind> => span.kind === kind)

/** What of the stored prices a part names. */
export function targetOf(part: Part): Target {
  const unit = unitWanted(part)
  return {
    things: thingsOf(part),
    places: distinct(spansOfKind(part, 'place').map(({ place }) => place)),
    times: distinct(spansOfKind(part, 'period').map(({ period }) => period)),
    ...(unit && { unit }),
    currencies: distinct(spansOfKind(part, 'currency').map(({ currency }) => currency)),
  }
}

/** Everything with a name, the nearest thing of a product ("maize flour") among it, without repeats. */
export function thingsOf(part: Part): Thing[] {
  const things = part.spans.flatMap((span): Thing[] => {
    if (span.kind === 'thing') return [{ commodity: span.commodities[0] ?? '', variety: span.variety }]
    if (span.kind === 'unpriced') return [{ commodity: span.name, variety: [] }]
    if (span.kind === 'product') return span.of.slice(0, 1).map((commodity) => ({ commodity, variety: [] }))
    return []
  })
  const first = new Map<string, Thing>()
  for (const thing of things) {
    const key = [thing.commodity, ...thing.variety].join(' ')
    // "Coffee ... robusta coffee" is one thing, by its fuller name.
    if (thing.variety.length > 0) first.delete(thing.commodity)
    if (!first.has(key)) first.set(key, thing)
  }
  return [...first.values()]
}

/** The unit that a price is wanted per: one that no number stands before. */
function unitWanted(part: Part): Unit | undefined {
  const bare = spansOfKind(part, 'unit').at(0)?.unit
  if (bare !== undefined) return bare
  // "A 50 kg bag", "per 90 kg bag": one of it is an amount as well.
  const sack = spansOfKind(part, 'amount').find(({ value, unit }) => value === 1 && unit.kind === 'sack')
  return sack?.unit
}

function distinct<T>(values: readonly T[]): T[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...seen.values()]
}
