import type { Place } from '../places.ts'
import type { Span, Token } from '../span.ts'
import type { Unit } from '../units.ts'

/** Formats spans for test tables: cues by id, fillers omitted. */
export const describeSpans = (tokens: readonly Token[], spans: readonly Span[]): string =>
  spans
    .flatMap((span) => {
      const short = shortly(span)
      const words = tokens.slice(span.start, span.end).map(({ text }) => text)
      return short === '' ? [] : [span.kind === 'cue' ? short : `${words.join(' ')} = ${short}`]
    })
    .join(' | ')

function shortly(span: Span): string {
  const took = span.took === undefined ? '' : ` ~${span.took}`
  switch (span.kind) {
    case 'thing':
      return `${span.commodities.join('/')}${span.variety.map((word) => `+${word}`).join('')}${took}`
    case 'unpriced':
      return `unpriced ${span.name}${took}`
    case 'product':
      return `product of ${span.of.join('/')}`
    case 'place':
      return `place ${placed(span.place)}${took}`
    case 'number':
      return `${span.value}`
    case 'amount':
      return `${span.value} ${unitTold(span.unit)}`
    case 'money':
      return `${span.value} ${span.currency}`
    case 'percent':
      return `${span.value} %`
    case 'unit':
      return unitTold(span.unit)
    case 'currency':
      return span.currency
    case 'period':
      return JSON.stringify(span.period).replaceAll('"', '')
    case 'when':
      return JSON.stringify(span.when).replaceAll('"', '')
    case 'part':
      return span.part
    case 'cue':
      return `${span.cues.join('/')}${took}`
    case 'filler':
      return ''
    case 'unknown':
      return '?'
  }
}

function placed(place: Place): string {
  if (typeof place === 'string') return place
  return 'unknown' in place
    ? `?${place.unknown}`
    : [place.country, place.market, place.markets?.join('+')].filter(Boolean).join('/')
}

function unitTold(unit: Unit): string {
  switch (unit.kind) {
    case 'sack':
      return unit.kg === undefined ? 'sack' : `sack of ${unit.kg} kg`
    case 'piece':
    case 'time':
      return `${unit.kind} ${unit.name}`
    case 'mass':
    case 'area':
    case 'volume':
      return unit.unit
  }
}
