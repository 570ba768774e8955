import { kgPerUnit } from '../../mass.ts'
import type { Unit } from '../units.ts'
import { areAdjacent, type DraftStep, type Message, meaningOf, meansAny, type SpanDraft } from './draft.ts'

/**
 * Merges each number with its unit, currency or percent sign: "50 kg", "2 bags of 90 kg", "KES
 * 4,500", "12 %".
 */
export const mergeAmounts: DraftStep = (drafts, message) => {
  const told: SpanDraft[] = []
  for (let at = 0; at < drafts.length; ) {
    const draft = drafts[at]
    const read = readAt(drafts, at, message)
    const last = drafts[(read?.next ?? 0) - 1]
    if (read !== undefined && draft !== undefined && last !== undefined)
      told.push({
        span: { ...read.said, start: draft.span.start, end: last.span.end },
        meanings: draft.meanings,
      })
    else if (draft !== undefined) told.push(draft)
    at = read?.next ?? at + 1
  }
  return told
}

type Said =
  | { readonly kind: 'amount'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'money'; readonly value: number; readonly currency: string }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'unit'; readonly unit: Unit }

interface Read<Told = Said> {
  readonly said: Told
  readonly next: number
}

function readAt(drafts: readonly SpanDraft[], at: number, message: Message): Read | undefined {
  const [first, second, third] = drafts.slice(at, at + 3)
  if (first === undefined) return undefined
  if (first.span.kind !== 'number')
    return (
      moneyBehind(drafts, at) ??
      percentBehind(first, second, third, at) ??
      countedBehind(drafts, at, message) ??
      sizedUnit(drafts, at, message)
    )
  const { value } = first.span
  if (areAdjacent(first, second)) {
    const money = second && paid(value, second, third, message)
    if (money !== undefined) return { said: money, next: at + 2 }
    if (second && meansAny(second, 'percent') && countedBehind(drafts, at + 1, message) === undefined)
      return { said: { kind: 'percent', value }, next: at + 2 }
    // "20 90 kg bags" means twenty bags; "the 90 kg bag" has no count.
    const counted = bagOf(drafts, at + 1)
    if (counted !== undefined)
      return { said: { kind: 'amount', value, unit: counted.said }, next: counted.next }
  }
  // "Per 50 kg" is a unit; "a 40 kg goat" is not.
  const before = drafts[at - 1]
  const kg =
    before?.span.kind === 'cue' && before.span.cues.join() === 'per' ? kilogramsOf(first, second) : undefined
  if (kg !== undefined && kg !== 1 && areAdjacent(first, second) && !(third && isSack(third)))
    return { said: { kind: 'unit', unit: { kind: 'sack', kg } }, next: at + 2 }
  const bag = bagOf(drafts, at)
  if (bag !== undefined) return { said: { kind: 'unit', unit: bag.said }, next: bag.next }
  // The 4 in "18000 watu 4" counts the people, so 18000 does not. "45 للكيس" is 45 per bag.
  const isOther = second?.isStem === true || countedBehind(drafts, at + 1, message) !== undefined
  const unit = areAdjacent(first, second) && !isOther ? unitAt(drafts, at + 1, message) : undefined
  return unit && { said: { kind: 'amount', value, unit: unit.said }, next: unit.next }
}

/**
 * Reads a price in an adjacent currency. "20 pounds" is a weight, but "20 pounds a bag" is a price.
 */
function paid(
  value: number,
  sign: SpanDraft,
  behind: SpanDraft | undefined,
  { tokens }: Message,
): Said | undefined {
  const meaning = meaningOf(sign, 'currency')
  const isPer =
    behind?.span.kind === 'cue' &&
    (behind.span.cues.includes('per') || tokens[behind.span.start]?.folded === 'a')
  if (meaning === undefined || (sign.span.kind !== 'currency' && !isPer)) return undefined
  return { kind: 'money', value: meaning.coin ? value / 100 : value, currency: meaning.currency }
}

function moneyBehind(drafts: readonly SpanDraft[], at: number): Read | undefined {
  const [sign, number] = drafts.slice(at, at + 2)
  // A dot may intervene ("Rs. 500"). "In rupees 45 kg bag" has no price.
  const isNear = sign && number && number.span.start - sign.span.end <= 1 && !bagOf(drafts, at + 1)
  if (sign?.span.kind !== 'currency' || number?.span.kind !== 'number' || !isNear) return undefined
  const coin = meaningOf(sign, 'currency')?.coin
  const { value } = number.span
  return {
    said: { kind: 'money', value: coin ? value / 100 : value, currency: sign.span.currency },
    next: at + 2,
  }
}

/** In some languages the number follows the word for per cent: "asilimia 10". */
function percentBehind(
  word: SpanDraft,
  number: SpanDraft | undefined,
  behind: SpanDraft | undefined,
  at: number,
): Read | undefined {
  const isOwn =
    behind && areAdjacent(number, behind) && (behind.span.kind === 'unit' || meansAny(behind, 'percent'))
  if (!meansAny(word, 'percent') || number?.span.kind !== 'number' || !areAdjacent(word, number) || isOwn)
    return undefined
  return { said: { kind: 'percent', value: number.span.value }, next: at + 2 }
}

/** In some languages the number follows its unit: "kilo 90", "magunia 20 ya kilo 90". */
function countedBehind(drafts: readonly SpanDraft[], at: number, message: Message): Read | undefined {
  const [unit, number, behind] = drafts.slice(at, at + 3)
  const meaning = unit && (meaningOf(unit, 'unit') ?? meaningOf(unit, 'percent'))
  if (
    unit === undefined ||
    meaning?.numberBehind !== true ||
    number?.span.kind !== 'number' ||
    !areAdjacent(unit, number)
  )
    return undefined
  if (
    areAdjacent(number, behind) &&
    behind &&
    (behind.span.kind === 'unit' || behind.span.kind === 'currency')
  )
    return undefined
  const { value } = number.span
  if (meaning.kind === 'percent') return { said: { kind: 'percent', value }, next: at + 2 }
  const size = isSack(unit) ? sizeAt(drafts, at + 2) : undefined
  return {
    said: { kind: 'amount', value, unit: size?.said ?? asWritten(meaning.unit, unit, message) },
    next: size?.next ?? at + 2,
  }
}

function sizedUnit(drafts: readonly SpanDraft[], at: number, message: Message): Read | undefined {
  const unit = drafts[at]?.span.kind === 'unit' ? unitAt(drafts, at, message) : undefined
  return unit && unit.next > at + 1 ? { said: { kind: 'unit', unit: unit.said }, next: unit.next } : undefined
}

/** A unit, with the weight of a bag if stated. Animals are counted by name. */
function unitAt(drafts: readonly SpanDraft[], at: number, message: Message): Read<Unit> | undefined {
  const draft = drafts[at]
  const unit = draft && meaningOf(draft, 'unit')?.unit
  const isUnit =
    draft?.span.kind === 'unit' ||
    (draft?.span.kind === 'unpriced' && unit?.kind === 'piece') ||
    (draft?.span.kind === 'thing' && unit?.kind === 'area')
  if (draft === undefined || unit === undefined || !isUnit) return undefined
  const size = isSized(draft, drafts[at + 1]) ? sizeAt(drafts, at + 1) : undefined
  return size ?? { said: asWritten(unit, draft, message), next: at + 1 }
}

/** The weight after a bag: "of 90 kg", "of kilo 90". */
function sizeAt(drafts: readonly SpanDraft[], at: number): Read<Unit> | undefined {
  const before = drafts[at - 1]
  const of = drafts[at]
  const from = of !== undefined && meansAny(of, 'of') && areAdjacent(before, of) ? at + 1 : at
  const [one, other] = [drafts[from], drafts[from + 1]]
  const kg = kilogramsOf(one, other) ?? kilogramsOf(other, one)
  const isOfIt = areAdjacent(drafts[from - 1], one) && areAdjacent(one, other)
  return kg === undefined || !isOfIt ? undefined : { said: { kind: 'sack', kg }, next: from + 2 }
}

function bagOf(drafts: readonly SpanDraft[], at: number): Read<Unit> | undefined {
  const [number, mass, sack] = drafts.slice(at, at + 3)
  const kg = kilogramsOf(number, mass)
  const isOne = sack !== undefined && isSack(sack) && areAdjacent(number, mass) && areAdjacent(mass, sack)
  return kg === undefined || !isOne ? undefined : { said: { kind: 'sack', kg }, next: at + 3 }
}

/** "A sack 50 kg" needs no "of"; "a quintal of 46 kg" does. */
const isSized = (unit: SpanDraft, of: SpanDraft | undefined): boolean =>
  isSack(unit) ||
  (of !== undefined && unit.span.kind === 'unit' && unit.span.unit.kind === 'mass' && meansAny(of, 'of'))

const isSack = ({ span }: SpanDraft): boolean => span.kind === 'unit' && span.unit.kind === 'sack'

function kilogramsOf(number: SpanDraft | undefined, mass: SpanDraft | undefined): number | undefined {
  if (number?.span.kind !== 'number' || mass?.span.kind !== 'unit' || mass.span.unit.kind !== 'mass')
    return undefined
  const { unit } = mass.span.unit
  // Six significant digits: "a bale of 480 lb" is 217.724 kg.
  return unit === 'bushel' ? undefined : Number((number.span.value * kgPerUnit[unit]).toPrecision(6))
}

/** Counted items keep their name as written. */
function asWritten(unit: Unit, { span }: SpanDraft, { tokens }: Message): Unit {
  const words = tokens.slice(span.start, span.end).map(({ text }) => text)
  return unit.kind === 'piece' ? { ...unit, name: words.join(' ') } : unit
}
