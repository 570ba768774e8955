import type { Placed } from './parts.ts'
import type { Account } from './reckon.ts'
import type { Reckoned, Shown, StoryRead, StoryResult, Term, Unit } from './story.ts'
import { isSame, ratioOf } from './units.ts'

interface Asking {
  readonly asked: readonly StoryResult[]
  readonly units: { readonly many?: Unit; readonly saidMany?: string; readonly per: readonly Unit[] }
  readonly figures: readonly Placed[]
  /** The same sum with what it was before. */
  readonly was?: Account
}

/**
 * The result that was asked for; undefined where the figures make none, and those that have no place where some have.
 */
export function concluded(account: Account, asking: Asking): StoryRead | undefined {
  const { figures } = asking
  const isMoney = account.terms.length > 0
  if (isMoney && !figures.some((figure) => figure.isMoney)) return undefined
  const isAmount = figures.some(({ part, per }) => part === 'amount' && per.length > 0)
  if (!isMoney && !isAmount) return undefined
  const sharers = figures.filter(({ part }) => part === 'sharers')
  const made = [...account.unplaced, ...(sharers.length > 1 ? sharers.slice(1) : [])]
  const sum = made.length > 0 ? undefined : resultOf(account, asking, sharers[0])
  if (sum !== undefined) return { sum }
  const open = made.length > 0 ? made : account.lots.map(({ figure }) => figure)
  const unplaced =
    open.length > 0 ? open : figures.filter(({ part }) => part === 'in' || part === 'out').slice(-1)
  return unplaced.length === 0 ? undefined : { unplaced: [...new Set(unplaced.map(({ value }) => value))] }
}

function resultOf(account: Account, asking: Asking, sharers: Placed | undefined): Reckoned | undefined {
  const { terms, income, cost, basis, lots, currency } = account
  const { asked, was } = asking
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const per = basis === undefined ? {} : { per: basis.name }
  // Two things were to be set against one another, and nothing says which.
  if (asked[0] === 'more' && was === undefined) return undefined
  const [hasIn, hasOut] = (['in', 'out'] as const).map((part) => terms.some((term) => term.part === part))
  if (was !== undefined) return differenceOf(account, was, asking)
  if (sharers !== undefined) {
    if (lots.length > 0 || basis !== undefined || sharers.value === 0) return undefined
    const all = hasIn ? income - cost : cost
    return {
      terms,
      result: 'each',
      value: money(all / sharers.value),
      was: money(all),
      is: { value: sharers.value },
    }
  }
  if (terms.length === 0) return amountOf(account)
  const needed = asked.includes('needed') || (asked.includes('break-even') && account.rate !== undefined)
  if (
    needed &&
    account.rate !== undefined &&
    hasOut &&
    lots.every(({ figure }) => figure.unit?.kind === 'area')
  )
    return neededOf(account, asking)
  // So many are asked for, and no price says of what.
  if (asked[0] === 'needed' && account.rate === undefined) return undefined
  if (
    hasOut &&
    !hasIn &&
    lots.length === 1 &&
    (asked.includes('break-even') || asked[0] === 'costs' || asked.length === 0 || asked[0] === 'comes-to')
  ) {
    return evenOf(account, asking)
  }
  if (lots.length > 0 || (asked[0] === 'needed' && account.rate === undefined && !hasIn)) return undefined
  if (hasIn && hasOut) return { terms, result: 'left', value: money(income - cost), ...per }
  if (hasIn) return { terms, result: 'comes-to', value: money(income), ...per }
  return { terms, result: 'costs', value: money(cost), ...per }
}

/** Cost over what there is of it, in the unit asked for. */
function evenOf(
  { terms, cost, lots, currency, basis }: Account,
  { units, asked }: Asking,
): Reckoned | undefined {
  const [lot] = lots
  const unit = lot?.figure.unit
  if (lot === undefined || unit === undefined || lot.amount.value <= 0 || !asked.includes('break-even'))
    return undefined
  const isOpen = lot.amount.open.length > 0
  if (isOpen && !(basis !== undefined && lot.amount.open.every((one) => isSame(one, basis)))) return undefined
  const wanted = units.per.find((one) => within(unit, one) !== undefined)
  const times = wanted === undefined ? 1 : (within(unit, wanted) ?? 1)
  const count = lot.amount.value * times
  const value: Shown = { value: cost / count, isMoney: true, ...(currency !== undefined && { currency }) }
  const amount: Term = { part: 'amount', factors: lot.amount.factors, value: lot.amount.value }
  return { terms: [...terms, amount], result: 'break-even', value, per: wanted?.name ?? unit.name }
}

/** How many of a unit one of another is, or holds. */
function within(unit: Unit, wanted: Unit): number | undefined {
  if (isSame(unit, wanted)) {
    const times = ratioOf(unit, wanted)
    return Number.isNaN(times) ? undefined : times
  }
  const inner = unit.holds === undefined ? undefined : within(unit.holds.unit, wanted)
  return inner === undefined || unit.holds === undefined ? undefined : inner * unit.holds.value
}

/** How much must be sold at the price to pay for the cost, in all or on each of the land that was asked for. */
function neededOf({ terms, rate, basis }: Account, { units, figures }: Asking): Reckoned | undefined {
  if (rate === undefined || rate.value <= 0 || (basis !== undefined && !isSame(basis, rate.per)))
    return undefined
  const priced = terms.filter(({ factors }) => factors.at(-1)?.per !== undefined)
  const others = terms.filter((term) => !priced.includes(term))
  if (priced.length !== 1 || others.some(({ part }) => part !== 'out')) return undefined
  const due = others.reduce((sum, term) => sum + term.value, 0)
  const land = units.per.find(({ kind }) => kind === 'area')
  const owned = figures.find(({ unit, part }) => part === 'amount' && unit?.kind === 'area')
  const lands =
    land === undefined || owned?.unit === undefined ? undefined : owned.value * ratioOf(owned.unit, land)
  if (land !== undefined && lands === undefined) return undefined
  const value = due / rate.value / (lands ?? 1)
  return {
    terms,
    result: 'needed',
    value: { value, said: rate.per.name },
    ...(land !== undefined && { per: land.name }),
  }
}

/** An amount alone: so many litres in so many days. */
function amountOf({ lots }: Account): Reckoned | undefined {
  const [lot, ...others] = lots
  if (lot === undefined || others.length > 0 || lot.amount.factors.length < 2) return undefined
  const { figure, amount } = lot
  const [open, ...more] = amount.open
  if (more.length > 0) return undefined
  const term: Term = { part: 'amount', factors: amount.factors, value: amount.value }
  const said = figure.said ?? figure.unit?.name
  return {
    terms: [term],
    result: 'amount',
    value: { value: amount.value, ...(said !== undefined && { said }) },
    ...(open !== undefined && { per: open.name }),
  }
}

/** The same sum with what was and with what is. */
function differenceOf(is: Account, was: Account, { asked, units, figures }: Asking): Reckoned | undefined {
  if (was.unplaced.length > 0) return undefined
  const ask = asked.filter((one) => one !== 'more')
  const plain: Asking = { asked: ask, units, figures }
  const [before, now] = [resultOf(was, plain, undefined), resultOf(is, plain, undefined)]
  if (before === undefined || now === undefined || before.result !== now.result) return undefined
  const [from, to] = [before.value.value, now.value.value]
  return {
    terms: [...before.terms, ...now.terms],
    result: 'more',
    value: { ...now.value, value: to - from },
    was: before.value,
    is: now.value,
    ...(now.per !== undefined && { per: now.per }),
    ...(from !== 0 && { percent: (100 * (to - from)) / Math.abs(from) }),
  }
}
