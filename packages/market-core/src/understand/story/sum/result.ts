import type { UnitsAsked } from '../asked.ts'
import type { Placed, Shown, Term } from '../story.ts'
import { isAnything, isProduce, isSame, ratioOf } from '../units.ts'
import type { Account } from './account.ts'
import type { Asking, Made, Result } from './asking.ts'
import { headOf, kindsOf, lotsMeant, tradedOf } from './beside/lots-meant.ts'
import { notesOf } from './beside/notes.ts'
import { AMBIGUOUS, convert } from './counted.ts'
import { neededOf } from './needed.ts'

/** The result that was asked for; undefined where the account makes none. */
export function resultOf(account: Account, asking: Asking): Result | undefined {
  const made = madeOf(account, asking)
  if (made === undefined) return undefined
  const { also = [], ...sum } = made
  const used = new Set([...account.used, ...also])
  const notes = notesOf(asking.figures, used, sum)
  return { sum: { ...sum, terms: [...notes.first, ...sum.terms, ...notes.last] }, used }
}

function madeOf(account: Account, asking: Asking): Made | undefined {
  const { terms, income, cost, basis, currency, rate } = account
  const { asked, figures, units } = asking
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const sharers = figures.filter(({ part }) => part === 'sharers')
  const [hasIn, hasOut] = (['in', 'out'] as const).map((part) => terms.some((term) => term.part === part))
  if (terms.length === 0) return amountOf(asking)
  if (sharers.length > 0) {
    const [by, ...others] = sharers
    if (by === undefined || others.length > 0 || account.isMixed || basis !== undefined || by.value === 0)
      return undefined
    const all = hasIn ? income - cost : cost
    return {
      terms,
      result: 'each',
      value: money(all / by.value),
      was: money(all),
      is: { value: by.value },
      also: [by],
    }
  }
  if (asked.includes('return') && hasIn && hasOut && cost > 0 && income > cost && !account.isMixed)
    return {
      terms,
      result: 'return',
      value: { value: (100 * (income - cost)) / cost, isPercent: true },
    }
  const whole = asked.includes('share') && !hasIn ? wholeOf(figures) : undefined
  if (whole !== undefined && basis === undefined && cost > whole.value && cost < 2 * whole.value)
    return {
      terms,
      result: 'portion',
      value: { value: (100 * (cost - whole.value)) / whole.value, isPercent: true },
    }
  if (asked.includes('share') && !asked.includes('left') && hasIn && hasOut && income > 0 && !account.isMixed)
    return {
      terms,
      result: 'share',
      value: { value: (100 * cost) / income, isPercent: true },
      was: money(cost),
      is: money(income),
    }
  const isLoan = isOfLoan(terms)
  if (asked.includes('interest') && isLoan)
    return { terms, result: 'interest', value: money(cost - (terms[0]?.value ?? 0)) }
  const isOfMany =
    units.many !== undefined &&
    asked.every((one) => one === 'comes-to' || one === 'needed' || one === 'buys' || one === 'more')
  const isNeeded =
    isOfMany || asked.includes('needed') || (asked.includes('break-even') && rate?.term.part === 'in')
  if (isNeeded && rate !== undefined && (hasOut || hasIn)) return neededOf(account, asking)
  // Whoever asks for a number of something is not told money.
  if (isOfMany) return undefined
  if (((asked[0] === 'needed' || asked[0] === 'buys') && !asked.includes('break-even')) || account.isMixed)
    return undefined
  // "I get 190 a hectare of subsidy": what the price need not bring.
  const isAided = hasIn && income < cost && figures.every((one) => one.part !== 'in' || isAid(one))
  if (asked.includes('break-even') && hasOut && (!hasIn || isAided)) {
    const even = evenOf(isAided ? { ...account, cost: cost - income } : account, asking)
    if (even !== undefined) return even
  }
  if (hasIn && hasOut) return perUnit({ terms, result: 'left', value: money(income - cost) }, account, asking)
  // What a loan comes to is brought back: "how much in my hand to bring".
  if (isLoan) return { terms, result: 'costs', value: money(cost) }
  // What is left of nothing that came in nobody can say.
  if (hasOut && asked.includes('left') && !asked.includes('costs') && !asked.includes('more'))
    return undefined
  const isWanted = !hasIn && figures.some(({ isAim }) => isAim)
  const result = hasIn ? 'comes-to' : isWanted ? 'wanted' : 'costs'
  return perUnit({ terms, result, value: money(hasIn ? income : cost) }, account, asking)
}

/** "My total cost was 80000": what the other costs are parts of. */
const wholeOf = (figures: readonly Placed[]): Placed | undefined =>
  figures.find(
    ({ part, unit, before }) =>
      part === 'out' &&
      unit === undefined &&
      before.slice(0, 5).some((word) => /^(?:total|whole|overall|entire)$/.test(word)),
  )

/** What is paid for no harvest. */
const isAid = ({ before, after }: Placed): boolean =>
  [...before.slice(0, 4), ...after.slice(0, 4)].some((word) =>
    /^(?:subsidy|subsidies|grant|grants|premium|scheme|aid|support|straw|compensation|payment)$/.test(word),
  )

/** A loan and its interest, and nothing else. */
const isOfLoan = (terms: readonly Term[]): boolean =>
  terms.length > 1 &&
  terms.every(({ part, label }, at) => part === 'out' && (at === 0 || label === 'interest'))

/** A result of all as it is for each of what was asked for, or of a bag as it is for a kilo of it. */
function perUnit(made: Made, { basis }: Account, { units, lots, figures }: Asking): Made | undefined {
  // The mean of lots is of lots that each have their price.
  const prices = made.terms.filter(({ part }) => part === 'in')
  if (units.isMean && prices.length > 1 && prices.some(({ factors }) => factors.length < 2)) return undefined
  const [sold, ...others] = units.isMean ? kindsOf(figures) : []
  const said = units.per.length > 0 || sold === undefined || others.length > 0 ? units.per : [sold]
  const asked = said.map((unit) => (isAnything(unit) ? (headOf(figures) ?? unit) : unit))
  for (const unit of asked) {
    if (basis !== undefined) {
      if (isSame(unit, basis) && unit.name === basis.name) return { ...made, per: basis.name }
      const held = convert(basis, unit)
      if (held === undefined) continue
      const terms = [...made.terms, { part: 'amount' as const, factors: held.factors, value: held.times }]
      return {
        ...made,
        terms,
        value: { ...made.value, value: made.value.value / held.times },
        per: unit.name,
      }
    }
    if (unit.kind === 'time') continue
    const traded = tradedOf(unit, figures)
    const meant = traded === undefined ? undefined : lotsMeant(traded, units)
    // So many were bought and so many sold: for each of which, nobody says.
    if (traded !== undefined && meant === undefined) return undefined
    const count = meant === undefined ? lots.count(unit, nobody) : lots.sum(meant, unit, 'gross')
    if (count === undefined || count === AMBIGUOUS || count.open.length > 0 || count.value === 1) continue
    const amount: Term = { part: 'amount', factors: count.factors, value: count.value }
    return {
      ...made,
      terms: [...made.terms, amount],
      value: { ...made.value, value: made.value.value / count.value },
      per: unit.name,
      also: count.used,
    }
  }
  return basis === undefined ? made : { ...made, per: basis.name }
}

/** Cost over what there is of it, in the unit asked for. */
function evenOf(
  { terms, cost, basis, currency, used }: Account,
  { units, lots, figures }: Asking,
): Made | undefined {
  const unused = figures.filter(
    (one) => one.part === 'amount' && !used.has(one) && one.unit !== undefined && !one.isHeld && !one.isOne,
  )
  const free = unused.filter(({ unit }) => unit !== undefined && isProduce(unit))
  // "18 bags, and 500 of profit on each": the lot that a cost was for each of is the one that is sold.
  const [lot, ...more] =
    free.length > 0 || basis?.kind !== 'area'
      ? free
      : figures.filter(
          ({ part, unit, per }) =>
            part === 'amount' &&
            unit !== undefined &&
            isProduce(unit) &&
            per.every(({ kind }) => kind === 'area'),
        )
  const wanted = [
    ...units.per.filter(({ kind }) => kind !== 'time'),
    ...(lot?.unit === undefined || more.length > 0 ? [] : [lot.unit]),
  ]
  for (const unit of wanted) {
    const count = lots.count(unit, nobody)
    if (count === undefined || count === AMBIGUOUS || count.value <= 0) continue
    // "One acre 22 bags, costs 41000": what is told of one land, and a cost of which nobody says the land.
    const isOfLand = basis === undefined && figures.every(({ unit: of }) => of?.kind !== 'area')
    if (
      count.open.some((one) => (basis === undefined ? !isOfLand || one.kind !== 'area' : !isSame(one, basis)))
    )
      continue
    // Costs of an acre, and a harvest of which nobody says the land, are of one acre.
    const isOfOne = basis?.kind === 'area' && figures.every(({ unit: of }) => of?.kind !== 'area')
    if (basis !== undefined && count.open.length === 0 && !isOfOne) continue
    const amount: Term = { part: 'amount', factors: count.factors, value: count.value }
    const value: Shown = {
      value: cost / count.value,
      isMoney: true,
      ...(currency !== undefined && { currency }),
    }
    const isWanted = figures.some(({ isAim }) => isAim)
    return {
      terms: [...terms, amount],
      // Nobody sells the land by the crop: a cost of each of it is a cost.
      result: isWanted ? 'wanted' : unit.kind === 'area' ? 'costs' : 'break-even',
      value,
      per: unit.name,
      also: count.used,
    }
  }
  return undefined
}

const nobody: Placed = {
  value: 0,
  per: [],
  clause: -1,
  sentence: -1,
  before: [],
  after: [],
  words: [],
  earlier: [],
}

/** "1.5 ha gave 6300 kg, what is that per hectare": a harvest over the land that it grew on. */
function yieldOf(plain: readonly Placed[], { per, many }: UnitsAsked): Made | undefined {
  const land = per.find(({ kind }) => kind === 'area')
  const field = plain.find(({ unit }) => unit?.kind === 'area')
  const crop = plain.find(({ unit }) => unit !== undefined && isProduce(unit))
  const isAll = plain.length === 2 && plain.every((one) => one.per.length === 0 && !one.each)
  if (land === undefined || many !== undefined || !isAll || !field?.unit || crop?.unit === undefined)
    return undefined
  if (field.value <= 0) return undefined
  const name = crop.said ?? crop.unit.name
  const value = crop.value / (field.value * ratioOf(field.unit, land))
  const factors = [
    { value: crop.value, said: name },
    { value: field.value, said: field.said ?? field.unit.name, isDivisor: true as const },
  ]
  return {
    terms: [{ part: 'amount', factors, value: crop.value / field.value }],
    result: 'amount',
    value: { value, said: name },
    per: land.name,
    also: plain,
  }
}

/** An amount alone: so many litres in so many days, so many packets for so much land. */
function amountOf({ asked, units, lots, figures }: Asking): Made | undefined {
  const plain = figures.filter((one) => one.part === 'amount' && !one.isHeld && !one.isOne)
  // Whoever asks for a share is not told an amount.
  if (asked.includes('share')) return undefined
  const yielded = yieldOf(plain, units)
  if (yielded !== undefined) return yielded
  const [lot, ...others] = lots.isLessened ? plain : []
  const unit =
    units.many ??
    figures.findLast((one) => one.part === 'amount' && one.per.length > 0 && !one.isHeld)?.unit ??
    (others.length === 0 ? lot?.unit : undefined)
  const count = unit === undefined ? undefined : lots.count(unit, nobody)
  if (unit === undefined || count === undefined || count === AMBIGUOUS || count.open.length > 1)
    return undefined
  if (count.used.length < 2) return undefined
  const [open] = count.open
  const said = units.saidMany ?? count.of?.said ?? unit.name
  return {
    terms: [{ part: 'amount', factors: count.factors, value: count.value }],
    result: 'amount',
    value: { value: count.value, said },
    ...(open !== undefined && { per: open.name }),
    also: count.used,
  }
}
