import type { Figure } from '../../reader/question.ts'
import { unitRatio } from '../../reader/unit-sizes.ts'
import type { Amount, Unit } from '../../reader/units.ts'
import type { MissingInput } from '../statement.ts'

export interface Ledger {
  /** Amount sold or harvested, less losses. Per `land` unit if no area is given. */
  readonly quantity: Amount | undefined
  /** True if an amount has no price and does not belong to another amount. */
  readonly hasIdle: boolean
  readonly output: number | undefined
  readonly hasPrice: boolean
  /** Undefined if no costs are given. */
  readonly cost: number | undefined
  /** Percentage of the income, such as a commission. */
  readonly percent: number | undefined
  readonly shares: number | undefined
  readonly area: Amount | undefined
  /** Area or time unit if all values are per unit, without a total. */
  readonly land: Unit | undefined
}

export interface LedgerContext {
  readonly currency: string | undefined
  readonly figures: readonly Figure[]
  readonly wanted: Unit | undefined
  readonly bushel: string | undefined
}

const PIECE: Unit = { kind: 'piece', name: '' }

/**
 * Totals the farmer's numbers, each multiplied along its "per" units: price per kg, kg per bag,
 * bags.
 *
 * @param wanted reference unit of the result: per bag, per hectare
 * @param bushel key of the crop's bushel weight
 * @returns the totals, or the input that is missing or inconsistent
 */
export function createLedger(
  figures: readonly Figure[],
  wanted?: Unit,
  bushel?: string,
): Ledger | { readonly lacks: MissingInput } {
  const all = (...roles: readonly Figure['role'][]) => figures.filter(({ role }) => roles.includes(role))
  const solver = new Solver(figures, wanted, bushel)
  const [prices, incomes, times, lost] = [all('price'), all('income'), all('time'), all('lost')]
  const [area, ...areas] = all('area')
  const costs = all('cost', 'cost_each', 'cost_per_area')
  const hasAmount = solver.counted.length > 0
  const isWhole = ({ role, per }: Figure) => role === 'income' || (!hasAmount && per === undefined)
  const output = sumOf([...prices, ...incomes].map((one) => (isWhole(one) ? one.value : solver.priced(one))))
  const cost = sumOf(costs.map((one) => (one.role === 'cost' ? one.value : solver.spent(one))))
  const ends = solver.counted.filter((one) => !solver.factors.has(one))
  const [end] = ends
  const amounts = ends.map((one) => solver.total(one))
  const value = amounts.length === 1 ? amounts[0] : undefined
  const [land, ...lands] = [...solver.free.values()]
  const isTwice =
    prices.length > (hasAmount ? Number.POSITIVE_INFINITY : 1) || (prices.length && incomes.length)
  const isLump = land?.kind === 'time' && all('cost', 'income').length > 0
  const isTimeIdle = times.length > 1 || (times.length === 1 && !solver.isTimeUsed)
  const isLostIdle = lost.length > 0 && !((value ?? -1) >= 0 && solver.lostOf(end) !== undefined)
  if (output === undefined && hasAmount) return { lacks: 'price' }
  if (cost === undefined) return { lacks: 'cost' }
  if (areas.length > 0) return { lacks: 'area' }
  if (isTwice || lands.length > 0 || isLump || isTimeIdle || isLostIdle || amounts.includes(undefined))
    return { lacks: 'quantity' }
  return {
    quantity: value === undefined ? undefined : { value, unit: end?.unit ?? PIECE },
    hasIdle: (incomes.length > 0 && hasAmount) || ends.some((one) => !solver.isPriced(one)),
    output: prices.length + incomes.length > 0 ? output : undefined,
    hasPrice: prices.length > 0,
    cost: costs.length > 0 ? cost : undefined,
    percent: all('percent')[0]?.value,
    shares: all('shares')[0]?.value,
    area: area && { value: area.value, unit: area.unit ?? { kind: 'area', unit: 'ha' } },
    land,
  }
}

const sumOf = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce<number | undefined>((sum, value) => (sum === undefined ? sum : times(1, value, sum)), 0)

const times = (one: number | undefined, other: number | undefined, sum = 0): number | undefined =>
  one === undefined || other === undefined ? undefined : sum + one * other

class Solver {
  readonly #figures: readonly Figure[]
  readonly #bushel: string | undefined
  readonly #wanted: Unit | undefined
  /** Amounts that are sold or that other values refer to. */
  readonly counted: readonly Figure[]
  /** Amounts that multiply another amount. */
  readonly factors = new Set<Figure>()
  /** Amounts with a price or cost per item. `#sold` holds the amounts with a price. */
  readonly priceds = new Set<Figure>()
  readonly #sold = new Set<Figure>()
  /** Reference units of area and time without a given amount. */
  readonly free = new Map<Unit['kind'], Unit>()
  isTimeUsed = false

  constructor(figures: readonly Figure[], wanted: Unit | undefined, bushel: string | undefined) {
    this.#figures = figures
    this.#wanted = wanted
    this.#bushel = bushel
    this.counted = figures.filter(({ role }) => role === 'quantity' || role === 'yield')
    // Amounts come first, because an amount that multiplies another is not sold itself.
    for (const one of this.counted) this.total(one)
  }

  total(figure: Figure, chain: readonly Figure[] = []): number | undefined {
    const all = times(figure.value, this.#factors(figure, [...chain, figure]))
    return all === undefined ? undefined : all - (this.factors.has(figure) ? 0 : (this.lostOf(figure) ?? 0))
  }

  /** True if the amount or its container has a price: "65 trays of 30 eggs at 6 a tray". */
  isPriced(figure: Figure): boolean {
    const { per } = figure
    return [...this.priceds].some(
      (one) => one === figure || (per !== undefined && this.#ratio(one.unit, per) !== undefined),
    )
  }

  lostOf(figure: Figure | undefined): number | undefined {
    const lost = this.#figures.filter(({ role }) => role === 'lost')
    return sumOf(
      lost.map(({ value, unit }) => times(value, unit && figure ? this.#ratio(unit, figure.unit) : 1)),
    )
  }

  /**
   * Multiplies a price by the last amount before the price or the first after, in a matching unit.
   */
  priced(figure: Figure): number | undefined {
    if (isRate(figure)) return this.spent(figure)
    const at = this.#figures.indexOf(figure)
    const ends = this.#ends(figure.per)
    const sold = ends.findLast((other) => this.#figures.indexOf(other) < at) ?? ends[0]
    if (sold === undefined || this.#sold.has(sold)) return undefined
    this.#sold.add(sold)
    return this.#each(figure, [sold])
  }

  spent(figure: Figure): number | undefined {
    if (isRate(figure)) return times(figure.value, this.#factors(figure, [figure]))
    const of = this.#ends(figure.per)
    const isOfOne = of.length > 0 && of.every(({ unit }) => this.#ratio(unit, of[0]?.unit) !== undefined)
    return isOfOne ? this.#each(figure, of) : undefined
  }

  #each({ value, per, every }: Figure, of: readonly Figure[]): number | undefined {
    for (const one of of) this.priceds.add(one)
    const counts = of.map((one) => times(this.total(one), this.#ratio(one.unit, per ?? one.unit)))
    return times(times(value, sumOf(counts)), every === undefined ? 1 : this.#factor(every, []))
  }

  /** Amounts that a "per" unit may refer to. Multipliers count only if no other amount fits. */
  #ends(per: Unit | undefined): readonly Figure[] {
    const fitting = this.counted.filter(
      ({ unit }) => per === undefined || this.#ratio(unit, per) !== undefined,
    )
    const ends = fitting.filter((one) => !this.factors.has(one))
    return ends.length > 0 ? ends : fitting
  }

  #factors({ per, every }: Figure, chain: readonly Figure[]): number | undefined {
    const [first, second] = [per, every].map((unit) => (unit === undefined ? 1 : this.#factor(unit, chain)))
    return times(first, second)
  }

  #factor(unit: Unit, chain: readonly Figure[]): number | undefined {
    if (unit.kind !== 'area' && unit.kind !== 'time') {
      const fits = (one: Figure) => !chain.includes(one) && this.#ratio(one.unit, unit) !== undefined
      const [one, ...others] = this.counted.filter(fits)
      if (one === undefined || others.length > 0) return undefined
      this.factors.add(one)
      return times(this.total(one, chain), this.#ratio(one.unit, unit))
    }
    const [given] = this.#figures.filter(({ role }) => role === unit.kind)
    if (given !== undefined) {
      this.isTimeUsed ||= unit.kind === 'time'
      return times(given.value, unitRatio(given.unit ?? unit, unit))
    }
    // "What does a week cost?" requests a period.
    const asked = this.#wanted?.kind === unit.kind ? this.#wanted : undefined
    if (unit.kind === 'time' && asked === undefined) return undefined
    const free = this.free.get(unit.kind) ?? asked ?? unit
    this.free.set(unit.kind, free)
    return unitRatio(free, unit)
  }

  /** Unnamed pieces match any unit, and heads match pieces and bags. Other pieces match by name. */
  #ratio(from: Unit = PIECE, to: Unit = PIECE): number | undefined {
    const isCounted = [from, to].every(({ kind }) => kind === 'piece' || kind === 'sack')
    if (isCounted && [from, to].some((unit) => unit.kind === 'piece' && unit.isAny)) return 1
    const names = [from, to].map((unit) =>
      unit.kind === 'piece' ? unit.name.slice(0, LETTERS).toLowerCase() : undefined,
    )
    if (names.includes('')) return 1
    const [one, other] = names
    return one !== other ? undefined : unitRatio(from, to, this.#bushel)
  }
}

/** Leading letters that identify a name in singular and plural. */
const LETTERS = 3

const isRate = ({ per }: Figure): boolean => per?.kind === 'time' || per?.kind === 'area'
