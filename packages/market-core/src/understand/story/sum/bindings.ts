import type { Placed, Unit } from '../story.ts'
import { isContainer, isHolding, isPerson, isProduce, isSame } from '../units.ts'
import { isIn, isOut } from '../words.ts'
import type { Counted } from './counted.ts'
import type { Lots } from './lots.ts'

/** What a price or a cost may be for each of, and the lot that it stands beside where it is bound to one. */
export interface Binding {
  readonly pers: readonly Unit[]
  readonly lot?: Placed
  /** For all of several lots, or for the rest of one. */
  readonly lots?: readonly Placed[]
  readonly rest?: Counted
  /** What money for all of it is of: "4500 from 30 kg". */
  readonly of?: Placed
  /** The less the likelier: what its words say is 0. */
  readonly doubt: number
}

const priceWords = /^(?:price|prices|rate|offer|offers|offered|offering|pays|gives|promised|asks|quoted)$/
const totals = /^(?:total|altogether|together|all|lot|whole|lump|overall|everything|both)$/

/** The ways that a figure of money may be bound, likeliest first; none where what it is for is not there. */
export function bindingsOf(
  figure: Placed,
  figures: readonly Placed[],
  lots: Lots,
  many: Unit | undefined,
): Binding[] {
  const { per, each, at, part, before, after } = figure
  if (before.some((word) => /^(?:rest|remaining|remainder|others|survivors|survived)$/.test(word))) {
    const rest = lots.rest(figure)
    if (rest !== undefined) return [{ pers: [], rest, doubt: 0 }]
  }
  if (each) return eachOf(figure, figures, lots, many)
  const isAll = [...before.slice(0, 4), ...after.slice(0, 4)].some((word) => totals.test(word))
  const total: Binding = { pers: per, doubt: 0 }
  const isOfOneBag = per.length === 1 && per.every(({ name }) => isContainer(name))
  const named = per.length > 0 && !isOfOneBag ? undefined : namedBy(figure, figures)
  if (named?.unit !== undefined) return [{ pers: [named.unit], lot: named, doubt: 0 }]
  if (at || isWage(figure, figures)) return atOf(figure, figures, many)
  if (per.length > 0) return [total]
  const of = describedBy(figure, figures)
  if (of !== undefined) return [{ pers: [], of, doubt: 0 }]
  const less = isAll ? undefined : lessOfPrice(figure, figures)
  if (less !== undefined) return [{ pers: less, doubt: 0 }]
  const like = isAll ? undefined : listedRate(figure, figures)
  if (like !== undefined) return like
  const last = figures[figures.indexOf(figure) - 1]
  // "The shop pays 2500, the school 2700": one as the other.
  const isAsLast =
    part === 'in' &&
    last?.part === 'in' &&
    last.sentence === figure.sentence &&
    last.unit === undefined &&
    before.length <= 3 &&
    (figure.currency === undefined || isLikeSize(figure, last)) &&
    !before.some((word) => isIn(word) || isOut(word))
  if (isAsLast && last !== undefined) return bindingsOf(last, figures, lots, many)
  const produce = produceOf(figures)
  const price: Binding | undefined =
    (part === 'in' || before.slice(0, 3).includes('price')) && produce?.unit !== undefined
      ? { pers: [produce.unit], lot: produce, doubt: 0 }
      : undefined
  if (price === undefined || isAll) return [total]
  if (before.slice(0, 4).some((word) => priceWords.test(word))) return [price, { ...total, doubt: 2 }]
  return before.slice(0, 3).some((word) => /^(?:made|fetched|fetch|brought|went)$/.test(word))
    ? [total, price]
    : [total, { ...price, doubt: 2 }]
}

/** "Each", "a head", "for every animal": of the one thing beside it, else of all that are counted. */
function eachOf(figure: Placed, figures: readonly Placed[], lots: Lots, many: Unit | undefined): Binding[] {
  const { per, clause, before, after } = figure
  const at = figures.indexOf(figure)
  const isAmount = (one: Placed) =>
    one.part === 'amount' && one.unit?.kind === 'thing' && !one.isHeld && !one.isOne
  const here = figures.slice(0, at).findLast((one) => isAmount(one) && one.clause === clause)
  const bind = (lot: Placed | undefined): Binding[] =>
    lot?.unit === undefined ? [] : [{ pers: [lot.unit, ...per], lot, doubt: 0 }]
  if (here !== undefined) return bind(here)
  const said = [...before, ...after]
  const earlier = figures.slice(0, at).filter(isAmount)
  const named = earlier.find(({ said: name }) => name !== undefined && said.includes(name))
  if (named !== undefined) return bind(named)
  const things = lots.things.filter((one) => figures.indexOf(one) < at)
  if (things.length > 1 && per.length === 0) {
    // What is for each of two that are told apart, or for each of the last of them, nobody says.
    const [one] = things
    const isOneKind = things.every(({ unit }) => unit?.name === one?.unit?.name)
    // "Sold 300 of the 340 at 850 and the rest at 400, boxes 60 each": each of all of them, once.
    const [all] = [...things].sort((a, b) => b.value - a.value)
    if (isOneKind && figures.some(isOfRest)) return bind(all)
    const isAll = figures
      .filter((other) => other.part === 'amount' && things.includes(other))
      .every((other) => isSold(other, figures))
    return isOneKind || isAll ? [{ pers: [], lots: things, doubt: 0 }] : []
  }
  const [lot] =
    things.length > 0 ? things : earlier.length > 0 ? [earlier.at(-1)] : figures.slice(at).filter(isAmount)
  if (lot !== undefined) return bind(lot)
  return many === undefined ? [] : [{ pers: [many, ...per], doubt: 0 }]
}

/** "8 workers 450 a day": so much for each of those who stand right before it. */
const isWage = (figure: Placed, figures: readonly Placed[]): boolean => {
  const unit = lotBeside(figure, figures)?.unit
  const isOfTime = figure.per.length > 0 && figure.per.every(({ kind }) => kind === 'time')
  return isOfTime && figure.before.length === 0 && unit !== undefined && isPerson(unit)
}

const isOfRest = ({ before }: Placed): boolean =>
  before.some((word) => /^(?:rest|remaining|remainder|others)$/.test(word))

const isSold = (lot: Placed, figures: readonly Placed[]): boolean => {
  const next = figures[figures.indexOf(lot) + 1]
  return next?.clause === lot.clause && (next.at === true || next.each === true || next.per.length > 0)
}

/** "12 goats at 8500", "50 bags of 90 kg at 30 a kilo", "3 men at 500 a day". */
function atOf(figure: Placed, figures: readonly Placed[], many: Unit | undefined): Binding[] {
  const { per, before } = figure
  const isOfOne = /^(?:an?|one|my)$/.test(before[2] ?? '') || /^(?:an?|one|my)$/.test(before[3] ?? '')
  const beside = lotBeside(figure, figures)
  if (per.length > 0) {
    const unit = beside?.unit
    const isOfTime = per.every(({ kind }) => kind === 'time')
    // So much a day is for each of those who stand beside it, too.
    if (unit === undefined || !isOfTime || unit.kind === 'time')
      return [{ pers: per, ...sameLot(beside, per), doubt: 0 }]
    return [{ pers: [unit, ...per], lot: beside as Placed, doubt: 0 }]
  }
  const lot = beside ?? (isOfOne ? undefined : produceOf(figures))
  const rate = beside === undefined && lot?.unit?.kind === 'mass' ? rateOfMass(figures, figure) : undefined
  if (rate !== undefined && lot?.unit?.name !== rate.name)
    return [{ pers: [rate], ...(lot && { lot }), doubt: 0 }]
  if (lot?.unit !== undefined) return [{ pers: [lot.unit], lot, doubt: 0 }]
  if (isOfOne) return [{ pers: [], doubt: 0 }]
  return many === undefined ? [] : [{ pers: [many], doubt: 0 }]
}

/** "Buy at 420 per kg, sell at 510; the lorry is 30 tons": a bare price is for what all others are for. */
function rateOfMass(figures: readonly Placed[], price: Placed): Unit | undefined {
  const rates = figures.flatMap((one) =>
    one !== price && (one.part === 'in' || one.part === 'out') && one.per.length === 1 ? one.per : [],
  )
  const [first] = rates
  return first?.kind === 'mass' && rates.every(({ name }) => name === first.name) ? first : undefined
}

/** A price a kilo of what stands beside it in kilos, or in bags of so many. */
const sameLot = (lot: Placed | undefined, per: readonly Unit[]): { lot?: Placed } =>
  lot?.unit !== undefined &&
  per.some((one) => lot.unit !== undefined && (isSame(one, lot.unit) || isHolding(lot.unit, one)))
    ? { lot }
    : {}

/** "31.5 pence a litre less 2 pence haulage": what is taken from a price, and is less than it, is of each of it. */
function lessOfPrice(
  { part, before, after, value, sentence }: Placed,
  figures: readonly Placed[],
): readonly Unit[] | undefined {
  const prices = figures.filter(
    (one) => one.part === 'in' && one.per.length === 1 && one.per.every(isProduce),
  )
  const [price, ...others] = prices
  const isLess = [...before.slice(0, 2), ...after.slice(0, 1)].some((word) =>
    /^(?:less|minus|off)$/.test(word),
  )
  if (part !== 'out' || price === undefined || others.length > 0 || !isLess) return undefined
  return sentence === price.sentence && value < price.value ? price.per : undefined
}

/** Prices of one thing are of one size: 150 dollars beside 80 cents is none. */
const isLikeSize = ({ value }: Placed, last: Placed): boolean =>
  value < LIKE * last.value && last.value < LIKE * value

/** How far two rates of one list may be apart, as a multiple. */
const LIKE = 5
/** From here on money in a list with a rate is no rate. */
const UNLIKE = 20

/** "Drying 9 a tonne, haulage 7.50": a bare figure that goes on with a rate is one, where it is of its size. */
function listedRate(figure: Placed, figures: readonly Placed[]): Binding[] | undefined {
  const { before, clause, sentence, part } = figure
  const last = figures[figures.indexOf(figure) - 1]
  if (last === undefined || last.sentence !== sentence || last.clause === clause || last.part !== part)
    return undefined
  if (last.per.length === 0 || last.isPercent || last.unit !== undefined || part !== 'out') return undefined
  if (
    before.length > 3 ||
    before.some((word) => /^(?:was|were|is|spent|paid|cost|costs|came|a|an|my|the)$/.test(word))
  )
    return undefined
  // Only a charge on what is sold by that unit goes on as one.
  const sold = produceOf(figures)?.unit
  const isSoldSo = sold !== undefined && last.per.some((unit) => isSame(unit, sold) || isHolding(sold, unit))
  const isCharge =
    isSoldSo ||
    figures.some(
      (one) =>
        one.part === 'in' &&
        last.per.some((unit) => one.per.some((of) => isSame(of, unit)) || isLotOf(one, unit, figures)),
    )
  if (!isCharge || figures.some((one) => one.clause === last.clause && one.part === 'amount'))
    return undefined
  const times = Math.max(figure.value / last.value, last.value / figure.value)
  if (times >= UNLIKE) return undefined
  const rate: Binding = { pers: last.per, doubt: 0 }
  if (times <= LIKE && last.per.every(({ kind }) => kind !== 'time')) return [rate]
  // "Transport 200 per bag, market fee 1500": what is so much more is of all of them.
  return [
    { ...rate, doubt: figure.value > LIKE * last.value ? 1 : 0 },
    { pers: [], doubt: 0 },
  ]
}

/** Whether a price stands beside a lot of a unit. */
const isLotOf = (price: Placed, unit: Unit, figures: readonly Placed[]): boolean =>
  figures.some(
    (one) =>
      one.part === 'amount' &&
      one.unit !== undefined &&
      isSame(one.unit, unit) &&
      one.clause === price.clause,
  )

/** "A bag of DAP was 3500 ... I use 3 of DAP": what the price is called is counted elsewhere. */
const namedBy = ({ before, part }: Placed, figures: readonly Placed[]): Placed | undefined =>
  part === 'out'
    ? figures.find(
        ({ part: of, unit, isOf }) =>
          of === 'amount' && isOf === true && unit !== undefined && before.includes(unit.name),
      )
    : undefined

/** "900 dollars on 1.5 ha", "5 bags for 15000": the one amount beside money for all of it says what the money is of. */
function describedBy(money: Placed, figures: readonly Placed[]): Placed | undefined {
  const beside = figures.filter(({ clause, part }) => clause === money.clause && part !== 'percent')
  const [figure, ...others] = beside.filter(
    ({ part, isHeld, isOne }) => part === 'amount' && !isHeld && !isOne,
  )
  const isAlone = beside.filter(({ part }) => part === 'in' || part === 'out').length === 1
  if (figure === undefined || others.length > 0 || !isAlone || figure.per.length > 0) return undefined
  const link = figures.indexOf(figure) > figures.indexOf(money) ? figure.before : money.before
  // "110 nets and each went for 1600" is no money for all of them.
  if (link.some((word) => /^(?:each|every|apiece)$/.test(word))) return undefined
  // The "of" in "boxes of oranges 38" is no link.
  const isLinked =
    link[0] === 'of' ||
    link
      .slice(0, 4)
      .some(
        (word, at) =>
          /^(?:for|on|from|of)$/.test(word) && (word !== 'of' || link !== money.before || at === 0),
      )
  return isLinked ? figure : undefined
}

/** The amount before a price in its clause, behind the price before it. */
function lotBeside(figure: Placed, figures: readonly Placed[]): Placed | undefined {
  const here = figures.slice(0, figures.indexOf(figure)).filter(({ clause }) => clause === figure.clause)
  const own = here.findLastIndex(({ part }) => part === 'in' || part === 'out')
  const beside = here
    .slice(own + 1)
    .filter(({ part, unit, isHeld, isOne }) => part === 'amount' && unit !== undefined && !isHeld && !isOne)
  return (
    beside.findLast(({ unit }) => unit?.kind !== 'time') ??
    (figure.per.length === 0 ? beside.at(-1) : undefined)
  )
}

/** The one amount that is no time and no land, of which a price "at 45" is. */
export function produceOf(figures: readonly Placed[]): Placed | undefined {
  const all = figures.filter(
    ({ part, unit, isHeld, isOne, earlier }) =>
      part === 'amount' &&
      unit !== undefined &&
      !isHeld &&
      !isOne &&
      isProduce(unit) &&
      !earlier.some((word) => fed.test(word)),
  )
  // What something else is made by is not what is sold: the cows of so many litres a cow.
  const [one, ...others] = all.filter(
    ({ unit }) => !all.some(({ per }) => per.some((of) => unit !== undefined && isSame(of, unit))),
  )
  return others.length === 0 ? one : undefined
}
const fed = /^(?:fed|feed|feeding|eat|eats|ate|eaten|drink|drinks|drank|consume|consumes|consumed)$/
