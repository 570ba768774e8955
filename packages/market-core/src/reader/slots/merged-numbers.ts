import type { Cue } from '../cue.ts'
import type { Part } from '../parts.ts'
import type { Figure } from '../question.ts'
import { sizeOf } from '../unit-sizes.ts'
import type { Unit } from '../units.ts'
import { counted, isInput, isLed, isOfPeople, kindOf, type Numbered } from './numbered.ts'
import { cuesIn, hasNumber, isName } from './numbers.ts'

/**
 * Numbers that stand for one: "2 tonnes 300 kilos"; "50 kilos of 12 bags", where a language has the weight of a bag
 * before it; "a bag is 2,800" before another amount of bags. "(340 kg)" behind the same amount is that again.
 */
export function mergedNumbers(all: readonly Numbered[], part: Part): Numbered[] {
  const told: Numbered[] = []
  for (const one of all) {
    const last = told.at(-1)
    const both = last && mergedOf(last, one, all, part)
    if (both !== undefined) told.pop()
    told.push(both ?? one)
  }
  return told
}

function mergedOf(
  last: Numbered,
  one: Numbered,
  all: readonly Numbered[],
  { tokens, spans }: Part,
): Numbered | undefined {
  const [size, before] = [one.unit && sizeOf(one.unit), last.unit && sizeOf(last.unit)]
  const start = spans[one.at]?.start ?? 0
  const [between, ...others] = spans.slice(last.at + 1, one.at)
  if (last.unit && before && size?.of === before.of && last.pers.length === 0) {
    const value = (one.value * size.size) / before.size
    const isAgain = tokens[start - 1]?.text === '(' && Math.abs(value - last.value) < last.value / 1000
    if (isAgain) return { ...last, at: one.at }
    // "1.4 ha and 0.9 ha": several areas are one.
    const isJoined = between?.kind === 'cue' && between.cues.includes('and')
    if (one.unit?.kind === 'area' && one.pers.length === 0 && others.length === 0 && isJoined)
      return { ...one, value: last.value + value, unit: last.unit }
    const isNext = spans[last.at]?.end === start && size.size < before.size
    return isNext ? { ...one, value: last.value + value, unit: last.unit } : undefined
  }
  const isOf = others.length === 0 && between?.kind === 'cue' && between.cues.includes('of')
  if (isOf && before?.of === 'kg' && one.unit?.kind === 'sack' && one.unit.kg === undefined)
    return { ...one, unit: { kind: 'sack', kg: last.value * before.size } }
  const isPrice =
    one.unit === undefined && last.pers.length + one.pers.length === 0 && last.clause === one.clause
  const isToldAgain = all.some(({ at, unit }) => at > one.at && unit?.kind === last.unit?.kind)
  return last.value === 1 && last.unit && isPrice && isToldAgain ? { ...one, pers: [last.unit] } : undefined
}

/** "Cows 4, 12 litres each": a number behind a name counts it where something is of each. */
export function withCounted(all: readonly Numbered[], { spans }: Part): readonly Numbered[] {
  const [first, second] = all
  const name = first && spans[first.at - 1]
  const isCount = second?.pers[0] === 'each' && !second.before.has('cost') && first?.before.size === 0
  const isWage =
    isOfPeople(name?.kind === 'unit' ? name.unit : undefined) && kindOf(second?.pers[0]) === 'time'
  if (first && isWage && counted(first) === undefined && name?.kind === 'unit')
    return [{ ...first, unit: name.unit }, ...all.slice(1)]
  const isBare =
    first && !first.isMoney && counted(first) === undefined && isName(name) && name?.kind !== 'product'
  const isBought = name?.kind === 'thing' && isInput(name.commodities)
  if (!first || !isCount || !isBare || isBought) return all
  return [{ ...first, unit: { kind: 'piece', name: '' } }, ...all.slice(1)]
}

/**
 * "240 lambs: sold 95 at 78, rest at 70": the rest is the first amount without the parts of it. Undefined where it is
 * of nothing.
 */
export function withRest(all: readonly Numbered[], { spans }: Part): readonly Numbered[] | undefined {
  const at = spans.findIndex((span) => cuesIn(span).includes('rest'))
  const known = all.filter((one) => one.at < at)
  const [first, ...others] = known
  const unit = first && counted(first)
  if (at < 0 || known.some(({ before }) => before.has('lost'))) return all
  const isPart = (one: Numbered) =>
    !one.isMoney &&
    one.pers.length === 0 &&
    !isLed(one) &&
    (one.unit === undefined || one.unit.kind === unit?.kind)
  const sold = others.filter(isPart)
  const value = sold.reduce((left, part) => left - part.value, first?.value ?? 0)
  const behind = all.filter((one) => one.at > at)
  if (!first || !unit || sold.length === 0 || value <= 0) return undefined
  const rest = {
    ...first,
    value,
    unit,
    before: new Set<Cue>(),
    behind: new Set<Cue>(),
    at,
    clause: behind[0]?.clause ?? 0,
  }
  return [...others.map((one) => (sold.includes(one) ? { ...one, unit } : one)), rest, ...behind]
}

/** A thing counts where no list of costs goes on ("300 diesel"); "30 bags at 45 bags" is a price of each. */
export function asCounted(read: Numbered, before: readonly Figure[], part: Part): Numbered {
  const isCost = before.at(-1)?.role === 'cost' || read.before.has('cost')
  const unit = read.unit ?? (read.isMoney || isLed(read) || isCost ? undefined : read.name)
  const isSold = before.some(({ role, unit: other }) => role === 'quantity' && other?.kind === unit?.kind)
  const { unit: _, ...bare } = read
  const last = before.at(-1)
  if (unit !== undefined && last?.unit && isOfEach(read, last.unit, unit, part))
    return { ...read, unit, pers: [last.unit] }
  if (unit !== undefined && isSold && isLed(read) && !read.before.has('lump'))
    return { ...bare, pers: [unit] }
  return unit === undefined ? read : { ...read, unit }
}

/** "7 rows of 24 trees", "300 birds, 2 kg": right behind what is counted an amount of another kind is in each. */
function isOfEach(
  { at, pers, name }: Numbered,
  counted: Unit,
  { kind }: Unit,
  { spans, tokens }: Part,
): boolean {
  const [of, number, named] = spans.slice(Math.max(0, at - 3), at).reverse()
  const isOf =
    of?.kind === 'cue' &&
    of.cues.includes('of') &&
    (hasNumber(number) || (hasNumber(named) && isName(number)))
  const isNext = hasNumber(of) || (isName(of) && hasNumber(number))
  // "12 cows, 85 kg at 130" may be of something else.
  const isAlone = of?.end === spans[at]?.start || tokens[spans[at]?.end ?? 0]?.text === ','
  const isWeight = (kind === 'mass' || kind === 'volume') && isNext && isAlone && !isName(spans[at + 1])
  const isPieces = counted.kind === 'piece' && !counted.isPerson
  return pers.length === 0 && isPieces && (isOf || (isWeight && name === undefined))
}
