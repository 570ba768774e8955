import type { Part, StoryFigure, StoryResult } from './story.ts'
import { isContainer, isPerson, isProduce, isSame, singular } from './units.ts'
import {
  isBuyer,
  isCostItem,
  isEarlier,
  isIn,
  isLater,
  isOut,
  isTaken,
  saysNothing,
  wasTaken,
} from './words.ts'

/** A figure with what it does in the sum; none where no word says so. */
export interface Placed extends StoryFigure {
  readonly part?: Part
  /** Its own words or its place say that it is money. */
  readonly isMoney?: true
}

const sharing = /^(?:split|share|shared|shares|sharing|divide|divided|between|among|amongst)$/

/** Says of every figure what it does in the sum, by the words nearest to it; lists go on with what they began with. */
export function partsOf(figures: readonly StoryFigure[], asked: readonly StoryResult[]): Placed[] {
  const placed: Placed[] = []
  for (const figure of figures) {
    const last = placed.findLast(({ part: one }) => one === 'in' || one === 'out')
    const part = partOf(figure, last !== undefined && last.clause === figure.clause)
    const goesOn =
      part === undefined &&
      !figure.at &&
      !figure.each &&
      last?.sentence === figure.sentence &&
      figure.per.length === 0 &&
      (last.part === 'out' || figure.before.every(saysNothing))
    const known = part ?? (goesOn ? last?.part : undefined)
    const when = whenOf(figure) ?? (isListed(figure, last) ? last?.when : undefined)
    const isMoney =
      isSide(part) ||
      isSide(known) ||
      (part === undefined && figure.per.length > 0) ||
      figure.currency !== undefined ||
      figure.at ||
      figure.each
    placed.push({
      ...figure,
      ...(isMoney && { isMoney: true as const }),
      ...(known && { part: known }),
      ...(when && { when }),
    })
  }
  return defaulted(
    placed.map((figure, at) => asWhole(figure, at, placed)),
    asked,
  )
}

/**
 * "I keep 40 hens" takes nothing off where no other hens are; "10 litres each" is for each of what stands before it.
 */
function asWhole(figure: Placed, at: number, placed: readonly Placed[]): Placed {
  const { part, unit, each } = figure
  const others = placed.filter((one) => one !== figure && one.part === 'amount' && one.unit !== undefined)
  if (
    part === 'taken' &&
    unit !== undefined &&
    !others.some((one) => one.unit !== undefined && isSame(one.unit, unit))
  )
    return { ...figure, part: 'amount' }
  if (part !== 'amount' || !each) return figure
  const thing = placed.slice(0, at).findLast((one) => one.part === 'amount' && one.unit?.kind === 'thing')
  if (thing?.unit === undefined) return figure
  const { each: _, ...rest } = figure
  return { ...rest, per: [thing.unit, ...figure.per] }
}

/** "A bag was 3500 and CAN 2400": what goes on with a list is of its time. */
const isListed = ({ sentence, before, unit }: StoryFigure, last: Placed | undefined): boolean =>
  last?.sentence === sentence && unit === undefined && before.length <= 2

function partOf(figure: StoryFigure, isSecond: boolean): Part | undefined {
  const { unit, currency, isPercent, before, after, at } = figure
  if (isPercent) return 'percent'
  const isBare = currency === undefined && unit === undefined && figure.per.length === 0 && !figure.each
  if (
    currency === undefined &&
    (unit === undefined ? isBare : isPerson(unit)) &&
    (before.slice(0, 3).some((word) => sharing.test(word)) ||
      after.slice(0, 3).some((word) => sharing.test(word)) ||
      (after[0] === 'of' && after[1] === 'us'))
  )
    return 'sharers'
  const near = [...before.slice(0, 3), ...after.slice(0, 3)]
  const isGone = before.slice(0, 3).some(isTaken) || after.slice(0, 3).some(wasTaken)
  if (
    currency === undefined &&
    !at &&
    isGone &&
    (unit === undefined || isProduce(unit)) &&
    (unit !== undefined || (isBare && !near.some((word) => isIn(word) || isCostItem(word) || isOut(word))))
  )
    return 'taken'
  if (unit !== undefined || (isBare && isHeldBy(before))) return 'amount'
  // "Sold at 3000 transport 150": what stands since the figure before it says more than the whole clause.
  return (
    side(before) ??
    (isSecond && !at ? behind(after) : undefined) ??
    (isSecond
      ? at
        ? side(figure.earlier.filter((word) => !isCostItem(word)))
        : undefined
      : side(figure.earlier)) ??
    behind(after) ??
    (figure.per.length > 0 || figure.each ? side(figure.after) : undefined)
  )
}

/** "A tray of 30": so many of what nobody says, and no money. */
const isHeldBy = ([of, holder = '']: readonly string[]): boolean =>
  of === 'of' && isContainer(singular(holder))

const isSide = (part: Part | undefined): boolean => part === 'in' || part === 'out'

const behind = (after: readonly string[]): Part | undefined =>
  /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isCostItem(after[0] ?? '')
    ? after.slice(0, 4).some(isCostItem)
      ? 'out'
      : undefined
    : undefined

const weak =
  /^(?:price|prices|rate|worth|value|offer|offers|offered|makes|get|gets|got|bring|brings|give|gives)$/

/** @param words nearest first */
function side(words: readonly string[]): Part | undefined {
  const text = ` ${[...words].reverse().join(' ')} `
  if (
    / (?:was|am|are|were|get|gets|got|been|being|is) paid /.test(text) ||
    / pay(?:s|ing|ed)? (?:me|us) /.test(text)
  )
    return 'in'
  const verb = words.find((word) => (isOut(word) || isIn(word)) && !weak.test(word))
  if (verb !== undefined && isOut(verb)) {
    const pays = /^(?:pay|pays|paid|paying)$/.test(verb)
    return pays && words.slice(words.indexOf(verb) + 1, words.indexOf(verb) + 3).some(isBuyer) ? 'in' : 'out'
  }
  if (verb !== undefined) return 'in'
  if (words.some(isCostItem)) return 'out'
  return words.some((word) => weak.test(word)) ? 'in' : undefined
}

function whenOf({ before }: StoryFigure): 'old' | 'new' | undefined {
  const [near = ''] = before
  if (near === 'from') return 'old'
  if (near === 'to') return before[1] === 'used' ? 'old' : 'new'
  const said = before.slice(0, 5).find((word, at) => isWhen(word, before[at - 1]))
  return said === undefined ? undefined : isEarlier(said) ? 'old' : 'new'
}

const isWhen = (word: string, next: string | undefined): boolean =>
  /^(?:last|this)$/.test(word)
    ? /^(?:year|season|month|week|time)$/.test(next ?? '')
    : !/^(?:from|to)$/.test(word) && (isEarlier(word) || isLater(word))

/** Money that no word says anything of: what was asked says which way it goes. */
function defaulted(placed: readonly Placed[], asked: readonly StoryResult[]): Placed[] {
  const isBudget = ({ part, isPercent, per, at, each }: Placed) =>
    part === undefined && !isPercent && per.length === 0 && !at && !each
  if (asked.includes('needed'))
    return placed.map((one) =>
      isBudget(one) ? { ...one, part: 'out' } : one.part === undefined ? { ...one, part: 'in' } : one,
    )
  const hasIncome = placed.some(({ part }) => part === 'in')
  const [first] = asked
  const way: Part | undefined =
    first === 'costs' || (first === 'more' && !hasIncome) ? 'out' : hasIncome ? undefined : 'in'
  return placed.map((figure) =>
    figure.part !== undefined || way === undefined ? figure : { ...figure, part: way },
  )
}
