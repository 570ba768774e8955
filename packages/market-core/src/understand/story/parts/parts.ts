import type { Part, Placed, StoryFigure, StoryResult } from '../story.ts'
import { isPlaced } from '../sum/labels.ts'
import { ofEachOnce } from '../typed/of-what-stands-before.ts'
import { isPerson, isProduce, isSame } from '../units.ts'
import { isCostItem, isIn, isOut, isRole, isTaken, saysNothing, wasTaken } from '../words.ts'
import { defaulted } from './defaults.ts'
import { behind, side } from './side.ts'
import { whenOf } from './time-of.ts'

const sharing = /^(?:split|share|shared|shares|sharing|divide|divided|between|among|amongst)$/

/** Says of every figure what it does in the sum, by the words nearest to it; lists go on with what they began with. */
export function partsOf(
  figures: readonly StoryFigure[],
  asked: readonly StoryResult[],
  isForeign: boolean,
): Placed[] {
  const placed: Placed[] = []
  for (const figure of figures) {
    const last = placed.findLast(({ part: one }) => one === 'in' || one === 'out')
    const part = sellsAt(figure, last)
      ? 'in'
      : partOf(figure, last !== undefined && last.clause === figure.clause)
    const goesOn =
      part === undefined &&
      !figure.at &&
      !figure.each &&
      last?.sentence === figure.sentence &&
      figure.per.length === 0 &&
      figure.before[0] !== 'back' &&
      !isPlaced(figure.before) &&
      (last.part === 'out' || figure.before.every(saysNothing) || isLike(figure))
    const known =
      part ??
      (goesOn || isLikeRate(figure, last) || isLikeLot(figure, last) || isLikeCost(figure, last)
        ? last?.part
        : undefined)
    const when =
      whenOf(figure) ?? figure.era ?? (isListed(figure, placed.at(-1)) ? placed.at(-1)?.when : undefined)
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
    placed.map((figure, at) => ofEachOnce(asSharer(asWhole(figure, at, placed), placed, asked))),
    asked,
    isForeign,
  )
}

/** "Costs 500 per hectare at 400 per tonne": what a cost of land says is not of the price behind it. */
const sellsAt = ({ at, per, unit, before, clause }: StoryFigure, last: Placed | undefined): boolean =>
  at === true &&
  unit === undefined &&
  before.length === 1 &&
  per.length > 0 &&
  per.every(isProduce) &&
  last?.part === 'out' &&
  last.clause === clause &&
  last.per.some(({ kind }) => kind === 'area')

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
    return asWhole({ ...figure, part: 'amount' }, at, placed)
  // "5 heifers, average 285 kg".
  const isMean =
    figure.per.length === 0 &&
    unit?.kind === 'mass' &&
    figure.before.slice(0, 3).some((word) => /^(?:average|avg|averaging|averages|averaged)$/.test(word))
  // "Fed them 2 kg a day" is for each of them or for all: nobody says.
  if (part === 'amount' && isForThem(figure) && placed.slice(0, at).some(isManyThings)) {
    const { part: _, ...open } = figure
    return open
  }
  if (part !== 'amount' || !(each || isMean)) return figure
  const thing = placed.slice(0, at).findLast((one) => one.part === 'amount' && one.unit?.kind === 'thing')
  if (thing?.unit === undefined) return figure
  const { each: _, ...rest } = figure
  return { ...rest, per: [thing.unit, ...figure.per] }
}

const isForThem = ({ each, unit, per, before, words }: Placed): boolean =>
  !each &&
  (unit?.kind === 'mass' || unit?.kind === 'volume') &&
  per.every(({ kind }) => kind === 'time') &&
  before[0] === 'them' &&
  /^(?:fed|feed|feeding|give|gave|giving)$/.test(before[1] ?? '') &&
  !words.some((word) => /^(?:all|together|altogether|total)$/.test(word))

const isManyThings = ({ part, unit, per, value }: Placed): boolean =>
  part === 'amount' && unit?.kind === 'thing' && per.length === 0 && value > 1

/** "Sold 3 pigs at 2500, 7 piglets at 1800": what goes on with a list of lots does what the first does. */
const isLikeLot = ({ at, sentence, earlier }: StoryFigure, last: Placed | undefined): boolean =>
  at === true &&
  last?.at === true &&
  last.sentence === sentence &&
  !earlier.some((word) => isIn(word) || isOut(word))

/** "One gives 64 a kilo, another 61 a kilo". */
const isLikeRate = ({ per, unit, isPercent, sentence, at }: StoryFigure, last: Placed | undefined): boolean =>
  unit === undefined &&
  !isPercent &&
  !at &&
  last?.sentence === sentence &&
  last.per.length === 1 &&
  per.length === 1 &&
  per.every((one) => last.per.some((other) => isSame(one, other) && isProduce(one)))

/** "Per acre: seed 4500, topdress 5500": what goes on with costs of the land is one, whatever it is called. */
const isLikeCost = (
  { per, unit, at, isPercent, before, sentence }: StoryFigure,
  last: Placed | undefined,
): boolean =>
  last?.part === 'out' &&
  last.sentence === sentence &&
  unit === undefined &&
  !at &&
  !isPercent &&
  before.length > 0 &&
  before.length <= 2 &&
  per.length === 1 &&
  per.every(({ kind, name }) => kind === 'area' && last.per.some((one) => one.name === name))

/** "We are four partners": who each get a share, where nobody is paid by the head. */
function asSharer(figure: Placed, placed: readonly Placed[], asked: readonly StoryResult[]): Placed {
  const { part, unit, clause, per } = figure
  const isOne =
    part === 'amount' && unit !== undefined && isPerson(unit) && per.length === 0 && asked.includes('each')
  const next = placed[placed.indexOf(figure) + 1]
  const isPaid =
    (next?.clause === clause && next.unit === undefined) ||
    placed.some((one) => one !== figure && one.per.some((of) => unit !== undefined && isSame(of, unit)))
  return isOne && !isPaid ? { ...figure, part: 'sharers' } : figure
}

/** "The shop pays 2500, the school 2700": who is told of in the same way does the same. */
const isLike = ({ before, currency }: StoryFigure): boolean =>
  currency === undefined && before.length === 2 && /^(?:the|an?|another|my)$/.test(before[1] ?? '')

/** "A bag was 3500 and CAN 2400": what goes on with a list is of its time. */
const isListed = ({ sentence, before, unit }: StoryFigure, last: Placed | undefined): boolean =>
  last?.sentence === sentence && unit === undefined && last.unit === undefined && before.length <= 2

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
  if (unit !== undefined || figure.isHeld) return 'amount'
  // "A crate holds 80": what it holds is no money.
  if (currency === undefined && /^(?:holds?|contains?|fits)$/.test(before[0] ?? '')) return 'amount'
  // "Sold at 3000 transport 150": what stands since the figure before it says more than the whole clause.
  // What was paid back already is neither a cost nor an income.
  if (isBare && before[0] === 'back') return undefined
  const { earlier } = figure
  // "They eat 9 kg a day at 0.45 a kg": what is eaten is bought.
  if (at && isEaten(earlier)) return 'out'
  // "Sold 300" is so many or so much.
  if (isBare && !at && /^(?:sold|sell|selling)$/.test(before[0] ?? '')) return undefined
  // "I had 10000": what there was to begin with.
  if (isBare && /^(?:had|have)$/.test(before[0] ?? '') && before[1] === 'i' && after[0] !== 'of') return 'in'
  return (
    side(at ? before.filter(isNoPlace) : before) ??
    (isSecond && !at ? behind(after) : undefined) ??
    (at
      ? side(
          (isSecond ? earlier.filter((word) => !isCostItem(word)) : earlier.filter(isNoPlace)).filter(
            (word) => !/^(?:took|take|takes|taken|put|carried)$/.test(word),
          ),
        )
      : isSecond
        ? undefined
        : side(earlier)) ??
    behind(after) ??
    // "60000 borrowed", "4000 received".
    (before.length === 0 && isRole(after[0] ?? '') ? side(after.slice(0, 1)) : undefined) ??
    // "And 22000 I owe for seed".
    (before.every((word) => word === 'and') && /^(?:i|we)$/.test(after[0] ?? '') && isRole(after[1] ?? '')
      ? side(after.slice(1, 2))
      : undefined) ??
    (figure.per.length > 0 || figure.each ? side(figure.after) : undefined)
  )
}

/** The nearest verb before a price is of what is used up. @param words nearest first */
function isEaten(words: readonly string[]): boolean {
  const used = words.findIndex((word) =>
    /^(?:eat|eats|eating|consume|consumes|consuming|drink|drinks|drinking|burn|burns|burning)$/.test(word),
  )
  const sold = words.findIndex((word) => isIn(word))
  return used !== -1 && (sold === -1 || used < sold)
}

/** "Delivered to the dairy at 46": who buys is no cost. */
const isNoPlace = (word: string): boolean =>
  !/^(?:dairy|market|coop|cooperative|agent|middleman|auctioneer|council|store|stall)$/.test(word)

const isSide = (part: Part | undefined): boolean => part === 'in' || part === 'out'
