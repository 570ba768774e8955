import type { UnitsAsked } from '../asked.ts'
import type { Reckoned, Shown, StoryResult, Term, Unit } from '../story.ts'
import { isProduce } from '../units.ts'
import { type Extent, extentsOf } from './extent.ts'
import { type Flow, flowsOf, termOf } from './flows.ts'
import type { Meant } from './meant.ts'
import { offersOf } from './two-offers.ts'

/** What is asked of figures whose roles are sure. */
export interface Asking {
  readonly asked: readonly StoryResult[]
  readonly units: UnitsAsked
  /** "How many remain": of what some was lost. */
  readonly asksRest: boolean
  /** "For one and for all". */
  readonly asksAll: boolean
}

/** Sums that were made of some of the figures. */
export interface Made {
  readonly sums: readonly Reckoned[]
  readonly used: ReadonlySet<Meant>
}

const MOST_WAYS = 64
/** Of these a plan by roles knows too little. */
const notPlanned: ReadonlySet<StoryResult> = new Set([
  'each',
  'share',
  'portion',
  'return',
  'interest',
  'break-even',
  'needed',
  'buys',
])

/**
 * The sums that answer what is asked with every figure; undefined where none does, or several come to other results.
 */
export function sumsOf(figures: readonly Meant[], asking: Asking): readonly Reckoned[] | undefined {
  const { asked } = asking
  if (asked.some((one) => notPlanned.has(one))) return undefined
  if (asked.includes('more')) return offersOf(figures)
  const many = manyOf(figures, asking)
  const money = figures.some(({ role }) => role === 'money')
    ? accountsOf(figures, asking, many !== undefined)
    : []
  if (many !== undefined && many.length !== 1) return undefined
  const [amount] = many ?? []
  const found = money.length === 0 && amount !== undefined ? [{ sums: [], used: new Set<Meant>() }] : money
  const whole = found
    .map(({ sums, used }) => ({
      sums: [...(amount?.sums ?? []), ...sums],
      used: new Set([...used, ...(amount?.used ?? [])]),
    }))
    .filter(({ used }) => figures.every((one) => used.has(one)))
  const [first, ...others] = whole
  if (first === undefined || others.some((one) => keyOf(one) !== keyOf(first))) return undefined
  return first.sums.length > 2 ? undefined : first.sums
}

const keyOf = ({ sums }: Made): string => sums.map(({ value }) => value.value.toPrecision(9)).join(' ')

/** How many there are of what is asked for, or how many of it are left. Undefined where that is not asked. */
function manyOf(figures: readonly Meant[], { units, asksRest, asked }: Asking): readonly Made[] | undefined {
  const lost = figures.filter(({ role }) => role === 'lost')
  const lot = figures.find(
    ({ role, per, unit }) => role === 'amount' && per.length === 0 && unit && isProduce(unit),
  )
  const unit = units.many ?? (asksRest ? lot?.unit : undefined)
  if (unit === undefined) return undefined
  const said = units.saidMany ?? lot?.said ?? unit.name
  return heldIn(unit, figures).flatMap(({ value, factors, used }): Made[] => {
    const [share, ...more] = asksRest || asked.includes('left') ? lost : []
    const isShared = share !== undefined && more.length === 0
    const all = isShared ? [...factors, restOf(share)] : factors
    const rest = isShared ? (value * (100 - share.value)) / 100 : value
    const sum: Reckoned = {
      terms: [{ part: 'amount', factors: all, value: rest }],
      result: 'amount',
      value: { value: rest, said },
    }
    // What was told is no answer by itself.
    return all.length < 2 ? [] : [{ sums: [sum], used: new Set([...used, ...(isShared ? [share] : [])]) }]
  })
}

/** "How many 50 kg bags": by what one holds, where nothing else counts them. */
function heldIn(unit: Unit, figures: readonly Meant[]): Extent[] {
  const own = extentsOf(unit, figures)
  if (own.length > 0 || unit.holds === undefined) return own
  const { value, unit: held } = unit.holds
  return extentsOf(held, figures).map((one) => ({
    ...one,
    value: one.value / value,
    factors: [...one.factors, { value, said: held.name, isDivisor: true }],
  }))
}

const restOf = ({ value }: Meant): Shown => ({
  value: 100 - value,
  isPercent: true,
  less: { from: 100, taken: [value] },
})

/** What comes in and goes out, every way that its figures leave. */
function accountsOf(figures: readonly Meant[], asking: Asking, isBesideAmount: boolean): Made[] {
  let ways: Flow[][] = [[]]
  for (const figure of figures.filter(({ role }) => role === 'money')) {
    ways = ways.flatMap((way) => flowsOf(figure, figures).map((flow) => [...way, flow]))
    if (ways.length > MOST_WAYS) return []
  }
  return ways.flatMap((flows) => {
    const made = accountOf(flows, figures, asking, isBesideAmount)
    return made === undefined ? [] : [made]
  })
}

function accountOf(
  flows: readonly Flow[],
  figures: readonly Meant[],
  { asked, units, asksAll }: Asking,
  isBesideAmount: boolean,
): Made | undefined {
  const isLeft = asked.includes('left')
  const open = flows.filter((flow) => flow.side === undefined)
  const known = new Set(flows.map((flow) => flow.side))
  // The one price of what there is, beside costs that are called so, is what comes in.
  const isPrice = open.length === 1 && open.every((flow) => flow.isOfEach && flow.figure.at)
  if (open.length > 0 && !isPrice) {
    // What no word calls a cost or a price is added up with other costs, or stands alone.
    if (known.has('in')) return undefined
    if (open.length > 1 && !known.has('out') && !asked.includes('costs')) return undefined
    if (isLeft && !isBesideAmount && (flows.length > 1 || asked.includes('costs'))) return undefined
  }
  const isSold = isPrice && (isLeft || !asked.includes('costs'))
  const isBill = known.has('out') && !known.has('in') && !isSold
  const isCost = isBill || (isBesideAmount ? asked.includes('costs') : asked[0] === 'costs')
  const side = (flow: Flow): 'in' | 'out' => flow.side ?? (isCost ? 'out' : 'in')
  if (!flows.some(({ factors }) => factors.length > 1)) return undefined
  const lost = figures.filter(({ role }) => role === 'lost')
  const fees = figures.filter(({ role }) => role === 'fee')
  if (lost.length + fees.length > 1) return undefined
  const [share] = lost
  const hasIn = flows.some((flow) => side(flow) === 'in')
  if (fees.length > 0 && !hasIn) return undefined
  if (lost.length > 0 && hasIn && open.length > 0) return undefined
  if (share !== undefined && hasIn && flows.some((flow) => side(flow) === 'out' && flow.isOfEach))
    return undefined
  const terms = flows.map((flow): Term => {
    const isLessened = share !== undefined && side(flow) === 'in' && flow.isOfEach
    const { value, factors } = flow
    return isLessened
      ? termOf(
          { ...flow, value: (value * (100 - share.value)) / 100, factors: [restOf(share), ...factors] },
          'in',
        )
      : termOf(flow, side(flow))
  })
  const isLessened = share !== undefined && flows.some((flow) => side(flow) === 'in' && flow.isOfEach)
  const sum = (part: Term['part']) =>
    terms.reduce((all, one) => (one.part === part ? all + one.value : all), 0)
  const income = sum('in')
  const currency = figures.find((one) => one.currency !== undefined)?.currency
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(currency !== undefined && { currency }),
  })
  const [fee] = fees
  if (fee !== undefined)
    terms.push({
      part: 'out',
      factors: [{ value: fee.value, isPercent: true }, money(income)],
      value: (income * fee.value) / 100,
    })
  const [came, went] = [sum('in'), sum('out')]
  const result: StoryResult = went === 0 ? 'comes-to' : came === 0 ? 'costs' : 'left'
  if (result === 'costs' && isLeft && !isBesideAmount) return undefined
  if (result === 'left' && asked[0] === 'costs') return undefined
  const value = result === 'costs' ? went : came - went
  const used = new Set([
    ...flows.flatMap((flow) => [...flow.used]),
    ...(isLessened && share !== undefined ? [share] : []),
    ...fees,
  ])
  const whole: Reckoned = { terms, result, value: money(value) }
  const [per, ...more] = units.per
  if (per === undefined) return { sums: [whole], used }
  // "Per acre and for all": of what is told how many there are.
  const [of, ...ways] = extentsOf(per, figures)
  if (more.length > 0 || of === undefined || ways.length > 0) return undefined
  const isTime =
    per.kind === 'time' || !flows.every((flow) => [...of.used].every((one) => flow.used.has(one)))
  if (isTime) return undefined
  const each: Reckoned = { terms, result, value: money(value / of.value), per: per.name }
  return { sums: asksAll ? [each, { ...whole, terms: [] }] : [each], used }
}
