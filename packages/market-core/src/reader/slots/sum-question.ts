import type { Cue } from '../cue.ts'
import type { MessagePart } from '../parts.ts'
import type { Figure, NamedProduct, Question, SumKind } from '../question.ts'
import { unitSize } from '../unit-sizes.ts'
import type { Amount, Unit } from '../units.ts'
import { asksForPercentage, assignRoles } from './figures.ts'
import { findNumbers, findNumbersWithUnits, sumCues } from './find-numbers.ts'
import { readTarget, spansOfKind } from './target.ts'

const FEWEST = 2
/** Larger numbers in a duration may be years. */
const FIRST_YEAR = 1900
/** Sums with loans, offers or remainders are too complex. */
const BEYOND: readonly Cue[] = ['beyond_sums', 'rest', 'mean']

/**
 * Reads the calculation that a part asks for. Undefined with too few numbers; `ask_back` if a
 * number has no role.
 */
export function toSumQuestion(part: MessagePart): Question | undefined {
  const numbers = findNumbers(part)
  const cues = sumCues(part)
  const { things } = readTarget(part)
  if (numbers.length < FEWEST && !isOfStored(numbers.length, cues, things)) return undefined
  const isSimple = !isUnsupportedSum(part) && !hasTimeUncounted(part)
  const read = isSimple ? assignRoles(part) : undefined
  const wanted = read?.wanted ?? unitIn(part)
  const asked = read && sumAsked(read.figures, cues, wanted)
  if (read === undefined || asked === undefined) return { kind: 'ask_back' }
  const { figures } = read
  const thing = thingWithPrice(asked, figures, cues, things)
  return {
    kind: 'sum',
    asked,
    figures,
    ...(wanted && wanted !== 'each' && { wanted }),
    ...(thing && { thing }),
  }
}

/** The requested unit of the result: "in kg", "how many tonnes". */
function unitIn({ spans }: MessagePart): Unit | undefined {
  const span = spans.findLast((one, at) => {
    const before = spans[at - 1]
    const cues = before?.kind === 'cue' && !before.cues.includes('per') ? before.cues : []
    return one.kind === 'unit' && IN.some((cue) => cues.includes(cue))
  })
  return span?.kind === 'unit' ? span.unit : undefined
}

const IN: readonly Cue[] = ['to', 'how_many', 'total']

/** True for a duration of unknown length in days, whose number has no role. */
const hasTimeUncounted = ({ tokens, spans }: MessagePart): boolean =>
  spans.some((span) => {
    const isLasting =
      span.kind === 'when'
        ? span.lasts === undefined && ['days', 'far', 'nextHours', 'week'].some((key) => key in span.when)
        : span.kind === 'period' && 'months' in span.period
    const words = isLasting ? tokens.slice(span.start, span.end) : []
    return words.some((token) => token.kind === 'number' && Number(token.folded) < FIRST_YEAR)
  })

/** Reads a price to convert to another unit: "a 90 kg bag is 3,600, per kg?". */
export function toUnitPriceQuestion(part: MessagePart): Question | undefined {
  const { all, wanted } = findNumbersWithUnits(part)
  const [price, ...others] = all
  const units = spansOfKind(part, 'unit').map(({ unit }) => unit)
  const isOne = price !== undefined && others.length === 0 && price.unit === undefined && !price.isPercent
  if (!isOne || units.length !== 2 || typeof wanted === 'string' || readTarget(part).things.length > 0)
    return undefined
  const sold = units.find((unit) => unit !== wanted)
  if (wanted === undefined || sold === undefined || [sold, wanted].some((one) => unitSize(one)?.of !== 'kg'))
    return undefined
  const { value, currency } = price
  const figure = { role: 'price', value, per: sold, ...(currency !== undefined && { currency }) } as const
  return { kind: 'sum', asked: 'each', figures: [figure], wanted }
}

/** Adds numbers to an earlier calculation, or replaces its numbers. */
export function amendSum(
  before: Extract<Question, { kind: 'sum' }>,
  part: MessagePart,
): Question | undefined {
  const numbers = findNumbers(part)
  const read = numbers.length > 0 ? assignRoles(part) : { figures: [] }
  const cues = sumCues(part)
  if (read === undefined || isUnsupportedSum(part)) return undefined
  const replaced = new Set(read.figures.map(({ role }) => role))
  const figures = [...before.figures.filter(({ role }) => !replaced.has(role)), ...read.figures]
  const asked = sumAsked(figures, cues, read.wanted) ?? before.asked
  return { ...before, asked: before.asked === 'break_even' ? before.asked : asked, figures }
}

/**
 * True for a choice or a complex calculation: loans, offers, remainders, goods bought and resold.
 */
export function isUnsupportedSum(part: MessagePart): boolean {
  const cues = sumCues(part)
  // "O" means "the" in Portuguese ("2 reais o quilo") and "or" in Spanish.
  const isChoice = part.spans.some(
    (span, at) => span.kind === 'cue' && span.cues.includes('or') && part.spans[at + 1]?.kind !== 'unit',
  )
  return (
    isChoice ||
    BEYOND.some((cue) => cues.has(cue)) ||
    (cues.has('buy') && cues.has('sell') && !asksForPercentage(cues))
  )
}

function thingWithPrice(
  asked: SumKind,
  figures: readonly Figure[],
  cues: ReadonlySet<Cue>,
  [thing]: readonly NamedProduct[],
): NamedProduct | undefined {
  const isPriced = figures.some(({ role }) => role === 'price' || role === 'income')
  return asked !== 'dry_matter' && !isPriced && (cues.has('left') || cues.has('break_even'))
    ? thing
    : undefined
}

/** "Break even for maize, cost 900 a hectare" uses the stored price. */
const isOfStored = (numbers: number, cues: ReadonlySet<Cue>, things: readonly NamedProduct[]): boolean =>
  numbers === 1 && things.length > 0 && (cues.has('break_even') || cues.has('left'))

/** Chooses the result by the roles of the numbers and the cues. */
function sumAsked(
  figures: readonly Figure[],
  cues: ReadonlySet<Cue>,
  wanted: Unit | 'each' | undefined,
): SumKind | undefined {
  const has = (...roles: readonly Figure['role'][]) => figures.some(({ role }) => roles.includes(role))
  const says = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  const [isIn, isOut] = [has('price', 'income'), has('cost', 'cost_each', 'cost_per_area')]
  const isAmount = has('quantity', 'yield')
  const isOnly = (...roles: readonly Figure['role'][]) => figures.every(({ role }) => roles.includes(role))
  const isMove = says('up', 'down', 'change', 'compare')
  const kind = wanted === undefined || wanted === 'each' ? wanted : wanted.kind
  const isOfArea = kind === 'area'
  if (has('moisture'))
    return has('moisture_wanted') && isOnly('quantity', 'moisture', 'moisture_wanted')
      ? 'dry_matter'
      : undefined
  if (says('break_even')) return 'break_even'
  if (asksForPercentage(cues) && !has('percent') && !(has('lost') && has('price'))) {
    const isResold = says('buy', 'cost') && says('sell')
    if (isOnly('quantity') && figures.length === 2 && (isMove || isResold)) return 'change'
    const isOfOther = isOnly('quantity') && figures.some(({ unit }) => unit !== undefined)
    return isOfOther || says('left') || isMove ? undefined : 'percent'
  }
  if (has('shares')) return has('percent') ? undefined : 'each'
  if (isOfArea && has('area') && (isIn && isOut) === false && (isIn || isOut || isAmount)) return 'each'
  // One amount is divided by the other: "63 litres from 9 cows, per cow?".
  const isOfTwo =
    isOnly('quantity') && figures.length === 2 && figures.some(({ unit }) => unit?.kind === kind)
  if (isOfTwo) return 'each'
  if (kind !== undefined && kind !== 'area' && kind !== 'time' && (isIn || isOut))
    return isIn && isOut && !says('left') ? undefined : 'each'
  // A purchase is also a cost.
  if (isIn && isOut && says('buy')) return undefined
  if (isIn && isOut) return has('cost_per_area', 'yield') || isOfArea ? 'margin' : 'left'
  if (has('percent')) {
    if (isOut) return undefined
    return isIn && says('left', 'sell', 'yield', 'lost', 'cost', 'less') ? 'left' : 'percent'
  }
  // A remainder without any costs.
  if (says('left')) return isIn || !isOut || !isAmount ? undefined : has('yield') ? 'margin' : 'left'
  if (isIn) return isAmount ? 'total' : undefined
  if (isOut) return (has('cost') && isAmount && !has('cost_each')) || isMove ? undefined : 'total'
  return figures.some(({ per }) => per !== undefined) && isAmount ? 'total' : undefined
}

/** Reads a conversion of a weight, volume, area or yield ("25 quintals in tonnes"), or of money. */
export function toConversionQuestion(part: MessagePart): Question | undefined {
  const { things } = readTarget(part)
  const cues = sumCues(part)
  if (things.length > 1 || spansOfKind(part, 'number').length > 0) return undefined
  if (spansOfKind(part, 'money').length > 0) return things.length > 0 ? undefined : exchangeOf(part)
  const [thing] = things
  const amounts = spansOfKind(part, 'amount')
  // In "how many 90 kg bags are in 4.5 tonnes", the bag is the target unit.
  const bag = cues.has('how_many')
    ? amounts.find(({ unit, value }) => unit.kind === 'sack' && value === 1)
    : undefined
  const [from, ...others] = amounts.filter((one) => one !== bag)
  const units = [...(bag ? [bag.unit] : []), ...spansOfKind(part, 'unit').map(({ unit }) => unit)]
  const lands = units.filter(({ kind }) => kind === 'area')
  const to = units.find((unit) => from !== undefined && sameKind(from.unit, unit))
  const isAsked = cues.has('to') || cues.has('how_many') || thing === undefined
  if (from === undefined || others.length > 0 || to === undefined || !isAsked) return undefined
  if (cues.has('ask_price') && thing !== undefined) return undefined
  const [first, second] = from.unit.kind === 'area' ? [] : lands
  if (from.unit.kind !== 'area' && lands.length === 1) return undefined
  return {
    kind: 'convert',
    from: { value: from.value, unit: from.unit },
    to,
    ...(thing && { thing }),
    ...(first && second && { lands: { from: first, to: second } }),
  }
}

function exchangeOf(part: MessagePart): Question | undefined {
  const [money, ...others] = spansOfKind(part, 'money')
  const [to, ...more] = spansOfKind(part, 'currency')
  const isOne = others.length + more.length + spansOfKind(part, 'amount').length === 0
  if (!isOne || money?.currency === undefined || to === undefined || money.currency === to.currency)
    return undefined
  return { kind: 'exchange', from: { value: money.value, currency: money.currency }, to: to.currency }
}

/** A weight after bags is the weight per bag: "6 bags of urea, 50 kg". */
function withSackWeights(amounts: readonly Amount[]): readonly Amount[] {
  const [bags, weight, ...others] = amounts
  const isWeight = weight?.unit.kind === 'mass' && weight.unit.unit === 'kg' && others.length === 0
  if (bags?.unit.kind !== 'sack' || bags.unit.kg !== undefined || !isWeight) return amounts
  return [{ value: bags.value, unit: { kind: 'sack', kg: weight.value } }]
}

const dimension = (unit: Unit): string => (unit.kind === 'sack' ? 'mass' : unit.kind)
const sameKind = (one: Unit, other: Unit): boolean => dimension(one) === dimension(other)

/** Reads an amount at the stored price: "what are 20 tonnes of maize worth". */
export function toWorthQuestion(part: MessagePart): Question | undefined {
  const amounts = withSackWeights(spansOfKind(part, 'amount'))
  const [amount] = amounts
  const { things, unit: _, ...target } = readTarget(part)
  const others = part.spans.filter(({ kind }) => kind === 'number' || kind === 'money' || kind === 'percent')
  if (amount === undefined || amounts.length > 1 || things.length !== 1 || others.length > 0) return undefined
  if (spansOfKind(part, 'unit').some((span) => span.unit.kind === 'area')) return undefined
  // "A 50 kg bag of urea" asks for the price per bag.
  if (amount.value === 1) return undefined
  return { kind: 'worth', ...target, things, amount: { value: amount.value, unit: amount.unit } }
}
