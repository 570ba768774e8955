import { AMBIGUOUS, type Amount, Amounts, type Net } from './amounts.ts'
import { interestOf } from './interest.ts'
import type { Placed } from './parts.ts'
import type { Shown, Term, Unit } from './story.ts'
import { isSame, measureOfWord, ratioOf } from './units.ts'
import { isCostItem } from './words.ts'

/** What a set of figures comes to, before anybody asks for something of it. */
export interface Account {
  readonly terms: readonly Term[]
  readonly income: number
  readonly cost: number
  /** What every term is for each of, where nothing says how many there are. */
  readonly basis?: Unit
  /** What the produce or the lot is, where no price is for it. */
  readonly lots: readonly { readonly figure: Placed; readonly amount: Amount }[]
  readonly unplaced: readonly Placed[]
  /** The one price that no amount stands beside. */
  readonly rate?: { readonly value: number; readonly per: Unit }
  readonly currency?: string
}

/** Multiplies every rate out and adds up what comes in and what goes out. */
export function accountOf(
  figures: readonly Placed[],
  period: Unit | undefined,
  countsFor: Unit | undefined,
): Account {
  const amounts = new Amounts(figures)
  const terms: Term[] = []
  const unplaced: Placed[] = []
  const bases: Unit[] = []
  const used = amounts.used
  const rates: { value: number; per: Unit }[] = []
  const sold = new Set<Placed>()
  const currency = figures.find((figure) => figure.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const interest = interestOf(figures, money)
  if (interest !== undefined) {
    terms.push(...interest.terms)
    for (const figure of interest.used) used.add(figure)
  }
  for (const figure of figures) {
    const { part, value } = figure
    if ((part !== 'in' && part !== 'out') || used.has(figure)) continue
    const bound = boundTo(figure, figures, amounts)
    const pers = bound?.pers
    const factors: Shown[] = []
    let [total, isOpen] = [value, false]
    let failed = bound === undefined
    const net = netOf(figure)
    if (bound?.rest !== undefined) {
      total *= bound.rest.value
      factors.push(...bound.rest.factors)
    }
    for (const per of pers ?? []) {
      const lot = bound?.lot
      const times =
        lot?.unit !== undefined && (per === lot.unit || (isHeldIn(lot.unit, per) && pers?.length === 1))
          ? resolved(amounts.resolve(lot, per, net), period)
          : timesOf(per, figure, amounts, period, net)
      const isTwice = times !== AMBIGUOUS && times !== undefined && isSoldTwice(figure, times, sold)
      if (times === AMBIGUOUS || isTwice) failed = true
      else if (times === undefined) {
        bases.push(per)
        isOpen = true
      } else {
        total *= times.value
        factors.push(...times.factors)
        bases.push(...times.open)
        if (times.open.length > 0) isOpen = true
      }
    }
    if (failed) {
      unplaced.push(figure)
      continue
    }
    used.add(figure)
    const [per] = pers ?? []
    if (isOpen && part === 'in' && per !== undefined && pers?.length === 1 && factors.length === 0)
      rates.push({ value, per })
    const label = labelOf(figure)
    terms.push({
      part,
      ...(label !== undefined && { label }),
      factors: [...factors, money(value)],
      value: total,
    })
  }
  const sum = (part: Term['part']) =>
    terms.reduce((all, term) => (term.part === part ? all + term.value : all), 0)
  for (const figure of figures) {
    if (figure.part !== 'percent' || used.has(figure) || !isFee(figure)) continue
    used.add(figure)
    const income = sum('in')
    const label = labelOf(figure)
    terms.push({
      part: 'out',
      ...(label !== undefined && { label }),
      factors: [{ value: figure.value, isPercent: true }, money(income)],
      value: (income * figure.value) / 100,
    })
  }
  describe(figures, used)
  const lots = figures
    .filter((figure) => figure.part === 'amount' && !used.has(figure) && !isInner(figure, figures))
    .flatMap((figure) => {
      const amount = figure.unit === undefined ? AMBIGUOUS : amounts.resolve(figure, figure.unit)
      return amount === AMBIGUOUS ? [] : [{ figure, amount: withPeriod(amount, countsFor) }]
    })
  const [basis, ...others] = bases
  const isOne = basis !== undefined && others.every((unit) => isSame(unit, basis) && unit.name === basis.name)
  const isMixed =
    basis !== undefined &&
    basis.kind !== 'area' &&
    terms.some(
      (term) =>
        term.factors.length === 1 &&
        term.value === term.factors[0]?.value &&
        !figures.some(
          (figure) => figure.value === term.value && (figure.per.length > 0 || figure.at === true),
        ),
    )
  const [rate] = rates
  return {
    terms,
    income: sum('in'),
    cost: sum('out'),
    ...(basis !== undefined && isOne && { basis }),
    lots,
    unplaced: [
      ...unplaced,
      ...figures.filter(
        (figure) => !used.has(figure) && !unplaced.includes(figure) && figure.part !== 'sharers',
      ),
      ...((basis !== undefined && !isOne) || (isMixed && rates.length !== 1)
        ? figures.filter(({ per, part }) => per.length > 0 && part !== 'amount').slice(-1)
        : []),
    ],
    ...(rate !== undefined && rates.length === 1 && { rate }),
    ...(currency !== undefined && { currency }),
  }
}

/** Amounts that another is for each of are part of it. */
const isInner = (figure: Placed, figures: readonly Placed[]): boolean =>
  figures.some(
    (one) =>
      one !== figure &&
      one.part === 'amount' &&
      one.per.some((per) => figure.unit !== undefined && isSame(figure.unit, per)),
  )

function timesOf(
  per: Unit,
  figure: Placed,
  amounts: Amounts,
  period: Unit | undefined,
  net: Net,
): Amount | undefined | typeof AMBIGUOUS {
  const times = amounts.of(per, figure, net)
  return times === undefined ? periodOf(per, period) : resolved(times, period)
}

const resolved = (times: Amount | typeof AMBIGUOUS, period: Unit | undefined): Amount | typeof AMBIGUOUS =>
  times === AMBIGUOUS ? times : withPeriod(times, period)

/** What was sold counts without what died; what was bought counts with it; of another cost nobody says. */
function netOf({ part, words }: Placed): Net {
  if (
    part === 'in' ||
    words.some((word) => feeWords.test(word) || /^(?:transport|lorry|truck|sold)$/.test(word))
  )
    return 'net'
  return words.some((word) => /^(?:bought|buy|buying|paid|cost)$/.test(word)) ? 'gross' : 'unsaid'
}

/** One lot has one price: a second is another way to sell it. */
function isSoldTwice({ part }: Placed, { of }: Amount, sold: Set<Placed>): boolean {
  if (part !== 'in' || of?.unit === undefined || of.unit.kind === 'time' || of.unit.kind === 'area')
    return false
  const isAgain = sold.has(of)
  sold.add(of)
  return isAgain
}

/** "What is left in a month" of so much a day. */
function periodOf(per: Unit, period: Unit | undefined): Amount | undefined {
  if (period === undefined || per.kind !== 'time' || per.name === period.name || !isSame(period, per))
    return undefined
  const value = ratioOf(period, per)
  return value > 1 ? { value, factors: [{ value, said: `${per.name}s` }], open: [] } : undefined
}

function withPeriod(amount: Amount, period: Unit | undefined): Amount {
  const [open, ...others] = amount.open
  const times = open === undefined || others.length > 0 ? undefined : periodOf(open, period)
  return times === undefined
    ? amount
    : { value: amount.value * times.value, factors: [...amount.factors, ...times.factors], open: [] }
}

/** What a price or a cost is for each of, and the amount that it stands beside where it is bound to one. */
interface Bound {
  readonly pers: readonly Unit[]
  readonly lot?: Placed
  readonly rest?: Amount
}

/** Of what a figure is for each: said, or by where it stands. Undefined: of nothing that is there. */
function boundTo(figure: Placed, figures: readonly Placed[], amounts: Amounts): Bound | undefined {
  const { per, each, at, part, before } = figure
  const rest = before.some((word) => /^(?:rest|remaining|remainder|others)$/.test(word))
    ? amounts.rest(figure, figures)
    : undefined
  if (rest !== undefined) return { pers: per, rest }
  if (each) {
    const thing = amounts.thingBeside(figure, figures)
    return thing?.unit === undefined ? undefined : { pers: [thing.unit, ...per], lot: thing }
  }
  const named = per.length > 0 ? undefined : namedBy(figure, figures)
  if (named?.unit !== undefined) return { pers: [named.unit], lot: named }
  // "Price 45", "they offered 168": for each of what there is, though nobody says so.
  const isPrice =
    part === 'in' && per.length === 0 && before.slice(0, 4).some((word) => priceWords.test(word))
  if (!at) {
    const produce = isPrice ? produceOf(figures) : undefined
    return isPrice && produce?.unit !== undefined ? { pers: [produce.unit], lot: produce } : { pers: per }
  }
  const lot = lotBeside(figure, figures) ?? (per.length === 0 ? produceOf(figures) : undefined)
  if (lot?.unit === undefined) return per.length === 0 ? undefined : { pers: per }
  const { unit } = lot
  const isSaid = per.some((one) => isSame(one, unit) || isHeldIn(unit, one))
  return isSaid ? { pers: per, lot } : { pers: [unit, ...per], lot }
}

const priceWords = /^(?:price|prices|rate|offer|offers|offered|pays|gives)$/

/** "A bag of DAP was 3500 ... I use 3 of DAP": what the price is called is counted elsewhere. */
const namedBy = ({ before, part }: Placed, figures: readonly Placed[]): Placed | undefined =>
  part === 'out'
    ? figures.find(
        ({ part: of, unit, isOf }) =>
          of === 'amount' && isOf === true && unit !== undefined && before.includes(unit.name),
      )
    : undefined

/** The amount before a price in its clause, behind the price before it: "12 goats at 8500". */
function lotBeside(figure: Placed, figures: readonly Placed[]): Placed | undefined {
  const index = figures.indexOf(figure)
  const here = figures.slice(0, index).filter(({ clause }) => clause === figure.clause)
  const own = here.findLastIndex(({ part }) => part === 'in' || part === 'out')
  const beside = here.slice(own + 1).filter(({ part, unit }) => part === 'amount' && unit !== undefined)
  return (
    beside.findLast(({ unit }) => unit?.kind !== 'time') ??
    (figure.per.length === 0 ? beside.at(-1) : undefined)
  )
}

const isHeldIn = (unit: Unit, held: Unit): boolean =>
  unit.holds !== undefined
    ? isSame(unit.holds.unit, held) || isHeldIn(unit.holds.unit, held)
    : unit.kind !== 'thing' && unit.kind === held.kind

/** The one amount that is no time and no land, of which a price "at 45" is. */
function produceOf(figures: readonly Placed[]): Placed | undefined {
  const [one, ...others] = figures.filter(
    ({ part, unit }) =>
      part === 'amount' && unit !== undefined && unit.kind !== 'time' && unit.kind !== 'area',
  )
  return others.length === 0 ? one : undefined
}

/** "900 dollars on 1.5 ha", "5 bags for 15000": an amount beside money for all of it says what the money is of. */
function describe(figures: readonly Placed[], used: Set<Placed>): void {
  for (const figure of figures) {
    if (figure.part !== 'amount' || used.has(figure) || figure.per.length > 0) continue
    const beside = figures.filter(({ clause, part }) => clause === figure.clause && part !== 'percent')
    const [money, ...others] = beside.filter(({ part }) => part === 'in' || part === 'out')
    const alone = beside.filter(({ part }) => part === 'amount').length === 1
    if (money === undefined || others.length > 0 || !alone || money.per.length > 0 || money.at || money.each)
      continue
    const link = figures.indexOf(figure) > figures.indexOf(money) ? figure.before : money.before
    if (link.slice(0, 4).some((word) => /^(?:for|on|from|of)$/.test(word)) && used.has(money))
      used.add(figure)
  }
}

const feeWords =
  /^(?:commission|levy|cess|fee|fees|broker|brokerage|agent|tax|taxes|deduct|deducts|deducted|takes|take|took|charges|charge|charged|market|middleman|cooperative|coop|auctioneer)$/
const isFee = ({ before, after, words }: Placed): boolean =>
  [...before.slice(0, 4), ...after.slice(0, 4), ...words].some((word) => feeWords.test(word))

/** The word that a cost is told by: the one named just before it, or just behind. */
function labelOf({ part, before, after, at, words }: Placed): string | undefined {
  if (part === 'in') return undefined
  const isItem = (word: string) => isCostItem(word) && measureOfWord(word) === undefined
  const behind =
    /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isItem(after[0] ?? '') ? after.slice(0, 4) : []
  return before.find(isItem) ?? behind.find(isItem) ?? (at ? words.find(isItem) : undefined)
}
