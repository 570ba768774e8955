import { kilograms } from '../../mass.ts'
import type { Cue } from '../cue.ts'
import { cuesOf, type Part } from '../parts.ts'
import type { Figure, Question, SumAsked, Thing } from '../question.ts'
import type { Span } from '../span.ts'
import type { Amount, Unit } from '../units.ts'
import { figuresOf } from './figures.ts'
import { numbersOf } from './numbers.ts'
import { spansOfKind, targetOf } from './target.ts'

/** Fewer figures than these make no sum by themselves. */
const FEWEST = 2
/** A number from here on is a year. */
const FIRST_YEAR = 1900

/**
 * The farm sum that a part asks for: undefined where it has too few figures; `ask_back` where a figure has no place in
 * it.
 */
export function sumOf(part: Part): Question | undefined {
  const numbers = numbersOf(part)
  const cues = cuesOf(part)
  const { things } = targetOf(part)
  if (numbers.length < FEWEST && !isOfStored(numbers.length, cues, things)) return undefined
  const figures = hasNumberInTime(part) || hasUnknownBeside(part) ? undefined : figuresOf(part)
  const asked = figures && sumAsked(figures, cues)
  if (figures === undefined || asked === undefined)
    return { kind: 'ask_back', about: 'sum', words: numbers.map(({ words }) => words) }
  return { kind: 'sum', asked, figures, ...thingWithPrice(asked, figures, things) }
}

/** A word beside a figure that no table has may make it another. */
const hasUnknownBeside = ({ tokens, spans }: Part): boolean =>
  spans.some((span, at) => {
    const isOther = span.kind === 'unknown' && !/^[x×*]$/.test(tokens[span.start]?.folded ?? '')
    const touches = (other: Span | undefined) =>
      other !== undefined && 'value' in other && (other.end === span.start || span.end === other.start)
    return isOther && (touches(spans[at - 1]) || touches(spans[at + 1]))
  })

/** "22 litres a day, in 30 days": a number of days counts in the sum, and has no role in it. */
const hasNumberInTime = ({ tokens, spans }: Part): boolean =>
  spans.some(
    ({ kind, start, end }) =>
      (kind === 'when' || kind === 'period') &&
      tokens.slice(start, end).some((token) => token.kind === 'number' && Number(token.folded) < FIRST_YEAR),
  )

/** A price in another unit: "a 90 kg bag is 3,600, per kg?". */
export function priceInUnit(part: Part): Question | undefined {
  const [price, ...others] = numbersOf(part)
  const units = spansOfKind(part, 'unit').map(({ unit }) => unit)
  if (price === undefined || others.length > 0 || units.length !== 2 || price.unit !== undefined)
    return undefined
  const [sold, wanted] = units
  const [from, to] = [kgOf(sold), kgOf(wanted)]
  if (wanted === undefined || from === undefined || to === undefined || targetOf(part).things.length > 0)
    return undefined
  const { value, currency } = price
  return {
    kind: 'sum',
    asked: 'each',
    figures: [
      { role: 'quantity', value: from / to, unit: wanted },
      { role: 'cost', value, ...(currency !== undefined && { currency }) },
    ],
  }
}

const kgOf = (unit: Unit | undefined): number | undefined =>
  unit?.kind === 'mass' ? kilograms(unit.unit) : unit?.kind === 'sack' ? unit.kg : undefined

/** A sum with further figures, or with others in the place of those that it had. */
export function sumAgain(before: Extract<Question, { kind: 'sum' }>, part: Part): Question | undefined {
  const told = numbersOf(part).length > 0 ? figuresOf(part) : []
  const cues = cuesOf(part)
  if (told === undefined) return undefined
  const replaced = new Set(told.map(({ role }) => role))
  const figures = [...before.figures.filter(({ role }) => !replaced.has(role)), ...told]
  const asked = sumAsked(figures, cues) ?? before.asked
  return { ...before, asked: before.asked === 'break_even' ? before.asked : asked, figures }
}

/** What a sum lacks that is stored: the price of the thing that it is of. */
const thingWithPrice = (
  asked: SumAsked,
  figures: readonly Figure[],
  [thing]: readonly Thing[],
): { thing?: Thing } =>
  thing !== undefined && asked !== 'dry_matter' && !figures.some(({ role }) => role === 'price')
    ? { thing }
    : {}

/** "Break even for maize, cost 900 a hectare": what it lacks is stored. */
const isOfStored = (numbers: number, cues: ReadonlySet<Cue>, things: readonly Thing[]): boolean =>
  numbers === 1 && things.length > 0 && (cues.has('break_even') || cues.has('left'))

/** What figures of these roles come to, where the cues ask for nothing else; undefined for none. */
function sumAsked(figures: readonly Figure[], cues: ReadonlySet<Cue>): SumAsked | undefined {
  const roles = new Set(figures.map(({ role }) => role))
  const hasCosts = roles.has('cost') || roles.has('cost_each') || roles.has('cost_per_area')
  if (roles.has('moisture')) return roles.has('moisture_wanted') ? 'dry_matter' : undefined
  if (cues.has('break_even')) return 'break_even'
  if (roles.has('shares')) return 'each'
  if (roles.has('cost_per_area') || roles.has('yield')) return 'margin'
  if (hasCosts && roles.has('price')) return 'left'
  if (hasCosts && roles.has('quantity')) return cues.has('left') && cues.has('sell') ? 'left' : 'each'
  // "What do I get?" asks for the rest.
  const asksRest = cues.has('left') || cues.has('sell') || cues.has('yield')
  if (roles.has('percent')) return roles.has('price') && asksRest ? 'left' : 'percent'
  if (roles.has('quantity') && roles.has('price')) return 'total'
  if (roles.has('quantity') && cues.has('per')) return 'each'
  return undefined
}

/** A weight, volume, land or money to be told in another unit: "25 quintals in tonnes". */
export function conversionOf(part: Part): Question | undefined {
  const amounts = spansOfKind(part, 'amount')
  const units = spansOfKind(part, 'unit')
  const money = spansOfKind(part, 'money')
  const currencies = spansOfKind(part, 'currency')
  const cues = cuesOf(part)
  const { things } = targetOf(part)
  const thing = things.at(0)
  const [amount] = amounts
  if (things.length > 1) return undefined
  const numbers = part.spans.filter((span) => span.kind === 'number')
  if (
    money.length === 1 &&
    amounts.length === 0 &&
    numbers.length === 0 &&
    currencies.length === 1 &&
    things.length === 0
  ) {
    const [{ value, currency }, { currency: to }] = [
      money[0] ?? { value: 0 },
      currencies[0] ?? { currency: '' },
    ]
    if (currency !== undefined && currency !== to) return { kind: 'exchange', from: { value, currency }, to }
  }
  const asksUnit = cues.has('to') || cues.has('how_many') || things.length === 0
  if (amounts.length === 2 && cues.has('how_many') && money.length + numbers.length === 0) {
    // "How many 90 kg bags are in 4.5 tonnes": the bag is what it is counted in.
    const to = amounts.find(({ unit, value }) => unit.kind === 'sack' && value === 1)
    const from = amounts.find((one) => one !== to)
    if (to && from && sameKind(from.unit, to.unit))
      return { kind: 'convert', from, to: to.unit, ...(thing && { thing }) }
  }
  const to = units.find(({ unit }) => amount !== undefined && sameKind(amount.unit, unit))
  if (
    amount === undefined ||
    amounts.length > 1 ||
    to === undefined ||
    money.length + numbers.length > 0 ||
    !asksUnit
  )
    return undefined
  if (cues.has('ask_price') && things.length > 0) return undefined
  return {
    kind: 'convert',
    from: { value: amount.value, unit: amount.unit },
    to: to.unit,
    ...(thing && { thing }),
  }
}

/** "6 bags of urea, 50 kg": a weight behind bags without one is what each holds. */
function withSackWeights(amounts: readonly Amount[]): readonly Amount[] {
  const [bags, weight, ...others] = amounts
  const isWeight = weight?.unit.kind === 'mass' && weight.unit.unit === 'kg'
  if (bags?.unit.kind !== 'sack' || bags.unit.kg !== undefined || !isWeight || others.length > 0)
    return amounts
  return [{ value: bags.value, unit: { kind: 'sack', kg: weight.value } }]
}

const dimension = (unit: Unit): string => (unit.kind === 'sack' ? 'mass' : unit.kind)
const sameKind = (one: Unit, other: Unit): boolean => dimension(one) === dimension(other)

/** An amount of a thing at the stored price: "what are 20 tonnes of maize worth". */
export function worthOf(part: Part): Question | undefined {
  const amounts = withSackWeights(spansOfKind(part, 'amount'))
  const [amount] = amounts
  const { things, unit: _, ...target } = targetOf(part)
  const others = part.spans.filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'percent')
  if (amount === undefined || amounts.length > 1 || things.length !== 1 || others.length > 0) return undefined
  if (spansOfKind(part, 'unit').some((span) => span.unit.kind === 'area')) return undefined
  // "A 50 kg bag of urea" is a price per bag.
  if (amount.value === 1) return undefined
  return { kind: 'worth', ...target, things, amount: { value: amount.value, unit: amount.unit } }
}
