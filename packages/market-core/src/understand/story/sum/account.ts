import type { Placed, Shown, Term, Unit } from '../story.ts'
import { isSame, ratioOf } from '../units.ts'
import { addedTo } from './beside/added.ts'
import type { Binding } from './bindings.ts'
import { AMBIGUOUS, type Count, type Counted, type Net, saidOf } from './counted.ts'
import { interestOf } from './interest.ts'
import { labelOf } from './labels.ts'
import type { Lots } from './lots.ts'
import { priceOf, shareOf } from './shares.ts'

/** What a set of figures comes to, before anybody asks for something of it. */
export interface Account {
  readonly terms: readonly Term[]
  readonly income: number
  readonly cost: number
  /** What every term is for each of, where nothing says how many there are. */
  readonly basis?: Unit
  /** Some of it is for each of something, and the rest is not: no sum of all, but perhaps how many are needed. */
  readonly isMixed: boolean
  readonly used: ReadonlySet<Placed>
  /** Figures that have no one way. */
  readonly unplaced: readonly Placed[]
  /** The one price that no amount stands beside. */
  readonly rate?: { readonly value: number; readonly per: Unit; readonly term: Term }
  readonly currency?: string
}

/** What an account is made with. */
export interface Making {
  readonly figures: readonly Placed[]
  readonly lots: Lots
  readonly period?: Unit
  /** True where what a price falls by is asked for, and not what is left of it. */
  readonly asksFall: boolean
  readonly isCompound: boolean
  readonly bindings: ReadonlyMap<Placed, Binding | undefined>
}

interface Flow {
  readonly figure: Placed
  readonly term: Term
  readonly open: readonly Unit[]
}

/** Multiplies every rate out and adds up what comes in and what goes out. */
export function accountOf(making: Making): Account {
  const { figures, bindings } = making
  const currency = figures.find((figure) => figure.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const used = new Set<Placed>()
  const unplaced: Placed[] = []
  const interest = interestOf(figures, money, making.isCompound)
  const flows: Flow[] = []
  const terms: Term[] = [...(interest?.terms ?? [])]
  for (const figure of interest?.used ?? []) used.add(figure)
  for (const [figure, binding] of bindings) {
    if (used.has(figure)) continue
    const flow = binding === undefined ? undefined : flowOf(figure, binding, making, money, used)
    if (flow === undefined) unplaced.push(figure)
    else {
      flows.push(flow)
      terms.push(flow.term)
    }
  }
  const sum = (part: Term['part']) =>
    terms.reduce((all, one) => (one.part === part ? all + one.value : all), 0)
  for (const figure of figures) {
    if (used.has(figure) || shareOf(figure, figures) !== 'income' || sum('in') === 0) continue
    used.add(figure)
    const income = sum('in')
    terms.push({
      part: 'out',
      ...labelOf(figure),
      factors: [{ value: figure.value, isPercent: true }, money(income)],
      value: (income * figure.value) / 100,
    })
  }
  for (const figure of figures) {
    const share = shareOf(figure, figures)
    const gain = sum('in') - sum('out')
    if ((share !== 'gain-kept' && share !== 'gain-given') || sum('in') === 0 || sum('out') === 0 || gain <= 0)
      continue
    used.add(figure)
    const isKept = share === 'gain-kept'
    const value = isKept ? 100 - figure.value : figure.value
    const less = isKept ? { less: { from: 100, taken: [figure.value] } } : {}
    terms.push({
      part: 'out',
      factors: [{ value, isPercent: true, ...less }, money(gain)],
      value: (gain * value) / 100,
    })
  }
  const added = addedTo(terms, figures, money)
  for (const figure of added?.used ?? []) used.add(figure)
  terms.push(...(added?.terms ?? []))
  const { basis, isMixed, asBasis } = basisOf(flows, terms.length > flows.length && interest !== undefined)
  const priced = flows.filter(({ open, term }) => open.length === 1 && term.factors.length === 1)
  const [rate, ...rates] = priced.filter(({ open }) => open[0]?.kind !== 'area' && open[0]?.kind !== 'time')
  const perRate = rate?.open[0]
  return {
    terms: terms.map((term) =>
      basis !== undefined && (asBasis.has(term) || added?.terms.includes(term)) ? perEach(term, basis) : term,
    ),
    income: sum('in'),
    cost: sum('out'),
    ...(basis !== undefined && { basis }),
    isMixed,
    used,
    unplaced,
    ...(rate !== undefined &&
      perRate !== undefined &&
      rates.length === 0 && { rate: { value: rate.term.value, per: perRate, term: rate.term } }),
    ...(currency !== undefined && { currency }),
  }
}

/**
 * What all flows are for each of. Costs of which nobody says it go with a basis of land, as "seed 120, spray 80, rent
 * 90 an acre" are all of an acre; anything else that is of two kinds is mixed.
 */
function basisOf(
  flows: readonly Flow[],
  hasOther: boolean,
): { basis?: Unit; isMixed: boolean; asBasis: ReadonlySet<Term> } {
  const [basis, ...others] = flows.flatMap(({ open }) => open)
  if (basis === undefined) return { isMixed: false, asBasis: new Set() }
  const isOne = others.every((unit) => isSame(unit, basis) && unit.name === basis.name)
  const bare = flows.filter(({ open }) => open.length === 0).map(({ term }) => term)
  const isOfLand =
    basis.kind === 'area' &&
    bare.every(({ part, factors, of }) => part === 'out' && factors.length === 1 && of === undefined)
  if (!isOne || hasOther || (bare.length > 0 && !isOfLand)) return { isMixed: true, asBasis: new Set() }
  return { basis, isMixed: false, asBasis: new Set(bare) }
}

const perEach = (term: Term, { name }: Unit): Term => ({
  ...term,
  factors: term.factors.map((factor) => (factor.isPercent ? factor : { ...factor, per: name })),
})

function flowOf(
  figure: Placed,
  { pers, lot, lots: all, rest, of }: Binding,
  making: Making,
  money: (value: number) => Shown,
  used: Set<Placed>,
): Flow | undefined {
  const { part, value } = figure
  if (part !== 'in' && part !== 'out') return undefined
  const net = netOf(figure, making)
  const counts: Count[] = [
    ...(rest === undefined ? [] : [rest]),
    ...(all === undefined ? [] : [making.lots.sum(all, undefined, net)]),
    ...pers.map((per) =>
      inPeriod(
        lot?.unit !== undefined && (per === lot.unit || pers.length === 1)
          ? making.lots.whole(lot, per, net)
          : making.lots.count(per, figure, net),
        per,
        making.period,
      ),
    ),
  ]
  const found: Counted[] = []
  const open: Unit[] = []
  for (const [at, count] of counts.entries()) {
    if (count === AMBIGUOUS) return undefined
    if (count === undefined) {
      const per = pers[at - (counts.length - pers.length)]
      if (per === undefined) return undefined
      open.push(per)
    } else {
      found.push(count)
      open.push(...count.open)
    }
  }
  if (open.length > 1) return undefined
  const changed = changedBy(figure, making)
  const times = found.reduce((product, one) => product * one.value, 1)
  const unopened = found.length === 0 ? open[0] : undefined
  const label = part === 'out' ? labelOf(figure) : {}
  used.add(figure)
  if (of !== undefined) used.add(of)
  for (const one of [...found.flatMap((count) => count.used), ...(changed?.used ?? [])]) used.add(one)
  const per = unopened === undefined ? {} : { per: unopened.name }
  const factors = [
    ...found.flatMap((count) => count.factors),
    ...(changed?.factors ?? []),
    { ...money(value), ...per },
  ]
  return {
    figure,
    term: {
      part,
      ...label,
      ...(of && { of: { value: of.value, ...saidOf(of) } }),
      factors,
      value: times * value * (changed?.times ?? 1),
    },
    open,
  }
}

/** What a price falls or rises by. */
function changedBy(figure: Placed, { figures, asksFall }: Making) {
  const share = figures.find((one) => {
    const of = shareOf(one, figures)
    return (of === 'price-down' || of === 'price-up') && priceOf(one, figures) === figure
  })
  if (share === undefined) return undefined
  const isUp = shareOf(share, figures) === 'price-up'
  const percent = asksFall ? share.value : 100 + (isUp ? share.value : -share.value)
  const less = asksFall ? {} : { less: { from: 100, taken: [isUp ? -share.value : share.value] } }
  const factors: Shown[] = [{ value: percent, isPercent: true, ...less }]
  return { times: percent / 100, factors, used: [share] }
}

/** What was sold counts without what died; what was bought or carried counts with it; of another cost nobody says. */
function netOf({ part, words, before, after, isOfAll }: Placed, { lots }: Making): Net {
  if (isOfAll) return 'gross'
  if (lots.isOfShortfall) return 'net'
  if (part === 'in') return 'net'
  if (!lots.isLessened) return 'net'
  const near = [...after.slice(0, 6), ...before.slice(0, 5)]
  const isGross = (word: string) =>
    /^(?:bought|buy|buying|carried|carry|took|taken|planted|set|stocked|hired|hire|brought|ordered|purchased|started)$/.test(
      word,
    )
  const isNet = (word: string) => /^(?:sold|sell|delivered|surviving|remaining|left)$/.test(word)
  const said = near.find((word) => isGross(word) || isNet(word))
  if (said !== undefined) return isGross(said) ? 'gross' : 'net'
  if (words.some(isGross)) return 'gross'
  if (words.some(isNet) || words.some((word) => saleFees.test(word))) return 'net'
  return words.some((word) => /^(?:paid|cost)$/.test(word)) ? 'gross' : 'unsaid'
}
const saleFees =
  /^(?:commission|levy|cess|broker|brokerage|agent|tax|taxes|market|middleman|cooperative|coop|auctioneer|transport|lorry|truck)$/

/** "What is left in a month" of so much a day. */
function inPeriod(count: Count, per: Unit, period: Unit | undefined): Count {
  if (period === undefined || count === AMBIGUOUS) return count
  if (count === undefined) return periodOf(per, period)
  const [open, ...others] = count.open
  const times = open === undefined || others.length > 0 ? undefined : periodOf(open, period)
  return times === undefined
    ? count
    : { ...count, value: count.value * times.value, factors: [...count.factors, ...times.factors], open: [] }
}

function periodOf(per: Unit, period: Unit): Counted | undefined {
  if (per.kind !== 'time' || per.name === period.name || !isSame(period, per)) return undefined
  const value = ratioOf(period, per)
  return value > 1 ? { value, factors: [{ value, said: `${per.name}s` }], open: [], used: [] } : undefined
}
