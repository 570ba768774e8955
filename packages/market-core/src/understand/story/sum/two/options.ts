import type { Clause, Placed, Reckoned, Shown, Term, Unit } from '../../story.ts'
import { isContainer, isSame, ratioOf } from '../../units.ts'
import { isBuyer } from '../../words.ts'

const turns = /^(?:or|another|second|vs|versus|against|whereas|while|instead)$/
const sellers =
  /^(?:dealer|dealers|merchant|elevator|plant|neighbour|neighbor|supplier|stockist|store|agrovet|crusher|gin|ginnery|collector|agent|wholesaler|village|town|city|port|depot|brand|one)$/
const asksCheap =
  /(?<![^ ])(?:cheap|cheaper|cheapest|less costly|costs? less|better buy|dearer|expensive|better value)(?![^ ])/
const asksBest = /(?<![^ ])(?:which|who|what|better|best|more|difference|compare|how much|whos|whose)(?![^ ])/
const off =
  /^(?:off|less|minus|deduct|deducts|deducted|deduction|taken|takes|take|took|dock|docks|docked|cut|cuts|but|drying|haulage|transport|charge|charges|commission|pay|haul|hire|lorry|truck|levy|freight|fee|fees|loading)$/

/** Of what a charge is less than so much, it is of each of what the price is for. */
const CHARGE = 0.25

/** One of two ways to sell or to buy: its price, what is taken from it, and what it is of. */
interface Option {
  readonly price: Placed
  readonly charges: readonly Placed[]
  readonly shares: readonly Placed[]
  readonly lots: readonly Placed[]
  readonly others: readonly Placed[]
}

/**
 * Two offers in a row, each told by who makes it or behind "or": what each leaves of one lot, what each comes to of its
 * own, or, of two sizes of one thing, what one kilo of each costs. Undefined where it is not plainly two.
 */
export function readOptions(figures: readonly Placed[], clauses: readonly Clause[]): Reckoned | undefined {
  const said = clauses.map(({ tokens }) => tokens.join(' ')).join(' ')
  if (!asksBest.test(said) && !asksCheap.test(said)) return undefined
  const parted = partsOf(figures)
  if (parted === undefined) return undefined
  const {
    shared,
    options: [one, other],
  } = parted
  const [first, second] = [optionOf(one), optionOf(other)]
  if (first === undefined || second === undefined) return undefined
  const isCost = asksCheap.test(said)
  const made =
    ofOneEach(first, second, shared) ?? ofOwnLots(first, second, shared) ?? ofOneLot(first, second, shared)
  // An offer that costs who takes it is none: its figures are of something else.
  if (made === undefined || made.values.some((value) => value < 0)) return undefined
  const {
    values: [was, is],
    terms,
    per,
  } = made
  const currency = figures.find((figure) => figure.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const notes = [...first.others, ...second.others].map(
    (figure): Term => ({ part: 'amount', factors: [shownOf(figure)], value: figure.value }),
  )
  return {
    terms: [...terms.map((term) => withCurrency(term, currency)), ...notes],
    result: 'offers',
    value: money(was - is),
    was: money(was),
    is: money(is),
    offers: [headOf(first, currency), headOf(second, currency)],
    ...(isCost && { isCost }),
    ...(per !== undefined && { per }),
  }
}

const withCurrency = (term: Term, currency: string | undefined): Term => ({
  ...term,
  factors: term.factors.map((factor) =>
    factor.isMoney && currency !== undefined ? { ...factor, currency } : factor,
  ),
})

const isPrice = ({ unit, isPercent, isMoney, at, per, part }: Placed): boolean =>
  !isPercent &&
  unit === undefined &&
  (isMoney === true || at === true || per.length > 0 || part === undefined)

/** The figures of both, and of each: what stands before the first, and what is no money in a sentence behind. */
function partsOf(
  figures: readonly Placed[],
): { shared: readonly Placed[]; options: readonly [readonly Placed[], readonly Placed[]] } | undefined {
  const starts = figures.flatMap((figure, at) => (isTurn(figure, figures[at - 1]) ? [at] : []))
  const named = starts.filter((at) => figures.slice(at).some(isPrice))
  const prices = figures.flatMap((figure, at) => (isPrice(figure) ? [at] : []))
  const [firstPrice] = prices
  if (firstPrice === undefined) return undefined
  const before = named.filter((at) => at <= firstPrice)
  const [later, ...more] = named.filter((at) => at > firstPrice)
  if (later === undefined || more.length > 0) return undefined
  const first =
    before.at(-1) ?? figures.findIndex(({ sentence }) => sentence === figures[firstPrice]?.sentence)
  const lastMoney = figures.findLastIndex((figure) => isPrice(figure) || figure.isPercent)
  const last = figures[lastMoney]?.sentence ?? 0
  const isBehind = (figure: Placed, at: number) => at > lastMoney && figure.sentence > last
  return {
    shared: figures.filter((figure, at) => at < first || isBehind(figure, at)),
    options: [
      figures.filter((figure, at) => at >= first && at < later && !isBehind(figure, at)),
      figures.filter((figure, at) => at >= later && !isBehind(figure, at)),
    ],
  }
}

/** Whether somebody else, or another way, is told of before a figure. */
function isTurn({ before, clause }: Placed, last: Placed | undefined): boolean {
  const behind = last !== undefined && last.clause !== clause ? last.after : []
  return [...before, ...behind].some((word) => turns.test(word) || isBuyer(word) || sellers.test(word))
}

function optionOf(figures: readonly Placed[]): Option | undefined {
  const [price, ...moneys] = figures.filter(isPrice)
  if (price === undefined) return undefined
  const shares = figures.filter(({ isPercent }) => isPercent)
  const lots = figures.filter(
    ({ unit, isPercent }) => !isPercent && unit !== undefined && unit.kind !== 'time' && unit.kind !== 'area',
  )
  const others = figures.filter(({ unit }) => unit?.kind === 'time')
  const isTaken = (figure: Placed) => [...figure.before, ...figure.after].some((word) => off.test(word))
  return [...moneys, ...shares].every(isTaken) ? { price, charges: moneys, shares, lots, others } : undefined
}

interface Compared {
  readonly values: readonly [number, number]
  readonly terms: readonly Term[]
  readonly per?: string
}

/** "50 kg at 1420, another 40 kg at 1180": two sizes, by what one kilo of each costs. */
function ofOneEach(one: Option, other: Option, shared: readonly Placed[]): Compared | undefined {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  const isPlain = [one, other].every(
    ({ price, charges, shares }) => charges.length === 0 && shares.length === 0 && price.per.every(isBox),
  )
  if (a === undefined || b === undefined || !isPlain || shared.length > 0 || !isSame(a.unit, b.unit))
    return undefined
  const values = [one.price.value / a.value, other.price.value / (b.value * ratioOf(b.unit, a.unit))] as const
  const termOf = ({ price }: Option, { value, unit }: typeof a, result: number): Term => ({
    part: 'in',
    factors: [money(price.value), { value, said: unit.name, isDivisor: true }],
    value: result,
  })
  return { values, terms: [termOf(one, a, values[0]), termOf(other, b, values[1])], per: a.unit.name }
}

const isBox = (unit: Unit): boolean => unit.kind === 'thing'
const money = (value: number): Shown => ({ value, isMoney: true })

/** What is in one pack, where one pack is told of. */
function sizeOf({ lots, price }: Option): { value: number; unit: Unit } | undefined {
  const [lot, ...more] = lots
  if (lot?.unit === undefined || more.length > 0 || lot.per.some(({ kind }) => kind === 'mass'))
    return undefined
  const { unit, value } = lot
  if (unit.holds !== undefined && value === 1) return { value: unit.holds.value, unit: unit.holds.unit }
  const isWeight = unit.kind === 'mass' || unit.kind === 'volume'
  return isWeight && price.per.every(isBox) ? { value, unit } : undefined
}

/** "400 kg at 1.9 a kilo or 80 kg at 10.2": each of its own. */
function ofOwnLots(one: Option, other: Option, shared: readonly Placed[]): Compared | undefined {
  if (shared.length > 0 || one.lots.length !== 1 || other.lots.length !== 1) return undefined
  return compared(one, one.lots[0], other, other.lots[0])
}

/** "Coop 214 less 4 for drying, trader 208, 85 t": both of the same, or of one of what they are for. */
function ofOneLot(one: Option, other: Option, shared: readonly Placed[]): Compared | undefined {
  const own = [...one.lots, ...other.lots]
  const [lot, ...more] = [...shared, ...own].filter(({ unit }) => unit !== undefined)
  if (more.length > 0) return undefined
  return compared(one, lot, other, lot)
}

function compared(
  one: Option,
  lot: Placed | undefined,
  other: Option,
  second: Placed | undefined,
): Compared | undefined {
  const pers = [...one.price.per, ...other.price.per]
  const unit =
    (lot === undefined ? pers.find(({ kind }) => kind === 'mass') : undefined) ?? pers[0] ?? lot?.unit
  if (unit === undefined) return undefined
  const [a, b] = [leftOf(one, lot, unit), leftOf(other, second, unit)]
  if (a === undefined || b === undefined) return undefined
  return {
    values: [a.value, b.value],
    terms: [...a.terms, ...b.terms],
    ...(lot === undefined && { per: unit.name }),
  }
}

/** How many of what a price is for a lot is. */
function timesOf(lot: Placed, unit: Unit): { times: number; factors: readonly Shown[] } | undefined {
  const own = lot.unit
  if (own === undefined) return undefined
  const shown = shownOf(lot)
  if (isSame(own, unit))
    return {
      times: lot.value * ratioOf(own, unit),
      factors: own.name === unit.name ? [shown] : [shown, { value: ratioOf(own, unit) }],
    }
  const { holds } = own
  if (holds === undefined || !isSame(holds.unit, unit)) return undefined
  return {
    times: lot.value * holds.value * ratioOf(holds.unit, unit),
    factors: [
      shown,
      { value: holds.value, said: holds.unit.name },
      ...(holds.unit.name === unit.name ? [] : [{ value: ratioOf(holds.unit, unit) }]),
    ],
  }
}

/** "3000 a bag of 90 kg" by the kilo: how much of what a price is for one is. */
function onePer(unit: Unit, bare: Unit): { times: number; factors: readonly Shown[] } | undefined {
  if (isSame(unit, bare)) {
    const times = ratioOf(bare, unit)
    return { times, factors: times === 1 ? [] : [{ value: times }] }
  }
  const { holds } = unit
  if (holds === undefined || !isSame(holds.unit, bare)) return undefined
  const held = holds.value * ratioOf(holds.unit, bare)
  return { times: 1 / held, factors: [{ value: 1 / held }] }
}

/** What an option comes to, with what is taken from it. */
function leftOf(
  { price, charges, shares }: Option,
  lot: Placed | undefined,
  bare: Unit,
): { value: number; terms: readonly Term[] } | undefined {
  const unit = price.per[0] ?? bare
  const count = lot === undefined ? onePer(unit, bare) : timesOf(lot, unit)
  if (count === undefined) return undefined
  const income = count.times * price.value
  const terms: Term[] = [{ part: 'in', factors: [...count.factors, money(price.value)], value: income }]
  let value = income
  for (const share of shares) {
    const taken = (income * share.value) / 100
    value -= taken
    terms.push({
      part: 'out',
      factors: [{ value: share.value, isPercent: true }, money(income)],
      value: taken,
    })
  }
  for (const charge of charges) {
    const [of] = charge.per
    const isOfEach =
      of !== undefined || charge.at === true || charge.each === true || charge.value <= CHARGE * price.value
    const rated = isOfEach
      ? lot === undefined
        ? count
        : timesOf(lot, of ?? unit)
      : { times: 1, factors: [] }
    if (rated === undefined || (!isOfEach && lot === undefined)) return undefined
    const taken = rated.times * charge.value
    value -= taken
    terms.push({ part: 'out', factors: [...rated.factors, money(charge.value)], value: taken })
  }
  return { value, terms }
}

const shownOf = ({ value, said, unit }: Placed): Shown =>
  ({ value, ...((said ?? unit?.name) !== undefined && { said: said ?? unit?.name }) }) as Shown

/** The price that an option is known by, with what one pack holds where it is told by that. */
function headOf({ price, lots }: Option, currency: string | undefined): Shown {
  const [of] = price.per
  const [lot] = lots
  const isWeighed =
    of === undefined && lot?.unit !== undefined && !isContainer(lot.unit.name) && lots.length === 1
  return {
    value: price.value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
    ...(of !== undefined && (of.kind !== 'thing' || isContainer(of.name)) && { per: of.name }),
    ...(isWeighed && { per: `${lot?.value} ${lot?.said ?? lot?.unit?.name}` }),
  }
}
