import { AMBIGUOUS, type Amount, Amounts, type Net } from './amounts.ts'
import { boundTo, isHeldIn } from './bound.ts'
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
  many: Unit | undefined,
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
    const bound = boundTo(figure, figures, amounts, many)
    const pers = bound?.pers
    const factors: Shown[] = []
    let [total, isOpen] = [value, false]
    const opened: string[] = []
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
        opened.push(per.name)
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
    if (isOpen && per !== undefined && pers?.length === 1 && factors.length === 0) rates.push({ value, per })
    const label = labelOf(figure)
    const of = describedBy(figure, figures)
    if (of !== undefined) used.add(of)
    terms.push({
      part,
      ...(of !== undefined && { of: { value: of.value, ...(of.said !== undefined && { said: of.said }) } }),
      ...(label !== undefined && { label }),
      factors: [...factors, { ...money(value), ...(opened[0] !== undefined && { per: opened[0] }) }],
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
  const lots = figures
    .filter((figure) => figure.part === 'amount' && !used.has(figure) && !isInner(figure, figures))
    .flatMap((figure) => {
      const amount = figure.unit === undefined ? AMBIGUOUS : amounts.resolve(figure, figure.unit)
      return amount === AMBIGUOUS ? [] : [{ figure, amount: withPeriod(amount, period) }]
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

/** "900 dollars on 1.5 ha", "5 bags for 15000": the one amount beside money for all of it says what the money is of. */
function describedBy(money: Placed, figures: readonly Placed[]): Placed | undefined {
  if (money.per.length > 0 || money.at || money.each) return undefined
  const beside = figures.filter(({ clause, part }) => clause === money.clause && part !== 'percent')
  const [figure, ...others] = beside.filter(({ part }) => part === 'amount')
  const isAlone = beside.filter(({ part }) => part === 'in' || part === 'out').length === 1
  if (figure === undefined || others.length > 0 || !isAlone || figure.per.length > 0) return undefined
  const link = figures.indexOf(figure) > figures.indexOf(money) ? figure.before : money.before
  if (figure.unit?.holds !== undefined && figure.value === 1) return figure
  return link.slice(0, 4).some((word) => /^(?:for|on|from|of)$/.test(word)) ? figure : undefined
}

const feeWords =
  /^(?:commission|levy|cess|fee|fees|broker|brokerage|agent|tax|taxes|deduct|deducts|deducted|takes|take|took|charges|charge|charged|market|middleman|cooperative|coop|auctioneer)$/
const isFee = ({ before, after, words }: Placed): boolean =>
  !words.some((word) => /^(?:loan|borrowed|credit)$/.test(word)) &&
  [...before.slice(0, 4), ...after.slice(0, 4), ...words].some((word) => feeWords.test(word))

/** The word that a cost is told by: the one named just before it, or just behind. */
function labelOf({ part, before, after, at, words }: Placed): string | undefined {
  if (part === 'in') return undefined
  const isItem = (word: string) => isCostItem(word) && measureOfWord(word) === undefined
  const behind =
    /^(?:for|on|in|to|as)$/.test(after[0] ?? '') || isItem(after[0] ?? '') ? after.slice(0, 4) : []
  const aim = before.length === 0 || isItem(before[0] ?? '') ? undefined : after.slice(0, 2).find(isAim)
  return aim ?? before.find(isItem) ?? behind.find(isItem) ?? (at ? words.find(isItem) : undefined)
}

/** What is to be over at the end: it must be earned as a cost must. */
const isAim = (word: string): boolean => /^(?:clear|profit|left)$/.test(word)
