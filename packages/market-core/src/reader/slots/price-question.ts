import type { Cue } from '../cue.ts'
import { collectCues, type MessagePart } from '../parts.ts'
import type { PriceKind, PriceTarget, Question } from '../question.ts'
import type { Span } from '../span.ts'
import { isOneMonth, isUpToNow } from '../time/period.ts'
import type { Unit } from '../units.ts'
import { mentionsNow, readTarget, spansOfKind } from './target.ts'

const PRICE_KINDS: readonly (readonly [Cue, PriceKind])[] = [
  ['farm_gate', 'farm-gate'],
  ['retail', 'retail'],
  ['wholesale', 'wholesale'],
  ['futures', 'futures'],
  ['support_price', 'support'],
]

/** Reads the price question of a part; by default the plain price. */
export function toPriceQuestion(part: MessagePart): Question {
  const cues = collectCues(part)
  const target = readTarget(part)
  const says = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const isOfTwo = target.things.length > 1 || target.places.length > 1 || target.times.length > 1
  const isSetAgainst = says('compare', 'more', 'less', 'most', 'least', 'which', 'or')
  const ratio =
    says('how_many') && target.things.length === 2 && !says('ask_price') ? ratioOf(part, target) : undefined
  if (ratio !== undefined) return ratio
  const threshold = thresholdOf(part, target, cues)
  if (threshold !== undefined) return threshold
  if (isSetAgainst && isOfTwo)
    return {
      kind: 'compare',
      by: says('swing') ? 'swing' : part.spans.some(tellsMove) ? 'change' : 'price',
      first: says('less', 'least') || (says('down') && !says('up')) ? 'least' : 'most',
      ...target,
    }
  const [time] = target.times
  const isAgainstNow = time !== undefined && !says('mean', 'when') && says('compare', 'more', 'less')
  // A comparison with the mean of a longer past period.
  if (isAgainstNow && !says('highest', 'lowest') && !isOneMonth(time) && !isUpToNow(time))
    return { kind: 'compare', by: 'price', ...target, times: [time, { monthsAgo: 0 }] }
  if (says('season')) return { kind: 'extreme', of: 'season', ...target }
  // A single month has no highest price, so "más alto" means "higher".
  const extreme = isAgainstNow && isOneMonth(time) ? undefined : extremeOf(cues)
  if (extreme !== undefined) {
    const isDistance = says('below', 'above', 'compare') && extreme !== 'mean'
    return { kind: 'extreme', of: extreme, ...(isDistance && { distance: true as const }), ...target }
  }
  if (says('change', 'up', 'down', 'swing') || isAgainstNow) {
    const [isUp, isDown] = [says('up', 'more'), says('down', 'less')]
    const way = isUp === isDown ? undefined : isUp ? 'up' : 'down'
    return { kind: 'change', ...(way && { way }), ...target }
  }
  const priceKind = PRICE_KINDS.find(([cue]) => cues.has(cue))?.[1]
  // "Now and a year ago" names two times.
  const times =
    target.times.length > 0 && mentionsNow(part) ? [{ monthsAgo: 0 }, ...target.times] : target.times
  return { kind: 'price', ...(priceKind && { priceKind }), ...target, times }
}

/** "Rose" describes a movement; "higher" may describe a price. */
const tellsMove = (span: Span): boolean =>
  span.kind === 'cue' &&
  span.cues.some((cue) => cue === 'change' || cue === 'up' || cue === 'down') &&
  !span.cues.some((cue) => cue === 'more' || cue === 'less')

/** "When was it cheapest" is about one product, "which is cheapest" about several. */
function extremeOf(cues: ReadonlySet<Cue>): 'highest' | 'lowest' | 'mean' | undefined {
  const says = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  if (says('highest', 'most') || (says('when') && says('more'))) return 'highest'
  if (says('lowest', 'least') || (says('when') && says('less'))) return 'lowest'
  return cues.has('mean') ? 'mean' : undefined
}

function ratioOf(part: MessagePart, target: PriceTarget): Question {
  const units: Unit[] = part.spans.flatMap((span) =>
    span.kind === 'unit' || span.kind === 'amount' ? [span.unit] : [],
  )
  const [sold, bought] = units
  const { unit: _, ...rest } = target
  return { kind: 'ratio', ...(sold && { sold }), ...(bought && { bought }), ...rest }
}

/** Money with "above" or "below" is a price limit. */
function thresholdOf(part: MessagePart, target: PriceTarget, cues: ReadonlySet<Cue>): Question | undefined {
  const [money] = spansOfKind(part, 'money')
  const [number] = spansOfKind(part, 'number')
  const value = money?.value ?? number?.value
  const way = cues.has('above') ? 'above' : cues.has('below') ? 'below' : undefined
  if (value === undefined || way === undefined || target.things.length === 0) return undefined
  const currency = money?.currency ?? target.currencies[0]
  const limit = { value, ...(currency && { currency }), ...(target.unit && { per: target.unit }) }
  return { kind: 'threshold', limit, way, ...target }
}
