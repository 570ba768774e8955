import type { Cue } from '../cue.ts'
import type { MessagePart } from '../parts.ts'
import type { Figure } from '../question.ts'
import type { Span } from '../span.ts'
import type { Unit } from '../units.ts'
import { findNumbersWithUnits, MAX_NUMBERS, sumCues } from './find-numbers.ts'
import {
  countedUnit,
  countsPeople,
  hasPriceCue,
  includesInput,
  isCountable,
  isNearCue,
  type NumberMention,
  type PerUnit,
  unitKind,
} from './number-mention.ts'

type Role = Figure['role']

interface Seen {
  readonly one: NumberMention
  readonly previous: NumberMention | undefined
  readonly next: NumberMention | undefined
  readonly beside: Span | undefined
  readonly before: readonly Figure[]
  readonly all: readonly NumberMention[]
  readonly cues: ReadonlySet<Cue>
  /** Number of people or parts that share a total. */
  readonly shares: NumberMention | undefined
  /** True for the values before and after a change. */
  readonly isChange: boolean
  readonly wanted: PerUnit | undefined
}

export interface Figures {
  readonly figures: readonly Figure[]
  readonly wanted?: Unit | 'each'
}

/**
 * Assigns a role to every number of a part by its unit, its position and the cues of its clause.
 * Undefined if any number has no role, because a calculation must use every number.
 */
export function assignRoles(part: MessagePart): Figures | undefined {
  const { all: read, wanted: per, isHeaded } = findNumbersWithUnits(part)
  if (isHeaded || per === 'other' || read.length > MAX_NUMBERS) return undefined
  const isRate = read.some(({ pers }) => pers.some((unit) => unitKind(unit) === 'time'))
  // Years without a "per" are an age.
  const counting = read.filter(({ unit }) => unit?.kind !== 'time' || unit.unit !== 'year' || isRate)
  // A single item at the end is the unit of the result: "12 eggs cost 180, one egg".
  const last = counting.at(-1)
  const one = last?.value === 1 && last.pers.length === 0 ? countedUnit(last) : undefined
  const isOne =
    one !== undefined && counting.slice(0, -1).some((other) => countedUnit(other)?.kind === one.kind)
  const all = isOne ? counting.slice(0, -1) : counting
  const wanted = per ?? (isOne ? one : undefined)
  const cues = sumCues(part)
  const shares = sharesOf(part, all, cues)
  const isChange = isChanged(all, cues)
  const before: Figure[] = []
  for (const [n, read] of all.entries()) {
    const beside = part.spans[read.at - 1]
    const seen = {
      previous: all[n - 1],
      next: all[n + 1],
      beside,
      before,
      all,
      cues,
      shares,
      wanted,
      isChange,
    }
    const figure = figureOf({ ...seen, one: asCounted(read, before) })
    // An unknown word may name a cost, but beside any other number it may change the meaning.
    if (figure === undefined || (isBesideUnknown(part, read.at) && figure.role !== 'cost')) return undefined
    before.push(figure)
  }
  return { figures: before, ...(wanted && { wanted }) }
}

/** A plain number before a product counts the product, except in a list of costs: "300 diesel". */
function asCounted(read: NumberMention, before: readonly Figure[]): NumberMention {
  const isCost = before.at(-1)?.role === 'cost' || read.before.has('cost')
  const unit = read.unit ?? (read.isMoney || hasPriceCue(read) || isCost ? undefined : read.name)
  return unit === undefined ? read : { ...read, unit }
}

const isBesideUnknown = ({ spans }: MessagePart, at: number): boolean => {
  const [before, one, behind] = [spans[at - 1], spans[at], spans[at + 1]]
  return (
    (before?.kind === 'unknown' && before.end === one?.start) ||
    (behind?.kind === 'unknown' && behind.start === one?.end)
  )
}

function figureOf(seen: Seen): Figure | undefined {
  const { one, previous, before } = seen
  const [per, every, ...others] = one.pers
  const role = roleOf(seen)
  if (role === undefined || others.length > 0 || typeof every === 'string' || per === 'other')
    return undefined
  // A heading may also apply to later amounts: "for each acre 4 bags of lime and 2 of manure".
  const isSameKind = ({ unit, isHeaded }: NumberMention) => isHeaded && unit?.kind === one.unit?.kind
  if ((one.unit || role === 'cost') && per === undefined && seen.all.some(isSameKind)) return undefined
  // "11 litres each" is per counted item, and a price "each" is per unit of the amount before.
  const isBeside = previous?.clause === one.clause && countedUnit(previous) !== undefined
  const roles: readonly Role[] = one.unit ? ['quantity', 'area'] : ['quantity']
  const each = one.unit || isBeside ? before.findLast((other) => roles.includes(other.role))?.unit : undefined
  const isPaid = per === undefined && role === 'price' && isBeside && countsPeople(countedUnit(previous))
  // In "8 workers, 450 a day", the wage is per worker.
  const isWage = unitKind(per) === 'time' && every === undefined && one.unit === undefined
  const worker = isWage ? before.findLast((other) => countsPeople(other.unit))?.unit : undefined
  const first = per === 'each' || isPaid ? each : (worker ?? per)
  const { value, unit, currency } = one
  // "Lost 10 %" refers to the only amount.
  const whole = role === 'lost' && one.isPercent ? seen.all.find(isCountable) : undefined
  const lost = whole && countedUnit(whole)
  if (whole && lost) return { role, value: (whole.value * value) / 100, unit: lost }
  return {
    role:
      role === 'quantity' && unitKind(first) === 'area'
        ? 'yield'
        : countsPeople(first) && !unit
          ? 'cost_each'
          : role,
    // The farmer also gets a share: "between me and four others".
    value: role === 'shares' && one.before.has('self') ? value + 1 : value,
    ...(unit && { unit }),
    ...(first && { per: first }),
    ...(worker && typeof per === 'object' ? { every: per } : every && { every }),
    ...(currency !== undefined && { currency }),
  }
}

function roleOf(seen: Seen): Role | undefined {
  const { one, shares } = seen
  if (one.at === shares?.at) return one.pers.length === 0 ? 'shares' : undefined
  if (one.isPercent) return ofPercent(seen)
  if (seen.isChange) return 'quantity'
  return one.unit !== undefined && !one.isMoney ? ofAmount(seen) : ofMoney(seen)
}

/** A percentage is grain moisture (before or after drying) or a share of the money. */
function ofPercent(seen: Seen): Role | undefined {
  const { one, before, all } = seen
  if (one.pers.length > 0 || before.some(({ role }) => role === 'percent')) return undefined
  if (isOfMoisture(seen)) return moistureOf(seen)
  const isLost = isNearCue(one, 'lost')
  const amounts = all.filter(
    (other) => isCountable(other) && other.unit?.kind !== 'time' && !hasPriceCue(other),
  )
  if (isLost && all.length > 2 && amounts.length === 1) return 'lost'
  const isTold = isLost || isNearCue(one, 'cost') || one.before.has('less') || one.isOfNext || all.length <= 2
  return isTold && !(isLost && all.some(countedUnit)) ? 'percent' : undefined
}

const isOfMoisture = ({ cues, all }: Seen): boolean =>
  cues.has('moisture') || (cues.has('job_drying') && all.filter(({ isPercent }) => isPercent).length === 2)

function moistureOf({ before }: Seen): Role | undefined {
  const told = before.filter(({ role }) => role.startsWith('moisture')).length
  return (['moisture', 'moisture_wanted'] as const)[told]
}

function ofAmount(seen: Seen): Role | undefined {
  const { one, before } = seen
  const kind = one.unit?.kind
  const isLess = one.before.has('less') && before.some(({ unit }) => unit?.kind === kind)
  const isLost = (isNearCue(one, 'lost') || isLess) && !isOfMoisture(seen)
  const role = kind === 'time' || kind === 'area' ? kind : isLost ? 'lost' : 'quantity'
  return role === 'quantity' || one.pers.length === 0 ? role : undefined
}

function ofMoney(seen: Seen): Role | undefined {
  const { one, previous, next, beside, before, all, cues, wanted, shares } = seen
  const last = before.at(-1)?.role
  const isBare = one.pers.length === 0
  const hasAmount = before.some(({ role }) => role === 'quantity' || role === 'yield')
  if (cues.has('moisture') && !one.isMoney && hasAmount && isBare) return moistureOf(seen)
  // Part and whole: "6 bags out of 48", "4,500 of 30,000".
  const isShare = asksForPercentage(cues) && !one.isMoney && one.before.size === 0 && all.length === 2
  if (isShare && (before[0]?.unit || (all[0]?.isOfNext && !cues.has('lost')))) return 'quantity'
  // Some languages name a cost after its number. Jobs and workers are costs: "men 1,200".
  const isWork = beside?.kind === 'cue' && beside.cues.some((cue) => cue.startsWith('job_'))
  const isWorker = beside?.kind === 'unit' && countsPeople(beside.unit)
  // In "5 % levy on 800", the levy is the cost and not the 800.
  const isOfShare =
    before.every(({ role }) => role === 'percent') && previous?.clause === one.clause && !isCostAt(beside)
  const isNamed =
    !isOfShare && (isNearCue(one, 'cost') || one.before.has('less') || (one.behind.has('cost') && !hasAmount))
  const isPriced = one.before.has('sell') || (one.before.has('ask_price') && one.before.has('at'))
  const isCost = (isNamed || isWork || isWorker) && !isPriced
  const isOnLand = one.pers.some((per) => unitKind(per) === 'area')
  if (isOnLand) return cues.has('sell') && !isCost ? undefined : 'cost_per_area'
  if (!isBare) return isCost ? 'cost_each' : 'price'
  // A price after an amount: "sold 41 at 3,200".
  if (
    !one.isMoney &&
    !hasPriceCue(one) &&
    next &&
    hasPriceCue(next) &&
    next.clause === one.clause &&
    !next.unit
  )
    return 'quantity'
  const isOfClause = previous?.clause === one.clause && previous.unit && previous.before.has('cost')
  if (isCost || (isOfClause && one.before.size === 0)) return 'cost'
  const isOfAmount = all.some(
    (other) => other.at !== one.at && other.clause === one.clause && isCountable(other),
  )
  // "30 bags for 84,000" is ambiguous: per bag or in total.
  if (one.before.has('lump')) return isOfAmount && wanted === undefined ? undefined : 'income'
  // More costs in a list: "costs 700, 300 and 200", "seed 900, fertiliser 2,100".
  const isOfInput =
    beside?.kind === 'product' || (beside?.kind === 'thing' && includesInput(beside.commodities))
  const isOther = (['sell', 'yield', 'lost', 'share'] as const).some((cue) => one.behind.has(cue))
  const isAlone = one.before.size === 0 && !isOther && !isOfAmount
  if (isAlone && (last === 'cost' || isOfInput)) return 'cost'
  if (shares !== undefined && all.length === 2) return 'income'
  if (all.some(({ isPercent }) => isPercent) && all.length === 2 && !hasAmount) return 'income'
  if (hasPriceCue(one) && one.before.has('sell') && !all.some(isCountable)) return 'income'
  if (hasPriceCue(one)) return hasAmount || next?.unit ? 'price' : undefined
  if (isNearCue(one, 'sell')) return isOfAmount ? undefined : 'income'
  if (isNearCue(one, 'ask_price')) return hasAmount || all.some(({ unit }) => unit) ? 'price' : undefined
  return isNearCue(one, 'yield') && !hasAmount ? 'income' : undefined
}

const isCostAt = (span: Span | undefined): boolean => span?.kind === 'cue' && span.cues.includes('cost')

/** True if the cues request a percentage. */
export const asksForPercentage = (cues: ReadonlySet<Cue>): boolean =>
  cues.has('what_percent') || cues.has('percent_of')

/** "It was 40 and is 50" and "bought at 320, sold at 410" request a percentage change. */
function isChanged(all: readonly NumberMention[], cues: ReadonlySet<Cue>): boolean {
  const [first, second, ...others] = all
  if (first === undefined || second === undefined || others.length > 0 || !asksForPercentage(cues))
    return false
  const isResold = (first.before.has('buy') || first.before.has('cost')) && second.before.has('sell')
  const isMove = (['up', 'down', 'change'] as const).some((cue) => cues.has(cue))
  const isAlike = first.unit?.kind === second.unit?.kind
  return isAlike && (isResold || (isMove && !second.before.has('sell')))
}

/** People, or else the last number after "share", or the last pieces before. */
function sharesOf(
  { spans }: MessagePart,
  all: readonly NumberMention[],
  cues: ReadonlySet<Cue>,
): NumberMention | undefined {
  if (!cues.has('share') || all.length < 2) return undefined
  const shared = spans.findIndex((span) => span.kind === 'cue' && span.cues.includes('share'))
  const whole = all.filter(
    ({ unit, before }) => (unit === undefined || unit.kind === 'piece') && !before.has('cost'),
  )
  const [people, ...others] = whole.filter(({ unit }) => countsPeople(unit))
  if (people !== undefined && others.length === 0) return people
  const pieces = whole.findLast(({ at, unit }) => at < shared && unit !== undefined)
  return whole.findLast(({ at }) => at > shared) ?? pieces
}
