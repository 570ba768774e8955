import type { Placed, Shown, Unit } from '../story.ts'
import { isPerson, isProduce, isSame, ratioOf } from '../units.ts'
import { AMBIGUOUS, type Count, type Counted, convert, filled, type Net, saidOf } from './counted.ts'
import { lessens, shareOf } from './shares.ts'

/** The amounts of a story: how many of a unit there are, by any way that its figures leave. */
export class Lots {
  readonly #figures: readonly Placed[]
  readonly #amounts: readonly Placed[]
  readonly #taken: readonly Placed[]
  readonly #shares: readonly Placed[]

  constructor(figures: readonly Placed[]) {
    this.#figures = figures
    this.#amounts = figures.filter(({ part }) => part === 'amount')
    this.#taken = figures.filter(({ part }) => part === 'taken')
    this.#shares = figures.filter((figure) => lessens(shareOf(figure, figures)))
  }

  /** Whether something is taken off what there is. */
  get isLessened(): boolean {
    return this.#taken.length > 0 || this.#shares.length > 0
  }

  /** Whether what is there is taken from what is needed. */
  get isOfShortfall(): boolean {
    return this.#taken.some(({ isShort }) => isShort === true)
  }

  /** Lots that are counted and not for each of anything: what "each animal" may speak of. */
  get things(): readonly Placed[] {
    return this.#amounts.filter(
      ({ unit, per, isHeld, isOne }) => unit?.kind === 'thing' && per.length === 0 && !isHeld && !isOne,
    )
  }

  /** How many of a unit there are for a figure; undefined where nothing says so. */
  count(unit: Unit, figure: Placed, net: Net = 'net', path: readonly Placed[] = []): Count {
    const fits = this.#amounts.filter(
      (one) =>
        one !== figure &&
        !path.includes(one) &&
        one.unit !== undefined &&
        (convert(one.unit, unit) ?? filled(one.unit, unit)) !== undefined,
    )
    const plain = fits.filter(({ isHeld, isOne, per }) => !isHeld && !isOne && per.length === 0)
    const rated = fits.filter(({ isHeld, isOne, per }) => !isHeld && !isOne && per.length > 0)
    const near = (some: readonly Placed[]) => {
      const here = some.filter(({ clause }) => clause === figure.clause)
      return here.length > 0 ? here : some
    }
    for (const some of [near(plain), near(rated)]) {
      const [one, ...others] = some
      if (one !== undefined)
        return others.length > 0 ? this.#together(some, unit, net, path) : this.whole(one, unit, net, path)
    }
    const turned = this.#turned(unit, figure, net, path)
    if (turned !== undefined) return turned
    const [last] = fits
    if (last !== undefined) return this.whole(last, unit, net, path)
    return this.#becomes(unit, net, path)
  }

  /** Several lots of one thing, each of which is sold by itself. */
  #together(lots: readonly Placed[], unit: Unit, net: Net, path: readonly Placed[]): Count {
    if (lots.some((lot) => lot.per.length > 0 || !this.#isPriced(lot))) return AMBIGUOUS
    return this.sum(lots, unit, net, path)
  }

  /** All of some lots. */
  sum(lots: readonly Placed[], unit: Unit | undefined, net: Net, path: readonly Placed[] = []): Count {
    const each = lots.map((lot) => this.whole(lot, unit ?? lot.unit ?? lotless, net, path))
    const sums = each.filter((one) => one !== AMBIGUOUS)
    if (sums.length < each.length || sums.some(({ open }) => open.length > 0)) return AMBIGUOUS
    const value = sums.reduce((all, one) => all + one.value, 0)
    const isOneKind = lots.every((lot) => lot.unit?.name === lots[0]?.unit?.name)
    const shown: Shown = { value, ...(isOneKind && saidOf(lots[0])) }
    return { value, factors: [shown], open: [], used: sums.flatMap(({ used }) => used) }
  }

  #isPriced(lot: Placed): boolean {
    const next = this.#figures[this.#figures.indexOf(lot) + 1]
    return next?.clause === lot.clause && (next.at === true || next.each === true || next.per.length > 0)
  }

  /**
   * "A tray of 30", "a bag lasts 9 days", "4 kg make a tin": there are as many as what one is of goes into all of it.
   */
  #turned(unit: Unit, figure: Placed, net: Net, path: readonly Placed[]): Count {
    const ways = this.#amounts.filter(
      (one) =>
        one !== figure &&
        !path.includes(one) &&
        one.value > 0 &&
        one.per.length === 1 &&
        one.per.some((per) => isSame(per, unit)),
    )
    const [way, ...others] = ways
    if (way === undefined || others.length > 0) return undefined
    const inner =
      way.unit === undefined
        ? this.#only(way, net, [...path, way])
        : this.count(way.unit, way, net, [...path, way])
    if (inner === undefined || inner === AMBIGUOUS) return inner
    const divisor: Shown = { value: way.value, ...saidOf(way), isDivisor: true }
    return {
      ...inner,
      value: inner.value / way.value,
      factors: [...inner.factors, divisor],
      used: [...inner.used, way],
    }
  }

  /** "Trays of 30" of the one thing that is there. */
  #only(holder: Placed, net: Net, path: readonly Placed[]): Count {
    const things = this.#amounts.filter(
      ({ unit, isHeld, isOne }) =>
        unit?.kind === 'thing' && !isHeld && !isOne && !holder.per.some((per) => isSame(per, unit)),
    )
    const [made] = things.filter(({ per }) => per.length > 0)
    const [thing, ...others] = made === undefined ? things : [made]
    return thing?.unit === undefined || others.length > 0
      ? undefined
      : this.whole(thing, thing.unit, net, path)
  }

  /** "150 eggs, 80 % hatch, a chick": what is left of the one lot is what it has become. */
  #becomes(unit: Unit, net: Net, path: readonly Placed[]): Count {
    const [lot, ...others] = this.things.filter((one) => one.unit !== undefined && !isPerson(one.unit))
    if (unit.kind !== 'thing' || net !== 'net' || lot?.unit === undefined || others.length > 0)
      return undefined
    const hasBecome = this.#shares.some((share) => shareOf(share, this.#figures) === 'kept')
    return hasBecome && !path.includes(lot) ? this.whole(lot, lot.unit, net, path) : undefined
  }

  /** A lot times what it is for each of, less what was taken off. */
  whole(one: Placed, unit: Unit, net: Net = 'net', path: readonly Placed[] = []): Counted | typeof AMBIGUOUS {
    const held = one.unit === undefined ? undefined : (convert(one.unit, unit) ?? filled(one.unit, unit))
    if (held === undefined) return AMBIGUOUS
    const gone = this.#taken.filter((taken) => this.#isOf(taken, one))
    const shares = this.#shares.filter((share) => this.#isOf(share, one))
    const isLess = gone.length > 0 || shares.length > 0
    if (isLess && net === 'unsaid') return AMBIGUOUS
    const off = net === 'net' ? gone : []
    const some = net === 'net' ? shares : []
    // "6 % died, then 4 were stolen": so many per cent of all, before the others were gone.
    const [first] = off
    if (first !== undefined && some.some((share) => this.#isBefore(share, first))) return AMBIGUOUS
    const left =
      one.value -
      off.reduce((sum, { value, unit: of }) => sum + value * (of && one.unit ? ratioOf(of, one.unit) : 1), 0)
    if (left <= 0) return AMBIGUOUS
    const kept = some.map((share): Shown => {
      const value = shareOf(share, this.#figures) === 'kept' ? share.value : 100 - share.value
      const taken = value === share.value ? {} : { less: { from: 100, taken: [share.value] } }
      return { value, isPercent: true, ...taken }
    })
    const less = off.length === 0 ? {} : { less: { from: one.value, taken: off.map(({ value }) => value) } }
    const factors: Shown[] = [{ value: left, ...saidOf(one), ...less }, ...kept, ...held.factors]
    let value = left * held.times * kept.reduce((times, share) => (times * share.value) / 100, 1)
    const open: Unit[] = []
    const used: Placed[] = [one, ...off, ...some]
    for (const per of one.isHeld ? [] : one.per) {
      const times = this.count(per, one, net, [...path, one])
      if (times === AMBIGUOUS) return AMBIGUOUS
      if (times === undefined) open.push(per)
      else {
        value *= times.value
        factors.push(...times.factors)
        open.push(...times.open)
        used.push(...times.used)
      }
    }
    return { value, factors, open, used, of: one }
  }

  #isBefore(one: Placed, other: Placed): boolean {
    return this.#figures.indexOf(one) < this.#figures.indexOf(other)
  }

  /** Whether something is taken off this lot: of its unit, or the one named last before it. */
  #isOf({ unit, clause, sentence, part }: Placed, lot: Placed): boolean {
    if (lot.unit === undefined || !isProduce(lot.unit) || lot.isHeld || lot.isOne) return false
    if (unit !== undefined && part === 'taken') return isSame(unit, lot.unit)
    const lots = this.#amounts.filter(
      (one) => one.unit !== undefined && isProduce(one.unit) && !one.isHeld && !one.isOne,
    )
    const before = lots.filter((one) => one.clause <= clause)
    // Of which of several it was nobody says, where none stands beside it.
    const isBeside = before.at(-1)?.clause === clause
    const isSeveral = before.filter((one) => one.unit?.kind === 'thing' && one.per.length === 0).length > 1
    if (isSeveral && !isBeside && (before.at(-1)?.sentence !== sentence || part === 'taken')) return false
    return (before.at(-1) ?? lots[0]) === lot
  }

  /** "The rest": what the lots that were told of leave of the whole, and of it what was taken off. */
  rest(figure: Placed): Counted | undefined {
    const at = this.#figures.indexOf(figure)
    const before = this.#amounts.filter(
      (one) =>
        this.#figures.indexOf(one) < at &&
        one.per.length === 0 &&
        !one.isHeld &&
        !one.isOne &&
        one.unit !== undefined &&
        isProduce(one.unit),
    )
    const [whole] = [...before].sort((a, b) => b.value - a.value)
    if (whole?.unit === undefined) return undefined
    const lots = before.filter((one) => one !== whole && one.unit?.name === whole.unit?.name)
    const kept = this.whole(whole, whole.unit)
    if (kept === AMBIGUOUS || (lots.length === 0 && !this.isLessened)) return undefined
    if (lots.length === 0) return kept
    const value = kept.value - lots.reduce((sum, lot) => sum + lot.value, 0)
    const taken = [...lots.map((lot) => lot.value), ...(kept.factors[0]?.less?.taken ?? [])]
    const shown: Shown = { value, ...saidOf(whole), less: { from: whole.value, taken } }
    return value > 0 && kept.factors.length === 1
      ? { value, factors: [shown], open: kept.open, used: [...kept.used, ...lots] }
      : undefined
  }
}

const lotless: Unit = { kind: 'thing', name: '', size: 1 }
