import { partsOf } from '../parts/parts.ts'
import { readFigures } from '../read-figures.ts'
import type { Clause, Placed, StoryResult, Unit } from '../story.ts'
import { isFigure } from '../tokens.ts'
import { isAnything, isContainer, isPerson, isProduce, isSame, measureOfWord, unitAt } from '../units.ts'
import { isBuyer, isCostItem, isIn, isOut, wasTaken } from '../words.ts'

/** A figure with what it is surely for. */
export interface Meant extends Placed {
  readonly role: 'amount' | 'money' | 'lost' | 'fee'
  /** Of money: absent where no word says whether it comes in. */
  readonly side?: 'in' | 'out'
}

/** From here on more than one plan fits by chance. */
const MOST = 9

/** What every figure of a story is surely for; undefined where one of them may be for something else. */
export function figuresMeant(
  clauses: readonly Clause[],
  asked: readonly StoryResult[],
  isForeign: boolean,
): readonly Meant[] | undefined {
  const placed = partsOf(readFigures(clauses), asked, isForeign)
  if (placed.length < 2 || placed.length > MOST) return undefined
  // What was and what is are no figures of one sum.
  if (new Set(placed.flatMap(({ when, era }) => when ?? era ?? [])).size > 1) return undefined
  const rated = placed.map((figure) => ratedBehind(asTimes(figure, clauses)))
  const meant: Meant[] = []
  for (const figure of rated) {
    const one = roleOf(figure, rated)
    if (one === undefined) return undefined
    meant.push(one)
  }
  return ofOneThing(asCrew(meant), isForeign)
}

function roleOf(figure: Placed, all: readonly Placed[]): Meant | undefined {
  const { part, value, unit, currency, isPercent, per, at, each, before, after } = figure
  if (value <= 0) return undefined
  if (isPercent) return per.length > 0 || figure.isOfInterest ? undefined : shareOf(figure)
  // What they eat a day is no part of what there is.
  const isEaten = part === 'taken' && unit?.name === 'g' && per.length > 0
  if (part === 'sharers' || (part === 'taken' && !isEaten)) return undefined
  if (unit !== undefined) return currency === undefined ? { ...figure, role: 'amount' } : undefined
  const isRate = per.length > 0 || at === true || each === true
  if (currency !== undefined || isRate) return withSide({ ...figure, role: 'money' })
  // "A bag sells at 52000": of one of what stands before it.
  const sold = before.findIndex((word) => /^(?:sells?|sold|selling)$/.test(word))
  const named = sold === -1 || sold > 1 ? undefined : unitAt([before[sold + 1] ?? ''], 0, false)?.unit
  const isCounted =
    named !== undefined && all.some((one) => one.unit !== undefined && isSame(one.unit, named))
  if (isCounted) return { ...figure, role: 'money', per: [named], side: 'in' }
  const isBare = after.length === 0 || /^(?:total|in|for|on|and|altogether)$/.test(after[0] ?? '')
  const isItem = namesCost([...before.slice(0, 2), ...after.slice(0, 2)])
  const isSpent = isBare && before.slice(0, 2).some((word) => isOut(word) && !isIn(word))
  if (part === 'out' && (isItem || isSpent)) return { ...figure, role: 'money', side: 'out' }
  // "Price 43": of the one thing that is counted, where nobody says what one of it holds.
  const [lot, ...lots] = all.filter(({ unit: of, isHeld }) => of !== undefined && isProduce(of) && !isHeld)
  const isPrice = before[0] === 'price' && isBare && lot?.unit !== undefined && lots.length === 0
  return isPrice && lot.unit.holds === undefined
    ? { ...figure, role: 'money', per: [lot.unit], side: 'in' }
    : undefined
}

/** What is gone lessens the lot, what somebody takes lessens what it brings. */
function shareOf(figure: Placed): Meant | undefined {
  const near = [...figure.before.slice(0, 4), ...figure.after.slice(0, 5)]
  const isFee = near.some((word) => fees.test(word))
  const isLost = near.some((word) => losses.test(word) || wasTaken(word))
  const isOther = near.some((word) => others.test(word))
  if (isOther || isFee === isLost) return undefined
  return { ...figure, role: isFee ? 'fee' : 'lost' }
}
const fees =
  /^(?:commission|middleman|broker|agent|dealer|trader|buyer|auctioneer|cooperative|coop|mill|market|levy|cess|tax|fee|fees|deducts?|deducted|minus|less|charges?|keeps)$/
const losses =
  /^(?:lose|loses|losing|lost|loss|losses|hail|frost|drought|flood|weevils?|rats|mortality|shrinkage|shrink|spoils?|rejects?|wastage|off)$/
const others =
  /^(?:moisture|humidity|deposit|down|interest|protein|oil|sugar|germination|extracts?|extraction|outturn|turnout|lay|laying|now|vat|more|increase|rises?|raise|grade|first|half|dry|water)$/

function withSide(figure: Meant): Meant | undefined {
  const { before, after, part, at } = figure
  const near = [...before.slice(0, 4), ...after.slice(0, 4)]
  const isCost = namesCost(near)
  const isSold = near.some((word) => isIn(word) && !isOut(word))
  if (isCost && isSold && !at) return { ...figure }
  const isSpent = isCost || (part === 'out' && near.some(isOut))
  return isSpent ? { ...figure, side: 'out' } : isSold && part === 'in' ? { ...figure, side: 'in' } : figure
}

/** Whether words name what money is spent on: who buys is no cost. */
export const namesCost = (words: readonly string[]): boolean =>
  words.some((word) => isCostItem(word) && !isBuyer(word) && word !== 'market')

/** "1450 kg x 130 lira": a price of what stands before it. */
function asTimes(figure: Placed, clauses: readonly Clause[]): Placed {
  const tokens = clauses[figure.clause]?.tokens ?? []
  const said = tokens.findIndex((word) => isFigure(word) && Number(word) === figure.value)
  const before = tokens.slice(Math.max(0, said - 2), said)
  return said > 0 && figure.unit === undefined && before.some((word) => /^[x*×]$/.test(word))
    ? { ...figure, at: true }
    : figure
}

/** "Labour 9, 4 days": people, where days are told and somebody is spoken of for each person. */
function asCrew(meant: readonly Meant[]): readonly Meant[] {
  const isByDay = meant.some(
    ({ role, unit, per }) => role === 'amount' && unit?.kind === 'time' && per.length === 0,
  )
  const isEach = meant.some(
    ({ role, per, each }) => role === 'money' && (each === true || per.some(isPerson)),
  )
  const isKnown = meant.some(({ unit }) => unit !== undefined && isPerson(unit))
  if (!isByDay || !isEach || isKnown) return meant
  return meant.map((figure) => {
    const { currency, per, before, after, value } = figure
    const isBare = currency === undefined && per.length === 0 && after.length === 0 && Number.isInteger(value)
    if (!isBare || before.length !== 1 || !/^(?:labou?r|workers?|labourers?|people)$/.test(before[0] ?? ''))
      return figure
    const { side: _, ...rest } = figure
    return { ...rest, role: 'amount', unit: { kind: 'thing', name: 'worker', size: 1 }, said: 'workers' }
  })
}

/** "5 dollars per tonne and month", "300 the kilo". */
function ratedBehind(figure: Placed): Placed {
  const { after, per, unit, currency } = figure
  const isMoney = unit === undefined && (currency !== undefined || per.length > 0)
  if (!isMoney || !/^(?:and|the)$/.test(after[0] ?? '')) return figure
  const more = measureOfWord(after[1] ?? '')
  const isNew = more !== undefined && !per.some((one) => isSame(one, more))
  const isJoined = isNew && (after[0] === 'and' ? more.kind === 'time' && per.length > 0 : per.length === 0)
  return isJoined ? { ...figure, per: [...per, more] } : figure
}

/** "9 pickers, 8000 for each person": the one thing that is counted is what is spoken of. */
function ofOneThing(meant: readonly Meant[], isForeign: boolean): readonly Meant[] {
  const counted = meant.flatMap(({ role, unit, per }) =>
    role === 'amount' && unit?.kind === 'thing' && per.length === 0 ? [unit] : [],
  )
  const things = counted.filter(({ name }) => !isContainer(name))
  const [thing] = things
  const isCounted = (one: Unit) => meant.some(({ unit }) => unit !== undefined && isSame(unit, one))
  if (thing === undefined || things.length > 1) return meant
  return meant.map((figure) => {
    // A word of another language for a person is no English one.
    const isUnknown = (one: Unit) =>
      isForeign && isPerson(thing) && one.kind === 'thing' && !isContainer(one.name)
    const isIt = (one: Unit) => (isPerson(one) || isAnything(one) || isUnknown(one)) && !isCounted(one)
    const of = figure.per.map((one) => (isIt(one) ? thing : one))
    // So few grams a day are of each of them.
    const isOfEach = figure.unit?.name === 'g' && of.length > 0 && of.every(({ kind }) => kind === 'time')
    const per = isOfEach ? [thing, ...of] : of
    // "Each" is of what stands before it, where nothing else is counted, or of who is paid by the day.
    const isAlone =
      counted.length === 1 && meant.indexOf(figure) > meant.findIndex(({ unit }) => unit === thing)
    const isPaid = isPerson(thing) && per.length > 0 && per.every(({ kind }) => kind === 'time')
    return figure.each && (isAlone || isPaid) && !per.some((one) => isSame(one, thing))
      ? { ...figure, per: [thing, ...per] }
      : { ...figure, per }
  })
}
